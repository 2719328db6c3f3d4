import { expect, it } from 'vitest';
import { fontScale } from '../../../web/src/theme/font-scale.ts';

it.each([
  [1920, 1],
  [2560, 2560 / 1920],
  [1550, 1550 / 1920],
  [1400, 1550 / 1920],
])('[R9.4-02] figures of a screen of %i px are scaled by %d', (width, scale) => {
  expect(fontScale(width)).toBe(scale);
});
