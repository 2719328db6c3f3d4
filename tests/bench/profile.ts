import { join } from 'node:path';
import { serverFlags } from '../../bff/install.mjs';
import { owners, sharesOf } from './cpu-profile.ts';
import { changes, operations } from './graph.ts';
import { compareSteady } from './load.ts';
import { ownEnv, start } from './process.ts';
import type { Report } from './report.ts';
import { type Change, startUpstream } from './upstream.ts';

/** Whose code the CPU of an operation goes to, so that it can be seen what of a target is within reach. */

/** One by one: a profile is of a process, and is written at its end. */
async function profile(
  { name, graph, byHand, targets }: (typeof operations)[number],
  change: Change,
  { url, work, report }: { readonly url: string; readonly work: string; readonly report: Report },
): Promise<void> {
  const folder = join(work, `${name}-${change}`);
  const ours = await start(
    'ours',
    ['--cpu-prof', `--cpu-prof-dir=${folder}`, ...serverFlags, 'dist/server.mjs'],
    { ...ownEnv(join(folder, 'data')), UPSTREAM_URL: url },
  );
  const hand = await start('by hand', ['tests/bench/aggregator.ts', url]);
  const [own, base] = await compareSteady([
    { contender: ours, requests: graph },
    { contender: hand, requests: byHand },
  ]);
  await Promise.all([ours.stop(), hand.stop()]);
  const ratio = (own?.cpu ?? 0) / (base?.cpu ?? 1);
  const shares = await sharesOf(folder);
  const parts = owners.map((owner) => `${owner} ${((shares.get(owner) ?? 0) * ratio).toFixed(2)}`);
  report.print(`${name}: ${ratio.toFixed(2)}, target ${targets[change].toFixed(2)}`);
  report.print(`  ${parts.join(', ')}`);
}

export async function benchProfile(work: string, report: Report): Promise<void> {
  const upstream = await startUpstream();
  report.print('whose the CPU is, in ratios to the hand-written aggregator (1.00)');
  for (const { change, title } of changes) {
    // A trace id costs next to nothing more.
    if (change === 'trace') continue;
    upstream.change(change);
    report.print(`\n${title}`);
    for (const operation of operations)
      await profile(operation, change, { url: upstream.url, work, report });
  }
  upstream.server.close();
}
