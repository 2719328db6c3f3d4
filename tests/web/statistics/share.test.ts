import { describe, expect, it } from 'vitest';
import { slicesOf } from '../../../web/src/features/statistics/share.ts';

const rows = (...values: number[]) =>
  values.map((value, index) => ({ id: `s${index}`, label: `店${index}`, value }));
const shown = (values: number[], total: number) =>
  slicesOf(rows(...values), total, '其他').map(({ id, value }) => [id, value]);

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
  it('leaves out shops that only took back, which make the rest larger than the total', () => {
    expect(shown([60, 30, -20], 70)).toEqual([
      ['s0', 60],
      ['s1', 30],
    ]);
    expect(shown([-5, 0], -5)).toEqual([]);
  });
});
