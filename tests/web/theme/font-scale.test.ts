import { expect, it } from 'vitest';
import { fontScale, mobileScale } from '../../../web/src/theme/font-scale.ts';

it.each([
  [1920, 1],
  [2560, 2560 / 1920],
  [1550, 1550 / 1920],
  [1400, 1550 / 1920],
])('[R9.4-02] figures of a screen of %i px are scaled by %d', (width, scale) => {
  expect(fontScale(width)).toBe(scale);
});

it.each([
  [375, 1],
  [390, 390 / 375],
  [320, 320 / 375],
  [280, 320 / 375],
  [768, 430 / 375],
])('[R9.4-03] everything on a phone of %i px is scaled by %d', (width, scale) => {
  expect(mobileScale(width)).toBe(scale);
});
