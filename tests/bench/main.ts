import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fanOut, startBroker } from './fan-out.ts';
import { benchFanOut } from './fan-out-cost.ts';
import { benchGraph } from './graph.ts';
import { benchHome } from './home.ts';
import { benchImport } from './imports.ts';
import { startPeers } from './peers.ts';
import { start, startOurs } from './process.ts';
import { createReport } from './report.ts';
import { benchStart } from './start-rest.ts';
import { startUpstream } from './upstream.ts';

/**
 * `npm run bench`: all of it. What single operations cost beside a hand-written aggregator (1.00), a naive server of
 * the same schema and the servers of others, over one upstream, in one run; then one event to many, imports, start and
 * rest, and the whole of `/home`.
 */

const report = createReport();
const work = await mkdtemp(join(tmpdir(), 'seller-bench-'));
const upstream = await startUpstream();
const { url: brokerUrl, broker, server } = await startBroker();
const env = { UPSTREAM_URL: upstream.url, MQTT_URL: brokerUrl, SOCKETS_PER_USER: '10000' };
const ours = await startOurs(join(work, 'data'), env);
const naive = await start('naive', ['tests/bench/naive.ts', upstream.url, brokerUrl]);
const byHand = await start('by hand', ['tests/bench/aggregator.ts', upstream.url]);
const peers = await startPeers(upstream.url);
try {
  await benchGraph({ ours, byHand, others: [...peers, naive] }, upstream, report);
  // Before the crowd comes: what one of few costs beside a server that executes for each.
  const [own, plain] = [await fanOut(ours, broker), await fanOut(naive, broker)];
  report.check('a delivery to one of 200, to the naive server', own / plain, 1);
} finally {
  await Promise.all([ours, naive, byHand, ...peers].map((contender) => contender.stop()));
}
upstream.server.close();
broker.close();
server.close();

await benchFanOut(work, report);
await benchImport(work, report);
await benchStart(work, report);
await benchHome(work, report);
await report.save('tests/bench/RESULTS.md');
await rm(work, { recursive: true, force: true });
