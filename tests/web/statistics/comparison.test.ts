import { describe, expect, it } from 'vitest';
import {
  comparedFigure,
  isProfitHidden,
  totalOf,
} from '../../../web/src/features/statistics/comparison.ts';
import type { SummaryTotalsFragment } from '../../../web/src/features/statistics/SummaryCards.generated.ts';

const totals = (
  net: string,
  profit: Partial<NonNullable<SummaryTotalsFragment['profit']>> = {},
): SummaryTotalsFragment => ({
  __typename: 'SalesTotals',
  amount: { __typename: 'AmountFigures', sold: net, returned: '0.00', net },
  quantity: { __typename: 'QuantityFigures', sold: 9, returned: 2, net: 7 },
  profit: {
    __typename: 'ProfitFigure',
    profit: '1.50',
    cost: '2.00',
    uncosted: null,
    hiddenReason: null,
    ...profit,
  },
});
const hour = (index: number, net: string, before: string) => ({
  bucket: `2024-03-15T0${index}`,
  comparisonBucket: `2024-03-14T0${index}`,
  figures: { sold: net, returned: '0.00', net },
  comparison: { sold: before, returned: '0.00', net: before },
});
const input = {
  totals: totals('700.00'),
  comparison: totals('800.00'),
  trends: {
    amountTrend: [hour(0, '10.00', '20.00'), hour(1, '5.00', '9.00')],
    quantityTrend: null,
    profitTrend: null,
  },
  nowHour: null,
  days: 7,
  comparisonDays: 8,
  uneven: [],
  comparable: null,
};

describe('what a figure is compared with', () => {
  it('brings a compared period of another length to the same number of days', () => {
    expect(comparedFigure(input, 'amount')).toEqual({
      current: 70_000,
      previous: 80_000,
      level: 70_000,
      untilHour: null,
    });
  });

  it('takes the finished hours of yesterday for today', () => {
    expect(comparedFigure({ ...input, nowHour: 1 }, 'amount')).toEqual({
      current: 1000,
      previous: 2000,
      level: 2000,
      untilHour: 1,
    });
  });

  it('is nothing without a compared period, and where a part could not be read or seen', () => {
    expect(comparedFigure({ ...input, comparison: null }, 'amount')).toBeNull();
    expect(comparedFigure({ ...input, nowHour: 1 }, 'quantity')).toBeNull();
    expect(
      comparedFigure({ ...input, totals: { ...input.totals, amount: null } }, 'sold'),
    ).toBeNull();
  });

  it('is nothing where the paid time of a shop ended in between: what is missing is no fall', () => {
    const uneven = [{ shop: { id: 'temu:1', name: '甲店' }, lastDay: '2024-03-14' }];
    expect(comparedFigure({ ...input, uneven }, 'amount')).toBeNull();
    expect(comparedFigure({ ...input, uneven, nowHour: 1 }, 'amount')).toBeNull();
  });

  it('is made of the shops that are whole in both where there are others', () => {
    const uneven = [{ shop: { id: 'temu:1', name: '甲店' }, lastDay: '2024-03-14' }];
    const comparable = { shopCount: 2, totals: totals('70.00'), comparison: totals('160.00') };
    const compared = { current: 7000, previous: 16_000, level: 14_000, untilHour: null };
    expect(comparedFigure({ ...input, uneven, comparable }, 'amount')).toEqual(compared);
    // The hours are of all shops.
    expect(comparedFigure({ ...input, uneven, comparable, nowHour: 1 }, 'amount')).toBeNull();
  });
});

describe('a figure of the totals', () => {
  it('is in fen or pieces, or null', () => {
    expect(totalOf(input.totals, 'soldQuantity')).toBe(9);
    expect(totalOf(input.totals, 'profit')).toBe(150);
    expect(totalOf({ ...input.totals, profit: null }, 'profit')).toBeNull();
  });

  it('that may not be seen is told from one that could not be read', () => {
    const hidden = totals('1.00', { profit: null, cost: null, hiddenReason: 'NO_PERMISSION' });
    expect(totalOf(hidden, 'profit')).toBeNull();
    expect(isProfitHidden(hidden)).toBe(true);
    expect(isProfitHidden({ ...hidden, profit: null })).toBe(false);
    expect(isProfitHidden(input.totals)).toBe(false);
  });
});
