import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runToEnd, startOurs } from './process.ts';
import type { Report } from './report.ts';
import { writeSalesFile } from './sales-file.ts';
import { writeSalesWorkbook } from './sales-workbook.ts';

/** What an import costs beside only parsing the file, and what it holds in memory whatever the length. */

/** As the script `import` has them, and the processes of the server. */
const heapLimits = [
  '--max-old-space-size=160',
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
];
const lengths = [1_000, 240_000, 1_000_000, 10_000_000];
/** A sheet has no more than 1,048,576 rows. */
const rowsOfWorkbook = 1_000_000;
const mostTimes = 2.5;
/** In MiB, of each process. */
const mostMemory = 250;

/** CPU of writing what an import has left behind into an empty database, in ms. */
async function storing(dataDir: string): Promise<number> {
  const files = [join(dataDir, 'main.db'), join(dataDir, 'copy.db')];
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tests/bench/store-only.ts',
    ...files,
  ]);
  return Number(stdout);
}

export async function benchImport(work: string, report: Report): Promise<void> {
  report.print('\nimport of a sales file');
  const dataDir = join(work, 'import');
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', IMPORT_MAX_BYTES: String(2 ** 32) };
  // Each into a database without lines, with a boss to import for: the demo ones are seeded by a start.
  const run = async (file: string) => {
    await rm(dataDir, { recursive: true, force: true });
    await (await startOurs(dataDir, { DEMO: 'on' })).stop();
    return runToEnd([...heapLimits, 'api/imports/cli.ts', file, '--phone', '13800000001'], env);
  };
  const checkMemory = (name: string, peak: number) =>
    report.check(`memory of ${name}`, peak / 2 ** 20, mostMemory, { unit: 'MiB', digits: 0 });
  for (const lines of lengths) {
    const file = join(work, 'sales.csv');
    await writeSalesFile(file, lines);
    const parsed = await runToEnd(['tests/bench/parse-only.ts', file]);
    const imported = await run(file);
    const name = `${lines.toLocaleString('en-US')} lines`;
    // Of a short file both are little more than the start of a process.
    if (lines >= 100_000) {
      report.check(`CPU of ${name}, to only parsing them`, imported.cpu / parsed.cpu, mostTimes);
      const sorted = await runToEnd(['tests/bench/sort-only.ts', file]);
      const stored = await storing(dataDir);
      const floor = (cpu: number) => ((cpu + stored) / parsed.cpu).toFixed(2);
      report.print(
        `  floor ${floor(sorted.cpu)}: parsed, put in the order of its orders, and what it left behind stored once more; ${floor(parsed.cpu)} for lines that come in order`,
      );
    }
    checkMemory(name, imported.peak);
  }
  const workbook = join(work, 'sales.xlsx');
  await writeSalesWorkbook(workbook, rowsOfWorkbook);
  const { peak } = await run(workbook);
  checkMemory(`a workbook of ${rowsOfWorkbook.toLocaleString('en-US')} lines`, peak);
}
