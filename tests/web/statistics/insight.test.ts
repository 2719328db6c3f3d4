import { describe, expect, it } from 'vitest';
import type { InsightInput } from '../../../web/src/features/statistics/insight.ts';
import { insightsOf } from '../../../web/src/features/statistics/insight.ts';

const steady: InsightInput = {
  netAmount: 100_000,
  previousNetAmount: 100_000,
  totalNetAmount: 100_000,
  soldQuantity: 100,
  returnedQuantity: 5,
  previousSoldQuantity: 100,
  previousReturnedQuantity: 5,
  topShop: { name: '甲店', netAmount: 30_000 },
  shopCount: 5,
  movers: [],
};
const kinds = (change: Partial<InsightInput>) =>
  insightsOf({ ...steady, ...change }).map(({ kind }) => kind);

describe('what to look at first', () => {
  it.each<[string, Partial<InsightInput>, string[]]>([
    ['nothing moved', {}, ['steady']],
    ['sales fell by a fifth', { netAmount: 80_000 }, ['salesDown']],
    ['sales rose by a fifth', { netAmount: 120_000 }, ['salesUp']],
    ['sales moved a little', { netAmount: 90_000 }, ['steady']],
    ['returns rose by two points', { returnedQuantity: 7 }, ['returnsUp']],
    ['returns rose on too few pieces', { soldQuantity: 10, returnedQuantity: 4 }, ['steady']],
    [
      'returns first, then sales',
      { returnedQuantity: 20, netAmount: 50_000 },
      ['returnsUp', 'salesDown'],
    ],
    ['one shop carries all', { topShop: { name: '甲店', netAmount: 70_000 } }, ['concentrated']],
    [
      'one shop carries the finished hours alone',
      { netAmount: 40_000, previousNetAmount: 40_000 },
      ['steady'],
    ],
    [
      'of two shops one is always large',
      { topShop: { name: '甲店', netAmount: 70_000 }, shopCount: 2 },
      ['steady'],
    ],
    [
      'never more than two',
      { returnedQuantity: 20, netAmount: 50_000, topShop: { name: '甲店', netAmount: 45_000 } },
      ['returnsUp', 'salesDown'],
    ],
    [
      'nothing to compare with',
      { previousNetAmount: null, previousSoldQuantity: null, previousReturnedQuantity: null },
      ['noComparison'],
    ],
    ['nothing before', { previousNetAmount: 0 }, ['noComparison']],
  ])('%s', (_title, change, expected) => expect(kinds(change)).toEqual(expected));

  it('names the shops that went the same way, the farthest first', () => {
    const movers = [
      { name: '甲店', difference: -2_000 },
      { name: '乙店', difference: 9_000 },
      { name: '丙店', difference: -98_000 },
      { name: '丁店', difference: -4_000 },
    ];
    const [fallen] = insightsOf({ ...steady, netAmount: 80_000, movers });
    expect(fallen).toMatchObject({
      kind: 'salesDown',
      difference: -20_000,
      movers: [movers[2], movers[3]],
    });
    const [risen] = insightsOf({ ...steady, netAmount: 120_000, movers });
    expect(risen).toMatchObject({ kind: 'salesUp', difference: 20_000, movers: [movers[1]] });
  });
});
