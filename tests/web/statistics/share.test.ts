import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../api/contract/rules/share.ts';
import { partShare } from '../../../web/src/features/statistics/operations/splits.ts';
import { slicesOf } from '../../../web/src/features/statistics/share.ts';

const rows = (...values: number[]) =>
  values.map((value, index) => ({ id: `s${index}`, label: `店${index}`, value }));
const shown = (values: number[], total: number) =>
  slicesOf(rows(...values), total, '其他')?.map(({ id, value }) => [id, value]);

describe('slices of a share chart', () => {
  it('names up to six where they are the whole', () => {
    expect(shown([6, 5, 4, 3, 2, 1], 21)).toHaveLength(6);
    expect(shown([1, 3], 4)).toEqual([
      ['s1', 3],
      ['s0', 1],
    ]);
  });
  it('puts the rest together in a sixth', () => {
    expect(shown([7, 6, 5, 4, 3, 2, 1], 28)).toEqual([
      ['s0', 7],
      ['s1', 6],
      ['s2', 5],
      ['s3', 4],
      ['s4', 3],
      ['others', 3],
    ]);
  });
  it('counts what lies beyond the rows as the rest', () => {
    expect(shown([60, 30], 100)).toEqual([
      ['s0', 60],
      ['s1', 30],
      ['others', 10],
    ]);
  });
  it('counts what took back more than it sold in the rest, so that all together are the total', () => {
    expect(shown([60, 30, 20, 9, 8, 7, -4], 130)).toEqual([
      ['s0', 60],
      ['s1', 30],
      ['s2', 20],
      ['s3', 9],
      ['s4', 8],
      ['others', 3],
    ]);
  });
  it('has no parts where these come to more than the whole', () => {
    expect(shown([60, 30, -20], 70)).toBeUndefined();
    expect(shown([5, -20], -15)).toBeUndefined();
    expect(shown([-5, 0], -5)).toEqual([]);
  });
});

describe('the share of one part', () => {
  it.each([
    [25, 100, 0.25],
    [100, 100, 1],
    [0, 100, 0],
    // The returns of others leave less than it sold, as it took back more than it sold itself, and as all did.
    [60, 40, null],
    [-20, 40, null],
    [60, -40, null],
    [0, 0, null],
  ])('of %i in %i is %s', (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share);
  });

  it('of a category is a dash rather than more than all', () => {
    const part = (id: string, value: number) => ({ id, label: id, value, quantity: 1, list: null });
    const parts = [part('家居', 6000), part('服饰', -2000)];
    expect(parts.map((one) => partShare(one, parts))).toEqual([null, null]);
  });
});
