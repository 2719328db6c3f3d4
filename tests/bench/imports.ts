import { join } from 'node:path';
import { runToEnd, startOurs } from './process.ts';
import type { Report } from './report.ts';
import { writeSalesFile } from './sales-file.ts';

/** What an import costs beside only parsing the file, and what it holds in memory whatever the length. */

/** As the script `import` has them, and the processes of the server. */
const heapLimits = ['--max-old-space-size=160', '--max-semi-space-size=8'];
const lengths = [1_000, 240_000, 1_000_000, 10_000_000];
const mostTimes = 2.5;
/** In MiB. */
const mostMemory = 250;

export async function benchImport(work: string, report: Report): Promise<void> {
  report.print('\nimport of a sales file');
  // A boss to import for: the demo ones are seeded by a start.
  const imports = {
    DATA_DIR: join(work, 'import'),
    LOG_LEVEL: 'warn',
    IMPORT_MAX_BYTES: String(2 ** 32),
  };
  await (await startOurs(imports.DATA_DIR, { DEMO: 'on' })).stop();
  for (const lines of lengths) {
    const file = join(work, `sales-${lines}.csv`);
    await writeSalesFile(file, lines);
    const parsed = await runToEnd(['tests/bench/parse-only.ts', file]);
    const imported = await runToEnd(
      [...heapLimits, 'api/imports/cli.ts', file, '--phone', '13800000001'],
      imports,
    );
    const name = `${lines.toLocaleString('en-US')} lines`;
    // Of a short file both are little more than the start of a process.
    if (lines >= 100_000)
      report.check(`CPU of ${name}, to only parsing them`, imported.cpu / parsed.cpu, mostTimes);
    report.check(`memory of ${name}`, imported.peak / 2 ** 20, mostMemory, {
      unit: 'MiB',
      digits: 0,
    });
  }
}
