import { describe, expect, it } from 'vitest';
import type { PlatformType } from '../../../api/contract/call.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { figures, seededSales, twins, uncosted } from '../../support/seeded-sales.ts';

const known = { hiddenReason: null };
const uncostedAlone = { profit: null, cost: null, hiddenReason: 'NO_COST' };

async function categorised(api: TestApi, platform?: PlatformType) {
  const seeded = await seededSales(api, platform);
  for (const [product, category] of [
    ['P1', '厨房用品'],
    ['P3', '女装'],
  ] as const) {
    await api.db
      .updateTable('product')
      .set({ category })
      .where('product_id', '=', product)
      .execute();
  }
  return seeded;
}

describe('sales by category', () => {
  it.each(twins('getTotalSalesGroupByCatalogue'))(
    '[R7.4-30] [R7.4-56] %s adds up to the total, best first, products without a category too',
    async (name, platform) => {
      const { ask } = await categorised(await testApi(), platform);
      const { code, data } = await ask(name, { shopId: 't,s' });
      expect(code).toBe(0);
      expect(data).toEqual([
        {
          category: '女装',
          quantity: figures(1, 0),
          amount: figures(20_000, 0),
          profit: { ...uncostedAlone, uncosted: uncosted(1, 0, 20_000) },
        },
        {
          category: '厨房用品',
          quantity: figures(3, 1),
          amount: figures(9000, 3000),
          profit: { profit: 4000, cost: 2000, uncosted: uncosted(), ...known },
        },
        {
          category: null,
          quantity: figures(2, 0),
          amount: figures(5000, 0),
          profit: { ...uncostedAlone, uncosted: uncosted(2, 0, 5000) },
        },
      ]);
      const totals = { temu: 'getHistoryTotalSales', shein: 'queryTotalSales' }[platform];
      const total = (await ask(totals, { shopId: 't,s' })).data.current;
      expect(total.net).toBe(20_000 + 6000 + 5000);
    },
  );
});

describe('sales by price', () => {
  it.each(twins('getTotalSalesByDateAndPrice'))(
    '[R7.4-31] [R7.4-57] %s has every band and day, and its parts add up to the total',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      const { code, data } = await ask(name, { shopId: 't,s' });
      expect(code).toBe(0);
      const ends = data.bands.map(({ from, to }: { from: number; to: number }) => [from, to]);
      expect(ends).toEqual([
        [0, 1000],
        [1000, 2000],
        [2000, 5000],
        [5000, 10_000],
        [10_000, null],
      ]);
      // Cups brought 30.00 a piece, hats 25.00, the coat 200.00.
      expect(data.bands[2]).toMatchObject({
        quantity: figures(5, 1),
        amount: figures(14_000, 3000),
        profit: { profit: 4000, cost: 2000, uncosted: uncosted(2, 0, 5000) },
      });
      expect(data.bands[4]).toMatchObject({ amount: figures(20_000, 0) });
      expect((await ask(name, { shopId: 't,s', bandsOnly: true })).data).toEqual({
        bands: data.bands,
        points: [],
      });
      expect(data.points).toHaveLength(7);
      expect(data.points[1]).toMatchObject({ bucket: '2026-03-05' });
      expect(data.points[1].bands[2]).toEqual({
        quantity: figures(0, 1),
        amount: figures(0, 3000),
      });
      const sums = (bands: { amount: { net: number } }[]) =>
        bands.reduce((sum, { amount }) => sum + amount.net, 0);
      expect(sums(data.bands)).toBe(31_000);
      expect(
        data.points.reduce(
          (sum: number, point: { bands: { amount: { net: number } }[] }) => sum + sums(point.bands),
          0,
        ),
      ).toBe(31_000);
    },
  );

  it('goes by month too, and by day for 92 days at most', async () => {
    const { ask } = await seededSales(await testApi());
    const name = 'getTotalSalesByDateAndPrice';
    const long = { startTime: '2025-12-01', endTime: '2026-03-11' };
    const { data } = await ask(name, { ...long, lineType: 'month' });
    expect(data.points.map(({ bucket }: { bucket: string }) => bucket)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
    expect(await ask(name, long)).toMatchObject({ code: 1, msg: expect.stringContaining('92天') });
    expect(await ask(name, { ...long, startTime: '2025-12-10' })).toMatchObject({ code: 0 });
    expect(await ask(name, { ...long, startTime: '2025-12-09' })).toMatchObject({ code: 1 });
  });
});

describe('pieces by SKU', () => {
  const name = 'getLineChartDataVolumeBySKU';
  const skusOf = (data: { skuId: string }[]) => data.map(({ skuId }) => skuId);

  it('[R7.4-29] getLineChartDataVolumeBySKU has one point a day of the SKU that is named', async () => {
    const { ask } = await seededSales(await testApi());
    const { code, data } = await ask(name, { skuIds: ['SCUP-1'] });
    expect(code).toBe(0);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      mallId: 't',
      skuId: 'SCUP-1',
      extCode: 'CUP-1',
      productName: '保温杯',
    });
    expect(data[0].points).toHaveLength(7);
    expect(data[0].points.slice(0, 3)).toEqual([
      { bucket: '2026-03-04', ...figures(3, 0) },
      { bucket: '2026-03-05', ...figures(0, 1) },
      { bucket: '2026-03-06', ...figures(0, 0) },
    ]);
  });

  it('names the best sellers where none is named, in order', async () => {
    const { ask } = await seededSales(await testApi());
    expect(skusOf((await ask(name, { shopId: 's,t' })).data)).toEqual([
      'SCUP-1',
      'SHAT-1',
      'SCOAT-1',
    ]);
    expect(skusOf((await ask(name, { shopId: 's,t', top: 1 })).data)).toEqual(['SCUP-1']);
    expect(skusOf((await ask(name, { skuIds: ['SHAT-1', 'SCUP-1'] })).data)).toEqual([
      'SHAT-1',
      'SCUP-1',
    ]);
    expect((await ask(name, { startTime: '2024-01-01', endTime: '2024-01-02' })).data).toEqual([]);
  });

  it('tells nothing of a SKU of another shop, and takes twenty at most', async () => {
    const { ask } = await seededSales(await testApi());
    expect((await ask(name, { skuIds: ['SCOAT-1'] })).data).toEqual([]);
    const many = Array.from({ length: 21 }, (_, index) => `S${index}`);
    expect(await ask(name, { skuIds: many })).toMatchObject({ code: 1 });
  });
});
