import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fenOf,
  markOf,
  parseDecimal,
  parseMoney,
  plus,
  printDecimal,
  times,
  whole,
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
    '１2x',
    '¥5',
    '5元',
    'USD 5',
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

describe('amounts with their currency', () => {
  const read = (text: string, mark?: '.' | ',') => {
    const money = parseMoney(text, mark);
    return money && [printDecimal(money.value), money.currencies?.usual];
  };

  it.each<[string, string, string | null | undefined]>([
    ['12.5', '12.5', undefined],
    ['-3', '-3', undefined],
    ['¥12.30', '12.3', 'CNY'],
    ['￥ 1,000', '1000', 'CNY'],
    ['12.30元', '12.3', 'CNY'],
    ['CNY 8', '8', 'CNY'],
    ['8RMB', '8', 'CNY'],
    ['-¥5', '-5', 'CNY'],
    ['¥-5', '-5', 'CNY'],
    ['JP¥ 500', '500', 'JPY'],
    ['500円', '500', 'JPY'],
    ['$10', '10', 'USD'],
    ['$.50', '0.5', 'USD'],
    ['-$1,234.50', '-1234.5', 'USD'],
    ['US $10', '10', 'USD'],
    ['$10 USD', '10', 'USD'],
    ['$10 CAD', '10', 'CAD'],
    ['AU $7.5', '7.5', 'AUD'],
    ['HK$7', '7', 'HKD'],
    ['10美元', '10', 'USD'],
    ['£3', '3', 'GBP'],
    ['3.00 €', '3', 'EUR'],
    ['5EUR', '5', 'EUR'],
    ['120000₫', '120000', 'VND'],
    ['120000 đ', '120000', 'VND'],
    ['Rs.10', '10', null],
    ['10 kr', '10', null],
    ['10 zł', '10', 'PLN'],
    ['1.5e3 USD', '1500', 'USD'],
  ])('reads %s', (text, value, currency) => {
    expect(read(text)).toEqual([value, currency]);
  });

  it('reads a decimal comma beside a sign where the file has one', () => {
    expect(read('12,50 €', ',')).toEqual(['12.5', 'EUR']);
    expect(read('€ 1.234,5', ',')).toEqual(['1234.5', 'EUR']);
    expect(markOf('12,50 €')).toBe(',');
    expect(markOf('$12.50')).toBe('.');
  });

  it.each(['', '$', '10 杯', 'A5', '$10 €', '£10 USD', '-$-5', '(-5)', '$1 2', '10 Taler', '5-6'])(
    'does not take %j for an amount',
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );
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
    const decimal = parseDecimal(price) ?? { digits: -1n, scale: 0 };
    expect(fenOf(times(decimal, whole(quantity)))).toBe(fen);
  });

  it('refuses what is beyond belief', () => {
    expect(fenOf({ digits: 10n ** 10n, scale: 0 })).toBeUndefined();
  });

  it('is exact for any price of two decimals', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.integer({ min: 1, max: 10_000 }), (fen, quantity) => {
        const price = `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
        const decimal = parseDecimal(price) ?? { digits: -1n, scale: 0 };
        expect(fenOf(times(decimal, whole(quantity)))).toBe(fen * quantity);
      }),
    );
  });

  it('rounds a converted amount once, and prints exact sums', () => {
    const rated = (amount: string, rate: string) =>
      fenOf(times(parseDecimal(amount) ?? whole(-1), parseDecimal(rate) ?? whole(-1)));
    expect(rated('0.01', '7.1059')).toBe(7);
    expect(rated('10', '7.12345')).toBe(7123);
    expect(rated('10', '7.1235')).toBe(7124);
    expect(rated('99999.99', '0.000281234567')).toBe(2812);
    expect(printDecimal(plus({ digits: 105n, scale: 2 }, { digits: 5n, scale: 3 }), 2)).toBe(
      '1.055',
    );
    expect(printDecimal({ digits: -5n, scale: 2 }, 2)).toBe('-0.05');
    expect(printDecimal({ digits: 71_000n, scale: 4 })).toBe('7.1');
    expect(printDecimal(whole(3), 2)).toBe('3.00');
  });
});
