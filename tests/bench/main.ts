import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fanOut, startBroker } from './fan-out.ts';
import { benchHome } from './home.ts';
import { compare, median, type Request } from './load.ts';
import { comparison, dashboard, range, shopCard, tiny, token } from './operations.ts';
import { type Contender, runToEnd, start, startOurs } from './process.ts';
import { writeSalesFile } from './sales-file.ts';
import { shopIdsOfBench, startUpstream } from './upstream.ts';

/**
 * `npm run bench`: what the product costs beside a hand-written aggregator (1.0) and a naive server of
 * the same schema, over one upstream, in one run. Prints ratios: compare them, never absolute times.
 */

const graphql = (query: string, variables: object = {}): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-requested-with': 'bench',
    authorization: token,
  },
  body: JSON.stringify({ query, variables }),
});
const get = (path: string): Request => ({ method: 'GET', path });
const cards = shopIdsOfBench.map((mallId) => ({
  mallId,
  id: `temu:${mallId}`,
}));
/** `count`: requests of a round, so many that their CPU is far more than one tick of the clock. */
const operations: { name: string; count: number; ours: Request[]; byHand: Request[] }[] = [
  {
    name: 'dashboard, 38 shops',
    count: 200,
    ours: [graphql(dashboard, { range, comparison })],
    byHand: [get('/dashboard')],
  },
  {
    name: 'shop cards, in turn',
    count: 600,
    ours: cards.map(({ id }) => graphql(shopCard, { id })),
    byHand: cards.map(({ mallId }) => get(`/shop/${mallId}`)),
  },
  { name: 'tiny query', count: 2_000, ours: [graphql(tiny)], byHand: [get('/tiny')] },
];

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
  print(`Node ${process.version}; ratios to the hand-written aggregator (1.00)\n`);
  print(
    'operation               CPU ours  naive   latency ours  naive   upstream calls ours/by hand',
  );
  for (const operation of operations) {
    const calls: number[] = [];
    for (const [contender, requests] of [
      [ours, operation.ours],
      [byHand, operation.byHand],
    ] as const) {
      await compare([{ contender, requests }], { rounds: 1, count: 20 });
      const before = upstream.served();
      await compare([{ contender, requests }], { rounds: 1, count: 50 });
      calls.push((upstream.served() - before) / 100);
    }
    const [a, b, c] = await compare(
      [
        { contender: ours, requests: operation.ours },
        { contender: naive, requests: operation.ours },
        { contender: byHand, requests: operation.byHand },
      ],
      { count: operation.count },
    );
    if (!a || !b || !c) throw new Error('A contender is missing');
    print(
      `${operation.name.padEnd(22)} ${ratio(a.cpu, c.cpu)} ${ratio(b.cpu, c.cpu)}        ${ratio(a.latency, c.latency)} ${ratio(b.latency, c.latency)}   ${calls.map((n) => n.toFixed(1)).join(' / ')}`,
    );
  }
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
