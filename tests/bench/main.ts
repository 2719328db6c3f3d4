import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fanOut, startBroker } from './fan-out.ts';
import { benchGraph } from './graph.ts';
import { benchHome } from './home.ts';
import { median } from './load.ts';
import { type Contender, runToEnd, start, startOurs } from './process.ts';
import { writeSalesFile } from './sales-file.ts';
import { startUpstream } from './upstream.ts';

/**
 * `npm run bench`: what the product costs beside a hand-written aggregator (1.0) and a naive server of
 * the same schema, over one upstream, in one run. Prints ratios: compare them, never absolute times.
 */

const ratio = (value: number, base: number) =>
  (base > 0 ? (value / base).toFixed(2) : '-').padStart(7);
const print = (line: string) => process.stdout.write(`${line}\n`);
async function startUpTime(run: () => Promise<Contender>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const contender = await run();
    times.push(await contender.cpu());
    await contender.stop();
  }
  return median(times);
}

const work = await mkdtemp(join(tmpdir(), 'seller-bench-'));
const upstream = await startUpstream();
const { url: brokerUrl, broker, server: brokerServer } = await startBroker();
// All subscribers of the fan-out are one person.
const env = { UPSTREAM_URL: upstream.url, MQTT_URL: brokerUrl, SOCKETS_PER_USER: '10000' };
const runOurs = () => startOurs(join(work, 'data'), env);
const runNaive = () => start('naive', ['tests/bench/naive.ts', upstream.url, brokerUrl]);
const ours = await runOurs();
const naive = await runNaive();
const byHand = await start('by hand', ['tests/bench/aggregator.ts', upstream.url]);
try {
  print(`Node ${process.version}; ratios to the hand-written aggregator (1.00)`);
  await benchGraph({ ours, byHand, others: [naive] }, upstream, print);
  const [memoryOurs, memoryNaive] = await Promise.all([ours.memory(), naive.memory()]);
  print(
    `\nmemory after the load, ours to naive          ${ratio(memoryOurs.now, memoryNaive.now)}`,
  );
  const delivery = await fanOut(ours, broker);
  const deliveryNaive = await fanOut(naive, broker);
  print(`CPU of one delivery to 200 subscribers, ours to naive ${ratio(delivery, deliveryNaive)}`);
} finally {
  await Promise.all([ours.stop(), naive.stop(), byHand.stop()]);
}

print(
  `CPU of a start, ours to naive                 ${ratio(await startUpTime(runOurs), await startUpTime(runNaive))}`,
);
upstream.server.close();

const file = join(work, 'sales.csv');
await writeSalesFile(file, 240_000);
// A boss to import for: the demo ones are seeded by a start.
const imports = { DATA_DIR: join(work, 'import'), LOG_LEVEL: 'warn' };
await (await startOurs(imports.DATA_DIR, { DEMO: 'on' })).stop();
const parsed = await runToEnd(['tests/bench/parse-only.ts', file]);
const imported = await runToEnd(['api/imports/cli.ts', file, '--phone', '13800000001'], imports);
print(
  `import of 240,000 lines to only parsing them: time ${ratio(imported.wall, parsed.wall)}, CPU ${ratio(imported.cpu, parsed.cpu)}, peak memory ${ratio(imported.peak, parsed.peak)}`,
);

await benchHome(work, print);
broker.close();
brokerServer.close();
await rm(work, { recursive: true, force: true });
