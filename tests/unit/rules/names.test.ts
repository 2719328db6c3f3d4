import { describe, expect, it } from 'vitest';
import { maxShopNameUnits, nameUnits, shownShopName } from '../../../api/contract/rules/names.ts';

describe('the length of a name', () => {
  it.each([
    ['', 0],
    ['shop 1', 6],
    ['店铺', 4],
    ['店A', 3],
    ['ÿ', 1],
    ['Ā', 2],
    // One character, though two code units.
    ['😀', 2],
  ])('of %j is %i', (name, units) => {
    expect(nameUnits(name)).toBe(units);
  });

  it('allows a shop 128 Chinese characters or 256 others', () => {
    expect(nameUnits('店'.repeat(128))).toBe(maxShopNameUnits);
    expect(nameUnits('a'.repeat(256))).toBe(maxShopNameUnits);
  });
});

describe('the name that a shop is shown by', () => {
  it('is its seller’s own, else the marketplace’s', () => {
    expect(shownShopName('我的店', 'Shop 1')).toBe('我的店');
    expect(shownShopName('', 'Shop 1')).toBe('Shop 1');
  });
});
