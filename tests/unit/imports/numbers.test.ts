import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  markOf,
  parseDecimal,
  wholeNumber,
} from '../../../api/imports/values/numbers.ts';

const exact = (text: string, mark?: '.' | ',') => {
  const value = parseDecimal(text, mark);
  return value && `${value.digits}/${10 ** value.scale}`;
};

describe('decimals', () => {
  it.each([
    ['12', '12/1'],
    ['12.50', '1250/100'],
    ['-3.999', '-3999/1000'],
    ['+7', '7/1'],
    ['.5', '5/10'],
    ['5.', '5/1'],
    ['1,234.56', '123456/100'],
    ['12,345,678', '12345678/1'],
    ['¥12.30', '1230/100'],
    ['￥ 1,000', '1000/1'],
    ['12.30元', '1230/100'],
    ['CNY 8', '8/1'],
    ['-¥5', '-5/1'],
    ['1.5e3', '1500/1'],
    ['2E-3', '2/1000'],
    ['0', '0/1'],
  ])('reads %s', (text, value) => {
    expect(exact(text)).toBe(value);
  });

  it.each([
    '',
    '-',
    '.',
    'abc',
    '1,23',
    '1,2345',
    '12,34,567',
    '1.2.3',
    '1 2',
    '--1',
    '0x10',
    'NaN',
    'Infinity',
    '1e999',
    '(5)',
    '１2x',
    `1${'0'.repeat(70)}`,
  ])('does not take %j for a number', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('reads a decimal comma where the file has one', () => {
    expect(exact('2,55', ',')).toBe('255/100');
    expect(exact('1.234,5', ',')).toBe('12345/10');
    expect(exact('1,234', ',')).toBe('1234/1000');
    expect(exact('1,234', '.')).toBe('1234/1');
  });

  it.each([
    ['2,55', ','],
    ['1.234,56', ','],
    ['2,5555', ','],
    ['1,234.56', '.'],
    ['2.55', '.'],
    ['.5', '.'],
    ['1,234', undefined],
    ['1.234', undefined],
    ['12', undefined],
  ])('learns the mark of %s', (text, mark) => {
    expect(markOf(text)).toBe(mark);
  });

  it('knows whole numbers of a size that an order can have', () => {
    const whole = (text: string) => wholeNumber(parseDecimal(text) ?? { digits: 0n, scale: 0 });
    expect(whole('5.0')).toBe(5);
    expect(whole('-80995')).toBe(-80_995);
    expect(whole('2.5')).toBeUndefined();
    expect(whole('10000000')).toBe(10_000_000);
    expect(whole('10000001')).toBeUndefined();
  });
});

describe('amounts', () => {
  it.each([
    ['2.55', 6, 1530],
    ['0.125', 1, 13],
    ['0.125', 2, 25],
    ['0.1249999', 1, 12],
    ['0.005', 1, 1],
    ['0.0049', 1, 0],
    ['0.333', 3, 100],
    ['1.005', 1, 101],
    ['0', 9, 0],
    ['1e2', 3, 30_000],
    ['999999999', 1, 99_999_999_900],
  ])('%s × %d are %d fen, half a fen rounded up', (price, quantity, fen) => {
    expect(amountOf(parseDecimal(price) ?? { digits: -1n, scale: 0 }, quantity)).toBe(fen);
  });

  it('refuses what is beyond belief', () => {
    expect(amountOf({ digits: 10n ** 10n, scale: 0 }, 1)).toBeUndefined();
  });

  it('is exact for any price of two decimals', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.integer({ min: 1, max: 10_000 }), (fen, quantity) => {
        const price = `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
        const decimal = parseDecimal(price) ?? { digits: -1n, scale: 0 };
        expect(amountOf(decimal, quantity)).toBe(fen * quantity);
      }),
    );
  });
});
