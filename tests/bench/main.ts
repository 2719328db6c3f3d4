import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchOperations } from './contenders.ts';
import { benchFanOut } from './crowds.ts';
import { benchSight } from './first-sight.ts';
import { benchHome } from './home.ts';
import { benchImport } from './imports.ts';
import { createReport, type Report } from './report.ts';
import { benchStart } from './start-rest.ts';

/**
 * `npm run bench`: what the product costs, part by part or those that are named, and whether that is within the
 * targets. After `graph` the path of another build of the server may follow, which then runs along.
 */

const parts: Readonly<
  Record<string, (work: string, report: Report, before: string | undefined) => Promise<void>>
> = {
  graph: benchOperations,
  'fan-out': benchFanOut,
  import: benchImport,
  start: benchStart,
  home: async (work, report) => {
    await benchSight(work, report);
    await benchHome(work, report);
  },
  sight: benchSight,
};

const given = process.argv.slice(2);
const before = given.find((word) => word.endsWith('.mjs'));
const named = given.filter((word) => word !== before);
const unknown = named.find((word) => !Object.hasOwn(parts, word));
if (unknown !== undefined)
  throw new Error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}`);

const report = createReport();
const work = await mkdtemp(join(tmpdir(), 'seller-bench-'));
// All of them have the first sight once, as a part of `home`.
const wanted = Object.entries(parts).filter(([name]) =>
  named.length === 0 ? name !== 'sight' : named.includes(name),
);
for (const [, part] of wanted) await part(work, report, before);
if (before === undefined)
  await report.save(
    'tests/bench/RESULTS.md',
    wanted.map(([name]) => name),
  );
await rm(work, { recursive: true, force: true });
