import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * `npm run trace`: by area, how many requirements have a passing test that names them, and which have
 * none. Reads the results that the last `npm test` left in tests/.output; exits 1 when there are none.
 */

const outputs = ['tests/.output/main.json', 'tests/.output/e2e.json'];
const idPattern = /R\d+(?:\.\d+)?-\d+/g;

const results = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

interface Requirement {
  readonly id: string;
  readonly area: string;
}

function readRequirements(): Requirement[] {
  const [, ...lines] = readFileSync('tests/requirements.tsv', 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', area = ''] = line.split('\t');
    return { id, area };
  });
}

/** Ids named by at least one passing test, less those that a failing test names too. */
function provenIds(files: readonly string[]): Set<string> {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const file of files) {
    const parsed = results.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const test of parsed.testResults.flatMap((suite) => suite.assertionResults)) {
      const target = test.status === 'passed' ? passed : test.status === 'failed' ? failed : null;
      for (const id of test.fullName.match(idPattern) ?? []) target?.add(id);
    }
  }
  return new Set([...passed].filter((id) => !failed.has(id)));
}

const found = outputs.filter((file) => existsSync(file));
if (found.length === 0) {
  console.error('No test results yet: run npm test first.');
  process.exit(1);
}
const requirements = readRequirements();
const proven = provenIds(found);
const unknown = [...proven].filter((id) => !requirements.some((row) => row.id === id));
const areas = Map.groupBy(requirements, (row) => row.area);
for (const [area, rows] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
  const open = rows.filter((row) => !proven.has(row.id));
  const count = `${rows.length - open.length} of ${rows.length}`;
  console.log(`${area.padEnd(16)} ${count.padStart(10)} proven`);
  if (open.length > 0) console.log(`    none for: ${open.map((row) => row.id).join(' ')}`);
}
const total = requirements.filter((row) => proven.has(row.id)).length;
console.log(`${'all'.padEnd(16)} ${`${total} of ${requirements.length}`.padStart(10)} proven`);
if (unknown.length > 0) {
  console.error(`Tests name requirements that do not exist: ${unknown.join(' ')}`);
  process.exit(1);
}
