import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBroker } from './fan-out.ts';
import { benchGraph } from './graph.ts';
import { startPeers } from './peers.ts';
import { start, startOurs } from './process.ts';
import { createReport } from './report.ts';
import { startUpstream } from './upstream.ts';

/**
 * `npm run bench -- graph`: the CPU of operations beside a hand-written aggregator (1.00). With the path of
 * another `server.mjs` after it, that one runs along in place of the servers of others: what a change brings is
 * seen in one run.
 */
const [beside] = process.argv.slice(2);
const work = await mkdtemp(join(tmpdir(), 'seller-graph-'));
const upstream = await startUpstream();
const { url: brokerUrl, broker, server } = await startBroker();
const env = { UPSTREAM_URL: upstream.url, MQTT_URL: brokerUrl };
const ours = await startOurs(join(work, 'ours'), env);
const others = beside
  ? [await startOurs(join(work, 'before'), env, beside, 'before')]
  : await startPeers(upstream.url);
const byHand = await start('by hand', ['tests/bench/aggregator.ts', upstream.url]);
const report = createReport();
try {
  report.print(`Node ${process.version}; ratios to the hand-written aggregator (1.00)`);
  await benchGraph({ ours, byHand, others }, upstream, report);
} finally {
  await Promise.all([ours, byHand, ...others].map((contender) => contender.stop()));
}
upstream.server.close();
broker.close();
server.close();
await rm(work, { recursive: true, force: true });
