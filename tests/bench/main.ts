import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchOperations } from './contenders.ts';
import { benchFanOut } from './crowds.ts';
import { benchSight } from './first-sight.ts';
import { benchGrowth } from './growth.ts';
import { benchHome } from './home.ts';
import { benchImport } from './imports.ts';
import { benchInteractions } from './interactions.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchProfile } from './profile.ts';
import { createReport, keepSection, type Report } from './report.ts';
import { benchStart } from './start-rest.ts';

/**
 * `npm run bench`: what the product costs, part by part or those that are named, and whether that is within the
 * targets. After `graph` the path of another build of the server may follow, which then runs along.
 */

const parts: Readonly<
  Record<string, (work: string, report: Report, before: string | undefined) => Promise<void>>
> = {
  graph: benchOperations,
  profile: benchProfile,
  'fan-out': benchFanOut,
  import: benchImport,
  start: benchStart,
  home: benchHome,
  growth: benchGrowth,
  interaction: benchInteractions,
  sight: benchSight,
  lighthouse: benchLighthouse,
};

const given = process.argv.slice(2);
const before = given.find((word) => word.endsWith('.mjs'));
const named = given.filter((word) => word !== before);
const unknown = named.find((word) => !Object.hasOwn(parts, word));
if (unknown !== undefined)
  throw new Error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}`);

const work = await mkdtemp(join(tmpdir(), 'seller-bench-'));
for (const [name, part] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const report = createReport();
  await part(work, report, before);
  // Kept part by part: what was measured stays when a later one breaks off.
  if (before === undefined)
    await keepSection('tests/bench/RESULTS.md', Object.keys(parts), name, report.section(name));
}
await rm(work, { recursive: true, force: true });
