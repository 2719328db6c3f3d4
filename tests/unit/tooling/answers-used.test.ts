import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Asked in this way the page answers, and the test goes on whatever it has answered. */
const answerLost = /^\s*(?:await )?shows\(/;

it('no test of the web asks whether something is shown and leaves the answer', () => {
  const lost = globSync('tests/web/**/*.{ts,tsx}').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (answerLost.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(lost).toEqual([]);
});
