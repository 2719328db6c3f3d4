import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { system } from '../../../web/src/theme/system.ts';

/** Of the palette that a part is drawn in. */
const palette = /^colorPalette\./;

it('every ring of the focus has a colour that there is: of another name it is as dark as the words, or not seen at all', () => {
  const named = globSync('web/src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/outlineColor(?:: |=)['"]([\w.]+)['"]/g)].map(
      ([, colour = '']) => ({ file, colour }),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  const isKnown = (colour: string) =>
    palette.test(colour) || system.tokens.getByName(`colors.${colour}`) !== undefined;
  expect(named.filter(({ colour }) => !isKnown(colour))).toEqual([]);
});
