import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { resultsOf } from '../../support/results.mjs';

const suite = `
import { expect, it } from 'vitest';
let tries = 0;
it('passes at the second try', { retry: 1 }, () => expect(++tries).toBe(2));
it('passes at once', { retry: 1 }, () => {});
it('fails twice', { retry: 1 }, () => expect(1).toBe(2));
it.skip('is left out', () => {});
`;
const brokenSuite = `throw new Error('broken before its tests');`;

it('What failed is told by name, and so is what passed only at the second try', () => {
  // Inside of the project, where the suite finds vitest.
  const folder = mkdtempSync(resolve('tests/.retried-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'some.test.ts'), suite);
  writeFileSync(join(folder, 'broken.test.ts'), brokenSuite);
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};\n');
  const report = join(folder, 'report.json');
  spawnSync(
    resolve('node_modules/.bin/vitest'),
    ['run', '--root', folder, '--reporter=json', `--outputFile.json=${report}`],
    { encoding: 'utf8' },
  );
  expect(resultsOf(report)).toEqual({
    passed: 2,
    failures: expect.arrayContaining([
      expect.stringMatching(/some\.test\.ts: fails twice: AssertionError: expected 1 to be 2/),
      expect.stringMatching(/broken\.test\.ts: broken before its tests/),
    ]),
    skipped: 1,
    retried: ['passes at the second try'],
  });
  expect(resultsOf(report).failures).toHaveLength(2);
});

it('A run that left no report is a failure', () => {
  expect(resultsOf('tests/.output/never.json')).toMatchObject({
    passed: 0,
    failures: [expect.stringContaining('never.json')],
  });
});
