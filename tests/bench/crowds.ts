import { join } from 'node:path';
import { isMosquittoInstalled } from '../support/mosquitto.ts';
import { benchBurst } from './burst.ts';
import { benchDeliveries } from './deliveries.ts';
import { fanOut, startBroker } from './fan-out.ts';
import { start, startOurs } from './process.ts';
import type { Report } from './report.ts';
import { startUpstream } from './upstream.ts';

/**
 * The CPU of one delivery to many equal subscribers, beside that of a bare websocket which encodes each message
 * once and does nothing else; how long the last of them waits, and whether any event of a burst is lost.
 */

const most = '20000';
const crowds = [1_000, 5_000];
const limits = {
  SOCKETS_PER_USER: most,
  SOCKETS_PER_ADDRESS: most,
  REQUESTS_PER_MINUTE: '1000000',
};
/** What one delivery may cost, in µs. */
const budget = 35;

export async function benchFanOut(work: string, report: Report): Promise<void> {
  const upstream = await startUpstream();
  const { url: brokerUrl, broker, server } = await startBroker();
  report.print('\none event to many subscribers');
  for (const subscribers of crowds) {
    const ours = await startOurs(join(work, `crowd-${subscribers}`), {
      UPSTREAM_URL: upstream.url,
      MQTT_URL: brokerUrl,
      ...limits,
    });
    const bare = await start('bare', ['tests/bench/bare-socket.ts', brokerUrl]);
    try {
      const messages = Math.max(10, Math.ceil(50_000 / subscribers));
      const served = upstream.served();
      const cost = await fanOut(ours, broker, { subscribers, messages });
      const calls = upstream.served() - served;
      const base = await fanOut(bare, broker, { subscribers, messages });
      const { now } = await ours.memory();
      report.check(`a delivery to one of ${subscribers.toLocaleString('en-US')}`, cost, budget, {
        unit: 'µs',
        digits: 0,
      });
      report.print(
        `  a bare websocket ${base.toFixed(1)} µs, ratio ${(cost / base).toFixed(2)}; ${calls} upstream calls; ${Math.round(now / 2 ** 20)} MiB`,
      );
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  }
  upstream.server.close();
  broker.close();
  server.close();
  if (isMosquittoInstalled) await benchDeliveries(join(work, 'deliveries'), crowds, limits, report);
  else report.print('\n*** NOT MEASURED beside Mosquitto: it is not installed ***');
  await benchBurst(join(work, 'burst'), report);
}
