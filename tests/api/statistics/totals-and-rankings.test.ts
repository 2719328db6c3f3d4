import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { figures, seededSales, twins, uncosted, weekBefore } from '../../support/seeded-sales.ts';

const known = { hiddenReason: null };
const uncostedAlone = { profit: null, cost: null, hiddenReason: 'NO_COST' };

describe('totals', () => {
  it.each(twins('getHistoryTotalSales'))(
    '[R7.4-08] [R7.4-46] %s are amounts in fen',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      expect((await ask(name, { ...weekBefore })).data).toEqual({
        current: figures(14_000, 3000),
        compare: figures(2000, 0),
      });
      expect((await ask(name, { shopId: 's,t' })).data).toEqual({
        current: figures(34_000, 3000),
        compare: null,
      });
    },
  );

  it.each(twins('getHistorySaleVolume'))(
    '[R7.4-06] [R7.4-44] %s are pieces',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      expect((await ask(name, { ...weekBefore })).data).toEqual({
        current: figures(5, 1),
        compare: figures(1, 0),
      });
    },
  );

  it.each(twins('getHistoryTotalProfits'))(
    '[R7.4-10] [R7.4-48] %s are those of what has a cost, what has none beside them',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      expect((await ask(name, { ...weekBefore })).data).toEqual({
        current: { profit: 6000 - 2000, cost: 2000, uncosted: uncosted(2, 0, 5000), ...known },
        compare: { ...uncostedAlone, uncosted: uncosted(1, 0, 2000) },
      });
    },
  );
});

describe('line charts', () => {
  it.each([...twins('getLineChartDataSales'), ...twins('getLineChartDataVolume')])(
    '[R7.4-14] [R7.4-15] [R7.4-51] [R7.4-52] %s has one point a day, zeros included',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      const { current, compare } = (await ask(name, { ...weekBefore })).data;
      const isAmount = /Sales$/.test(name);
      const point = (bucket: string, sold = 0, returned = 0) => ({
        bucket,
        ...figures(sold, returned),
      });
      expect(current).toEqual([
        point('2026-03-04', isAmount ? 9000 : 3),
        isAmount ? point('2026-03-05', 0, 3000) : point('2026-03-05', 0, 1),
        point('2026-03-06'),
        point('2026-03-07'),
        point('2026-03-08'),
        point('2026-03-09'),
        point('2026-03-10', isAmount ? 5000 : 2),
      ]);
      expect(compare).toHaveLength(7);
      expect(compare[6]).toEqual(point('2026-03-03', isAmount ? 2000 : 1));
    },
  );

  it.each(twins('getLineChartDataProfit'))(
    '[R7.4-16] [R7.4-53] %s has one point a day',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      const { current, compare } = (await ask(name, {})).data;
      expect(compare).toBeNull();
      expect(current).toHaveLength(7);
      expect(current.slice(0, 3)).toEqual([
        { bucket: '2026-03-04', profit: 6000, cost: 3000, uncosted: uncosted(), ...known },
        { bucket: '2026-03-05', profit: -2000, cost: -1000, uncosted: uncosted(), ...known },
        { bucket: '2026-03-06', profit: 0, cost: 0, uncosted: uncosted(), ...known },
      ]);
      expect(current[6]).toEqual({
        bucket: '2026-03-10',
        ...uncostedAlone,
        uncosted: uncosted(2, 0, 5000),
      });
    },
  );

  it.each(['hour', 'day', 'month'])(
    'are by %s for each shop what they are for it alone',
    async (lineType) => {
      const { ask } = await seededSales(await testApi());
      const { data } = await ask('getShopSalesByTime', { shopId: 's,t', lineType });
      expect(data.map((row: { mallId: string }) => row.mallId)).toEqual(['s', 't']);
      const line = async (figure: string) => {
        const name = `getLineChartData${figure}`;
        return (await ask(name, { shopId: 't', lineType })).data.current;
      };
      const [amounts, quantities, profits] = await Promise.all(
        ['Sales', 'Volume', 'Profit'].map(line),
      );
      const [, { points }] = data;
      for (const [place, { bucket, amount, quantity, profit }] of points.entries()) {
        expect({ bucket, ...amount }).toEqual(amounts[place]);
        expect({ bucket, ...quantity }).toEqual(quantities[place]);
        expect({ bucket, ...profit }).toEqual(profits[place]);
      }
      expect(points).toHaveLength(amounts.length);
      const nets = await ask('getShopNetAmountsByTime', { shopId: 's,t', lineType });
      expect(nets.data).toEqual(
        data.map((row: { mallId: string; points: { amount: { net: number } }[] }) => ({
          mallId: row.mallId,
          netAmounts: row.points.map(({ amount }) => amount.net),
        })),
      );
    },
  );

  it('go by hour and by month too', async () => {
    const { ask } = await seededSales(await testApi());
    const name = 'getLineChartDataSales';
    const hours = (await ask(name, { lineType: 'hour' })).data.current;
    expect(hours).toHaveLength(7 * 24);
    expect(hours[12]).toEqual({ bucket: '2026-03-04T12', ...figures(9000, 0) });
    const { data } = await ask(name, { lineType: 'month', startTime: '2026-01-31' });
    expect(data.current).toEqual([
      { bucket: '2026-01', ...figures(0, 0) },
      { bucket: '2026-02', ...figures(0, 0) },
      { bucket: '2026-03', ...figures(16_000, 3000) },
    ]);
  });

  it.each([
    ['hour', '2026-03-01', '2026-03-31', 0],
    ['hour', '2026-03-01', '2026-04-01', 1],
    ['day', '2024-01-01', '2026-12-31', 0],
    ['day', '2024-01-01', '2027-01-04', 1],
    ['month', '2000-01-01', '2026-12-31', 0],
    ['month', '1000-01-01', '2026-12-31', 1],
  ])('by %s from %s to %s answers code %i', async (lineType, startTime, endTime, code) => {
    const { ask } = await seededSales(await testApi());
    const answer = await ask('getLineChartDataVolume', { lineType, startTime, endTime });
    expect(answer).toMatchObject({ status: 200, code });
    if (code === 1) expect(answer.msg).toMatch(/时间范围不能超过/);
  });

  it('limit the range to compare with as well', async () => {
    const { ask } = await seededSales(await testApi());
    const answer = await ask('getLineChartDataSales', {
      lineType: 'hour',
      compareStartTime: '2026-01-01',
      compareEndTime: '2026-03-01',
    });
    expect(answer).toMatchObject({ status: 200, code: 1 });
  });
});

describe('rankings', () => {
  it('[R7.4-23] put the best shop first, and shops without sales last', async () => {
    const api = await testApi();
    const { ask, boss } = await seededSales(api);
    await api.shop(boss.user, { mall_id: 'idle' });
    const by = async (rankBy: string, page = {}) =>
      (await ask('getShopSalesRanking', { shopId: 'idle,t,s', rankBy, ...page })).data;
    const { total, rows } = await by('netAmount');
    expect(total).toBe(3);
    expect(rows).toEqual([
      {
        mallId: 's',
        quantity: figures(1, 0),
        amount: figures(20_000, 0),
        profit: { ...uncostedAlone, uncosted: uncosted(1, 0, 20_000) },
      },
      {
        mallId: 't',
        quantity: figures(5, 1),
        amount: figures(14_000, 3000),
        profit: { profit: 4000, cost: 2000, uncosted: uncosted(2, 0, 5000), ...known },
      },
      {
        mallId: 'idle',
        quantity: figures(0, 0),
        amount: figures(0, 0),
        profit: { profit: 0, cost: 0, uncosted: uncosted(), ...known },
      },
    ]);
    const order = async (rankBy: string, page = {}) =>
      (await by(rankBy, page)).rows.map((row: { mallId: string }) => row.mallId);
    expect(await order('netQuantity')).toEqual(['t', 's', 'idle']);
    // What has no cost has no profit, and stands last.
    expect(await order('profit')).toEqual(['t', 'idle', 's']);
    expect(await order('netAmount', { pageSize: 2, pageIndex: 2 })).toEqual(['idle']);
  });

  it.each(twins('getProductSalesRanking'))(
    '[R7.4-12] [R7.4-50] %s puts the best product first',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      const { total, rows } = (await ask(name, { shopId: 't,s', pageSize: 2 })).data;
      expect(total).toBe(3);
      expect(rows).toEqual([
        {
          mallId: 's',
          productId: 'P3',
          skcId: 'CCOAT',
          skuId: 'SCOAT-1',
          extCode: 'COAT-1',
          productName: '大衣',
          quantity: figures(1, 0),
          amount: figures(20_000, 0),
          profit: { ...uncostedAlone, uncosted: uncosted(1, 0, 20_000) },
        },
        {
          mallId: 't',
          productId: 'P1',
          skcId: 'CCUP',
          skuId: 'SCUP-1',
          extCode: 'CUP-1',
          productName: '保温杯',
          quantity: figures(3, 1),
          amount: figures(9000, 3000),
          profit: { profit: 4000, cost: 2000, uncosted: uncosted(), ...known },
        },
      ]);
      const names = async (fields: Record<string, unknown>) =>
        (await ask(name, fields)).data.rows.map((row: { productName: string }) => row.productName);
      expect(await names({ rankBy: 'netQuantity', level: 'spu' })).toEqual(['保温杯', '遮阳帽']);
      expect(await names({ rankBy: 'profit' })).toEqual(['保温杯', '遮阳帽']);
      expect(await names({ keyword: ' hat ', level: 'skc' })).toEqual(['遮阳帽']);
      expect(await names({ keyword: '%' })).toEqual([]);
    },
  );

  it.each(twins('getShopLatelySalesInfos'))(
    '[R7.4-13] [R7.4-58] %s tells the last days of each shop, and its rank among all visible ones',
    async (name, platform) => {
      const api = await testApi();
      const { ask, boss } = await seededSales(api, platform);
      await api.shop(boss.user, { mall_id: 'idle', platform });
      const none = { quantity: 0, amount: 0 };
      expect((await ask(name, { shopId: 't,idle' })).data).toEqual([
        {
          mallId: 't',
          today: { quantity: 4, amount: 4000 },
          yesterday: { quantity: 2, amount: 5000 },
          lastSevenDays: { quantity: 4, amount: 11_000 },
          lastThirtyDays: { quantity: 5, amount: 13_000 },
          salesRanking: 2,
        },
        {
          mallId: 'idle',
          today: none,
          yesterday: none,
          lastSevenDays: none,
          lastThirtyDays: none,
          salesRanking: null,
        },
      ]);
    },
  );
});
