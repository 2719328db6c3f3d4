import { describe, expect, it } from 'vitest';
import { expectedSettlements, unsettledDays } from '../../../api/contract/rules/settlement.ts';

const today = '2026-03-11';
const sold = (...days: [day: string, amount: number][]) =>
  days.map(([day, amount]) => ({ day, amount }));

describe('expected settlements', () => {
  it.each<[why: string, pending: number, sales: [string, number][], due: [string, number][]]>([
    ['15 days after the sale', 500, [['2026-03-11', 100]], [['2026-03-26', 500]]],
    [
      'in proportion to what was sold, to the fen',
      100,
      [
        ['2026-03-01', 1],
        ['2026-03-02', 1],
        ['2026-03-03', 1],
      ],
      [
        ['2026-03-16', 33],
        ['2026-03-17', 34],
        ['2026-03-18', 33],
      ],
    ],
    [
      'in the order of the days, however they come',
      30,
      [
        ['2026-03-09', 200],
        ['2026-03-08', 100],
      ],
      [
        ['2026-03-23', 10],
        ['2026-03-24', 20],
      ],
    ],
    [
      'what was sold before is settled',
      50,
      [
        ['2026-02-24', 900],
        ['2026-02-25', 1],
      ],
      [['2026-03-12', 50]],
    ],
    [
      'a day of returns brings nothing',
      50,
      [
        ['2026-03-01', -5],
        ['2026-03-02', 1],
      ],
      [['2026-03-17', 50]],
    ],
    ['nobody knows where nothing sold', 50, [], []],
    ['nothing waits', 0, [['2026-03-01', 5]], []],
  ])('%s', (_why, pending, sales, due) => {
    expect(expectedSettlements(pending, sold(...sales), today)).toEqual(sold(...due));
  });

  it('are all of what waits, in the days after today', () => {
    const { start } = unsettledDays(today);
    for (let seed = 1; seed < 200; seed += 1) {
      const sales = Array.from({ length: 15 }, (_, place) => ({
        day: new Date(Date.parse(start) + place * 86_400_000).toISOString().slice(0, 10),
        amount: (seed * (place + 3) * 7919) % 1009,
      }));
      const due = expectedSettlements(seed * 7, sales, today);
      expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(seed * 7);
      expect(due.every(({ day }) => day > today && day <= '2026-03-26')).toBe(true);
    }
  });
});
