import { setImmediate as nextTurn } from 'node:timers/promises';
import { crowdOf, overGraph } from './deliveries.ts';
import { publishRefresh, startBroker } from './fan-out.ts';
import { startOurs } from './process.ts';
import type { Report } from './report.ts';
import { startUpstream } from './upstream.ts';

/** Whether all of many events that come at once reach a subscriber that reads as fast as it can. */

const events = 100_000;
const first = Date.UTC(2026, 0, 1);

export async function benchBurst(work: string, report: Report): Promise<void> {
  const upstream = await startUpstream();
  const { url: brokerUrl, broker, server } = await startBroker();
  const ours = await startOurs(work, { UPSTREAM_URL: upstream.url, MQTT_URL: brokerUrl });
  const publish = (index: number) => publishRefresh(broker, index, first + index);
  const missing = new Set<number>();
  let over = () => {};
  const crowd = await crowdOf(1, overGraph(ours.url), publish, (text) => {
    const [, at = ''] = /"at":"([^"]+)"/.exec(String(text)) ?? [];
    if (missing.delete(Date.parse(at) - first) && missing.size === 0) over();
  });
  const done = new Promise<void>((resolve) => {
    over = resolve;
  });
  for (let index = 1; index <= events; index += 1) missing.add(index);
  const begun = performance.now();
  for (let index = 1; index <= events; index += 1) {
    await publish(index);
    if (index % 100 === 0) await nextTurn();
  }
  const published = performance.now() - begun;
  // As long as anything still comes, the rest may come too.
  for (let before = Number.POSITIVE_INFINITY; missing.size > 0 && missing.size < before; ) {
    before = missing.size;
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  }
  report.check(`events lost of a burst of ${events.toLocaleString('en-US')}`, missing.size, 0, {
    digits: 0,
  });
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const { peak } = await ours.memory();
  report.print(
    `  published in ${seconds(published)} s, all there after ${seconds(performance.now() - begun)} s; ${Math.round(peak / 2 ** 20)} MiB at the most`,
  );
  for (const subscriber of crowd) subscriber.leave();
  await ours.stop();
  upstream.server.close();
  broker.close();
  server.close();
}
