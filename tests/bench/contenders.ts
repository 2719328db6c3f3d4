import { join } from 'node:path';
import { fanOut, startBroker } from './fan-out.ts';
import { benchGraph } from './graph.ts';
import { startPeers } from './peers.ts';
import { start, startOurs } from './process.ts';
import type { Report } from './report.ts';
import { startUpstream } from './upstream.ts';

/**
 * Single operations beside a hand-written aggregator (1.00), a naive server of the same schema, the servers of
 * others and the least that is possible with Yoga, over one upstream, in one run. With another build of the server,
 * that one runs along in place of the others.
 */
export async function benchOperations(
  work: string,
  report: Report,
  before: string | undefined,
): Promise<void> {
  const upstream = await startUpstream();
  const { url: brokerUrl, broker, server } = await startBroker();
  const env = { UPSTREAM_URL: upstream.url, MQTT_URL: brokerUrl, SOCKETS_PER_USER: '10000' };
  const ours = await startOurs(join(work, 'ours'), env);
  const byHand = await start('by hand', ['tests/bench/aggregator.ts', upstream.url]);
  const naive = await start('naive', ['tests/bench/naive.ts', upstream.url, brokerUrl]);
  const floor = await start('floor', ['tests/bench/floor.ts', upstream.url]);
  const others = before
    ? [await startOurs(join(work, 'before'), env, before, 'before')]
    : [...(await startPeers(upstream.url)), naive];
  try {
    report.print('ratios to the hand-written aggregator (1.00)');
    await benchGraph({ ours, byHand, others, floor }, upstream, report);
    const [own, plain] = [await fanOut(ours, broker), await fanOut(naive, broker)];
    report.check('a delivery to one of 200, to the naive server', own / plain, 1);
  } finally {
    const all = new Set([ours, naive, byHand, floor, ...others]);
    await Promise.all([...all].map((contender) => contender.stop()));
  }
  upstream.server.close();
  broker.close();
  server.close();
}
