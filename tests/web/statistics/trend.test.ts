import { beforeAll, describe, expect, it } from 'vitest';
import type { Trends } from '../../../web/src/features/statistics/trend.ts';
import {
  bucketLabel,
  bucketTitle,
  dayTitle,
  finishedValue,
  lineOf,
  sameHours,
  trendOf,
} from '../../../web/src/features/statistics/trend.ts';
import { sumOfUncosted } from '../../../web/src/features/statistics/uncosted.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';

beforeAll(() => i18n.loadNamespaces('statistics'));

const pointsOf = (...input: Parameters<typeof trendOf>) => trendOf(...input) ?? [];
const hour = (index: number) => `T${String(index).padStart(2, '0')}`;
const money = (yuan: number) => yuan.toFixed(2);

/** Each hour of today sells 10 yuan + hour, yesterday 20 yuan + hour; profit is hidden from hour 20. */
const trends: Trends = {
  amountTrend: Array.from({ length: 24 }, (_, index) => ({
    bucket: `2024-03-15${hour(index)}`,
    comparisonBucket: `2024-03-14${hour(index)}`,
    figures: { sold: money(11 + index), returned: '1.00', net: money(10 + index) },
    comparison: { sold: money(22 + index), returned: '2.00', net: money(20 + index) },
  })),
  quantityTrend: Array.from({ length: 24 }, (_, index) => ({
    bucket: `2024-03-15${hour(index)}`,
    comparisonBucket: null,
    figures: { sold: 5, returned: 2, net: 3 },
    comparison: null,
  })),
  profitTrend: Array.from({ length: 24 }, (_, index) => ({
    bucket: `2024-03-15${hour(index)}`,
    comparisonBucket: `2024-03-14${hour(index)}`,
    figure:
      index < 20
        ? { profit: '-0.10', uncosted: null, hiddenReason: null }
        : { profit: null, uncosted: null, hiddenReason: 'NO_PERMISSION' as const },
    comparison: { profit: '0.30', uncosted: null, hiddenReason: null },
  })),
};

describe('the hour that is not over', () => {
  it('is told, and is no point of the line', () => {
    const points = pointsOf(trends, 'amount', '2024-03-15T13');
    expect(points.filter(({ isRunning }) => isRunning).map(({ bucket }) => bucket)).toEqual([
      '2024-03-15T13',
    ]);
    expect(points[13]?.value).toBe(2_300);
    const line = lineOf(points);
    expect(line[12]).toBe(2_200);
    expect(line.slice(13)).toEqual(Array(11).fill(null));
  });

  it('is one in the first hour of a day, of which nothing else is known', () => {
    const line = lineOf(pointsOf(trends, 'amount', '2024-03-15T00'));
    expect(line).toEqual([1_000, ...Array(23).fill(null)]);
  });

  it('is none of a day that is over, nor of days', () => {
    expect(lineOf(pointsOf(trends, 'amount', '2024-03-16T13'))).not.toContain(null);
  });
});

describe('the day that is not over', () => {
  it('says so, and is no point of a line by day', () => {
    const t = i18n.getFixedT('zh-CN', 'statistics');
    expect(dayTitle('2024-03-15', '2024-03-15', t)).toBe('2024-03-15（进行中，未计入曲线）');
    expect(dayTitle('2024-03-14', '2024-03-15', t)).toBe('2024-03-14');
    expect(finishedValue('2024-03-15', '2024-03-15', 3)).toBeNull();
    expect(finishedValue('2024-03-14', '2024-03-15', 3)).toBe(3);
    // A month is drawn while it runs.
    expect(finishedValue('2024-03', '2024-03-15', 3)).toBe(3);
  });
});

describe('trend points', () => {
  it('are whole fen of the figure asked for, beside the compared ones', () => {
    const [first] = pointsOf(trends, 'amount', '2024-03-15T23');
    expect(first).toEqual({
      bucket: '2024-03-15T00',
      comparisonBucket: '2024-03-14T00',
      value: 1000,
      previous: 2000,
      isRunning: false,
      uncosted: null,
    });
    expect(pointsOf(trends, 'sold', '2024-03-15T23')[2]).toMatchObject({
      value: 1300,
      previous: 2400,
    });
    expect(pointsOf(trends, 'returned', '2024-03-15T23')[2]).toMatchObject({
      value: 100,
      previous: 200,
    });
    expect(pointsOf(trends, 'quantity', '2024-03-15T23')[0]).toMatchObject({
      value: 3,
      previous: null,
    });
    expect(pointsOf(trends, 'profit', '2024-03-15T23')[0]).toMatchObject({
      value: -10,
      previous: 30,
    });
  });

  it('have no profit where nothing has a cost, and tell what a profit leaves out', () => {
    const uncosted = { sold: 5, returned: 5, amount: '10.00' };
    const none = { sold: 0, returned: 0, amount: '0.00' };
    const hourly = [
      { profit: '3.00', uncosted: none, hiddenReason: null },
      { profit: '1.00', uncosted, hiddenReason: null },
      { profit: null, uncosted, hiddenReason: 'NO_COST' as const },
    ].map((figure, index) => ({
      bucket: `2024-03-15${hour(index)}`,
      comparisonBucket: null,
      figure,
      comparison: figure,
    }));
    const partly = { ...trends, profitTrend: hourly };
    const points = pointsOf(partly, 'profit', '2024-03-15T23');
    expect(points.map(({ value }) => value)).toEqual([300, 100, null]);
    expect(points.map((point) => point.uncosted)).toEqual([null, uncosted, uncosted]);
    expect(sumOfUncosted(points.map((point) => point.uncosted))).toEqual({
      sold: 10,
      returned: 10,
      amount: '20.00',
    });
    // An hour without any cost adds nothing to a sum, and does not end it.
    expect(sameHours(partly, 'profit', 3)).toMatchObject({ current: 400, previous: 400 });
  });

  it('have no value for hours that are still to come, and keep the compared ones', () => {
    const points = pointsOf(trends, 'amount', '2024-03-15T13');
    expect(points[13]?.value).toBe(2300);
    expect(points[14]).toMatchObject({ value: null, previous: 3400 });
  });

  it('of past days and months are all there', () => {
    const days: Trends = {
      ...trends,
      quantityTrend: [
        {
          bucket: '2024-03',
          comparisonBucket: null,
          figures: { sold: 1, returned: 0, net: 1 },
          comparison: null,
        },
        {
          bucket: '2024-04',
          comparisonBucket: null,
          figures: { sold: 1, returned: 0, net: 1 },
          comparison: null,
        },
      ],
    };
    expect(pointsOf(days, 'quantity', '2024-03-15T13').map(({ value }) => value)).toEqual([
      1,
      null,
    ]);
  });
});

describe('a trend that could not be read', () => {
  it('is null, and leaves the others alone', () => {
    const partial = { ...trends, quantityTrend: null };
    expect(trendOf(partial, 'soldQuantity', '2024-03-15T13')).toBeNull();
    expect(trendOf(partial, 'amount', '2024-03-15T13')).toHaveLength(24);
    expect(sameHours(partial, 'quantity', 3)).toBeNull();
  });
});

describe('today against the same hours of yesterday', () => {
  it('sums the finished hours only', () => {
    expect(sameHours(trends, 'amount', 3)).toEqual({ current: 3300, previous: 6300, untilHour: 3 });
    expect(sameHours(trends, 'profit', 20)).toEqual({
      current: -200,
      previous: 600,
      untilHour: 20,
    });
  });
  it('says nothing in the first hour, without a comparison, or about what may not be seen', () => {
    expect(sameHours(trends, 'amount', 0)).toBeNull();
    expect(sameHours(trends, 'quantity', 3)).toBeNull();
    expect(sameHours(trends, 'profit', 21)).toBeNull();
  });
});

describe('names of points', () => {
  it.each([
    ['2024-03-15T04', '04:00', '2024-03-15 04:00'],
    ['2024-03-05', '3月5日', '2024-03-05'],
    ['2011-12', '2011年12月', '2011-12'],
  ])('%s', (bucket, label, title) => {
    expect(bucketLabel(bucket)).toBe(label);
    expect(bucketTitle(bucket)).toBe(title);
  });
});
