import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fanOut, startBroker } from './fan-out.ts';
import { start, startOurs } from './process.ts';
import { startUpstream } from './upstream.ts';

/**
 * `npm run bench -- fan-out`: the CPU of one delivery to many equal subscribers, beside that of a bare
 * websocket which encodes each message once and does nothing else. Compare the ratios.
 */
const work = await mkdtemp(join(tmpdir(), 'seller-fan-out-'));
const upstream = await startUpstream();
const { url: brokerUrl, broker, server } = await startBroker();
const print = (line: string) => process.stdout.write(`${line}\n`);
const most = '20000';
const runs = [1_000, 5_000];

for (const subscribers of runs) {
  const ours = await startOurs(join(work, `data-${subscribers}`), {
    UPSTREAM_URL: upstream.url,
    MQTT_URL: brokerUrl,
    SOCKETS_PER_USER: most,
    SOCKETS_PER_ADDRESS: most,
    REQUESTS_PER_MINUTE: '1000000',
  });
  const bare = await start('bare', ['tests/bench/bare-socket.ts', brokerUrl]);
  try {
    const messages = Math.max(10, Math.ceil(50_000 / subscribers));
    const served = upstream.served();
    const cost = await fanOut(ours, broker, { subscribers, messages });
    const calls = upstream.served() - served;
    const base = await fanOut(bare, broker, { subscribers, messages });
    const { now } = await ours.memory();
    print(
      `${subscribers} subscribers: ${cost.toFixed(1)} µs a delivery, bare ${base.toFixed(1)} µs, ratio ${(cost / base).toFixed(2)}; ${calls} upstream calls; ${Math.round(now / 2 ** 20)} MiB`,
    );
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
upstream.server.close();
broker.close();
server.close();
await rm(work, { recursive: true, force: true });
