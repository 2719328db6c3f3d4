import { describe, expect, it } from 'vitest';
import { axisFigure } from '../../../../web/src/features/statistics/axis.ts';
import { changeOf, changeText } from '../../../../web/src/shared/kpi/change.ts';
import {
  badgeText,
  cardCount,
  cardMoney,
  fullCount,
  fullMoney,
  percent,
  shortCount,
  shortMoney,
  toFen,
} from '../../../../web/src/shared/kpi/money.ts';

describe('figures', () => {
  it.each([
    ['0.00', 0],
    ['0.07', 7],
    ['1234.56', 123_456],
    ['-19.99', -1999],
    ['90071992547.09', 9_007_199_254_709],
  ])('%s yuan are %i fen', (money, fen) => expect(toFen(money)).toBe(fen));

  it.each([
    [0, '¥0.00', '¥0.00'],
    [999_999, '¥9,999.99', '¥9,999.99'],
    [1_000_000, '¥1.00万', '¥10,000.00'],
    [1_234_560, '¥1.23万', '¥12,345.60'],
    [-1_234_560, '−¥1.23万', '−¥12,345.60'],
    [9_999_999_999, '¥1.00亿', '¥99,999,999.99'],
    [12_345_678_901_234, '¥1,234.57亿', '¥123,456,789,012.34'],
  ])('%i fen read %s in short and %s in full', (fen, short, full) => {
    expect(shortMoney(fen)).toBe(short);
    expect(fullMoney(fen)).toBe(full);
  });

  it.each([
    [0, '0', '0'],
    [9999, '9,999', '9,999'],
    [240_007, '24.00万', '240,007'],
    [-12_000, '−1.20万', '−12,000'],
  ])('%i pieces read %s in short and %s in full', (count, short, full) => {
    expect(shortCount(count)).toBe(short);
    expect(fullCount(count)).toBe(full);
  });

  it.each([
    [0, '¥0.00'],
    [1_321_450, '¥13,214.50'],
    [-999_999_999, '−¥9,999,999.99'],
    [1_000_000_000, '¥1,000.00万'],
    [-12_345_678_901, '−¥1.23亿'],
  ])('%i fen read %s on a card: to the last fen up to nine digits', (fen, text) => {
    expect(cardMoney(fen)).toBe(text);
  });

  it('pieces too are told to the last one on a card', () => {
    expect([240_007, -999_999_999, 1_000_000_000].map(cardCount)).toEqual([
      '240,007',
      '−999,999,999',
      '10.00亿',
    ]);
  });

  it('all have the same minus, on the axis of a chart and in a percentage too', () => {
    const figures = [percent(-9), percent(-0.0001), fullCount(-7), fullMoney(-500)];
    expect(figures).toEqual(['−900.0%', '0.0%', '−7', '−¥5.00']);
    expect([axisFigure('quantity', -7), axisFigure('amount', -2_000_000)]).toEqual(['−7', '−2万']);
  });

  it('[R2.6-08] a badge says at most 99+', () => {
    expect([0, 7, 99, 100, 120].map(badgeText)).toEqual(['0', '7', '99', '99+', '99+']);
  });

  it('percent has one decimal', () => {
    expect([0, 0.0824, 1].map(percent)).toEqual(['0.0%', '8.2%', '100.0%']);
  });
});

describe('change against the compared period', () => {
  it.each([
    [120, 100, 'up', '+20.0%'],
    [80, 100, 'down', '−20.0%'],
    [100, 100, 'flat', '0.0%'],
    [0, 0, 'flat', '0.0%'],
    [100_049, 100_000, 'flat', '0.0%'],
    [99_951, 100_000, 'flat', '0.0%'],
    [100_050, 100_000, 'up', '+0.1%'],
    [99_950, 100_000, 'down', '−0.1%'],
    [5, 0, 'up', null],
    [50, -100, 'up', '+150.0%'],
    [-150, -100, 'down', '−50.0%'],
    [100_000, 1, 'up', '+999%以上'],
  ] as const)('%i after %i', (current, previous, direction, text) => {
    const change = changeOf(current, previous);
    expect(change.direction).toBe(direction);
    expect(changeText(change)).toBe(text);
  });
});
