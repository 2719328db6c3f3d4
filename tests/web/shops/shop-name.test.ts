import { describe, expect, it } from 'vitest';
import { cutName, nameFault } from '../../../web/src/features/shops/rename/shop-name.ts';

describe('a new name of a shop', () => {
  const faultOf = (name: string, maxUnits = 256) => nameFault(name, { maxUnits, taken: ['甲店'] });

  it('[R5.8-01] is counted without the blanks around it, a double-byte character as two', () => {
    expect(faultOf(`  ${'店'.repeat(128)}  `)).toBeUndefined();
    expect(faultOf('店'.repeat(129))).toBe('nameTooLong');
    expect(faultOf('a'.repeat(256))).toBeUndefined();
    expect(faultOf('a'.repeat(257))).toBe('nameTooLong');
    expect(faultOf('a')).toBeUndefined();
  });

  it('is neither blank nor a name that there is', () => {
    expect(faultOf(' \t　')).toBe('nameRequired');
    expect(faultOf(' 甲店 ')).toBe('nameTaken');
  });

  it.each([
    ['九个汉字的店铺名称', '九个汉字的店铺名'],
    ['A区七个汉字的店名', 'A区七个汉字的店'],
    ['ABCDEFGHIJKLMNOPQ', 'ABCDEFGHIJKLMNOP'],
    ['🛒七个汉字的店名二', '🛒七个汉字的店名'],
  ])('%s is cut to what fits into 16', (typed, kept) => expect(cutName(typed, 16)).toBe(kept));
});
