import { describe, expect, it } from 'vitest';
import type { PlatformType } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi } from '../../support/api.ts';
import { lineOf } from '../../support/catalogue.ts';
import { seededSales, uncosted } from '../../support/seeded-sales.ts';
import { addShippingOrder } from '../../support/shipping.ts';

interface Profit {
  readonly profit: number | null;
  readonly uncosted: ReturnType<typeof uncosted>;
}

const refreshes = (api: Awaited<ReturnType<typeof testApi>>) =>
  api.published.map(({ topic }) => topic).sort();

describe('costs', () => {
  const seeded = async (platform?: PlatformType) => {
    const api = await testApi();
    const sales = await seededSales(api, platform);
    const { ask, boss } = sales;
    const save = (costs: unknown, name = 'saveCostBySku', token = boss.token) =>
      api.call(name, { costs }, { token });
    const row = async (skuId: string, shopId = 't,s') =>
      (await ask('getProductInfoList', { shopId, level: 'sku', skuId: [skuId] })).data.rows[0];
    return { api, save, row, ...sales };
  };

  it('[R7.4-64] [R7.4-66] costBySku saves one: productInfo shows it, and one SKU fewer lacks it', async () => {
    const { api, save, ask } = await seeded();
    const counts = async () => (await ask('costIsNullTotal', { shopId: 's' })).data;
    expect(await counts()).toEqual({ hasCost: 0, noCost: 1 });
    const costs = [{ shopId: 's', skuId: 'SCOAT-1', cost: 12_050 }];
    expect(await save(costs, 'costBySku')).toMatchObject({ code: 0, data: null });
    const { rows } = (await ask('productInfo', { shopId: 's', level: 'sku' })).data;
    expect(rows).toMatchObject([{ skuId: 'SCOAT-1', costMin: 12_050, profit: 7950, noCostNum: 0 }]);
    expect(await counts()).toEqual({ hasCost: 1, noCost: 0 });
    expect(api.published).toEqual([
      {
        topic: 'web_shop_refresh/s',
        message: { mallId: 's', time: api.clock.now(), requestId: expect.any(String) },
      },
    ]);
  });

  it('[R7.4-64] move every figure of profit, that of the past too, and no two disagree', async () => {
    const { api, save, ask, t, row } = await seeded('temu');
    await appendSaleLines(api.db, [lineOf(t, (await refOf(api, 'SHAT-1')) ?? 0, '2024-05-06')]);
    const long = { startTime: '2024-05-01', endTime: '2026-03-11', shopId: 't,s' };
    const profits = async (fields: object) => {
      const ranged = { ...long, ...fields };
      const { current } = (await ask('getHistoryTotalProfits', ranged)).data;
      const shops = (await ask('getShopSalesRanking', ranged)).data.rows;
      const products = (await ask('getProductSalesRanking', ranged)).data.rows;
      const listed = (await ask('getProductInfoList', ranged)).data.rows;
      const sum = (figures: readonly Profit[]) => ({
        // What has no cost at all has no profit.
        profit: figures.reduce((all, each) => all + (each.profit ?? 0), 0),
        uncosted: figures.reduce(
          (all, { uncosted: { sold, returned, amount } }) => ({
            sold: all.sold + sold,
            returned: all.returned + returned,
            amount: all.amount + amount,
          }),
          uncosted(),
        ),
      });
      const total = sum([current]);
      expect(sum(shops.map((shop: { profit: Profit }) => shop.profit))).toEqual(total);
      expect(sum(products.map((one: { profit: Profit }) => one.profit))).toEqual(total);
      expect(sum(listed)).toEqual(total);
      return total;
    };
    const hours = async () =>
      (
        await ask('getLineChartDataProfit', {
          startTime: '2026-03-10',
          endTime: '2026-03-10',
          lineType: 'hour',
        })
      ).data.current.find((point: { bucket: string }) => point.bucket === '2026-03-10T12');

    expect(await profits({})).toEqual({ profit: 4000, uncosted: uncosted(9, 0, 32_000) });
    expect(await hours()).toMatchObject({
      profit: null,
      cost: null,
      hiddenReason: 'NO_COST',
      uncosted: uncosted(2, 0, 5000),
    });

    const saved = await save([
      { shopId: 't', skuId: 'SHAT-1', cost: 100 },
      { shopId: 't', skuId: 'SCUP-1', cost: 1500 },
      { shopId: 's', skuId: 'SCOAT-1', cost: 0 },
    ]);
    expect(saved.code).toBe(0);
    // 8 hats of 1.00 and 2 cups that cost 5.00 more.
    expect(await profits({})).toEqual({ profit: 36_000 - 800 - 1000, uncosted: uncosted() });
    // Days, whole months, hours, and the other source.
    expect(await profits({ startTime: '2026-03-04', endTime: '2026-03-10' })).toEqual({
      profit: 6000 - 3000 + 5000 - 200 + 20_000,
      uncosted: uncosted(),
    });
    expect(await profits({ endTime: '2024-12-31' })).toEqual({ profit: 900, uncosted: uncosted() });
    expect(await hours()).toMatchObject({ profit: 4800, cost: 200, uncosted: uncosted() });
    const stock = await ask('getHistoryTotalProfits', {}, { dataSource: 'stocks' });
    expect(stock.data.current).toMatchObject({ profit: 0, cost: 700, uncosted: uncosted() });

    // And back again: an unknown cost is not a cost of nothing.
    await save([{ shopId: 't', skuId: 'SHAT-1', cost: null }]);
    expect(await profits({})).toEqual({ profit: 23_000, uncosted: uncosted(8, 0, 12_000) });
    expect(await row('SHAT-1')).toMatchObject({ costMin: null, noCostNum: 1 });

    // Lines that come later are counted at the new cost.
    const cup = (await refOf(api, 'SCUP-1')) ?? 0;
    await appendSaleLines(api.db, [lineOf(t, cup, '2026-03-11', { amount: 5000 })]);
    expect(await profits({})).toEqual({ profit: 26_500, uncosted: uncosted(8, 0, 12_000) });
  });

  it('are saved all or none, and say which could not be', async () => {
    const { api, save, row } = await seeded('temu');
    const good = { shopId: 't', skuId: 'SHAT-1', cost: 500 };
    const refused: [unknown, RegExp][] = [
      [[good, { shopId: 't', skuId: 'S-none', cost: 1 }], /S-none 不存在，成本价均未保存/],
      // The SKU is another shop's.
      [[good, { shopId: 's', skuId: 'SCUP-1', cost: 1 }], /SCUP-1 不存在/],
      [[good, { ...good, cost: 2 }], /只能填写一次/],
      [[{ ...good, cost: -1 }], /不能小于 0/],
      [[{ ...good, cost: 100_000_000 }], /不能超过 999999.99 元/],
      [[{ ...good, cost: 1.5 }], /cost/],
      [[{ ...good, shopId: 't,s' }], /店铺编号/],
      [[], /请选择 SKU/],
      [
        Array.from({ length: 3001 }, (_, index) => ({ ...good, skuId: `S${index}` })),
        /最多保存 3000/,
      ],
    ];
    for (const [costs, message] of refused) {
      const answer = await save(costs);
      expect([answer.status, answer.code]).toEqual([200, 1]);
      expect(answer.msg).toMatch(message);
    }
    expect(await row('SHAT-1')).toMatchObject({ costMin: null });
    expect(api.published).toEqual([]);
    // What stands already changes nothing and is no news.
    expect(await save([{ shopId: 't', skuId: 'SCUP-1', cost: 1000 }])).toMatchObject({ code: 0 });
    expect(api.published).toEqual([]);
  });

  it('[R3-30] [R6-27] are for those who may see them, in shops that are theirs', async () => {
    const { api, save, boss, t } = await seeded('temu');
    const { user, token } = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(user, t);
    const good = { shopId: 't', skuId: 'SHAT-1', cost: 500 };
    for (const name of ['saveCostBySku', 'costBySku'])
      expect(await save([good], name, token)).toMatchObject({ code: 403 });
    await api.grant(user, 'lookCost');
    const foreign = { shopId: 's', skuId: 'SCOAT-1', cost: 5 };
    expect(await save([good, foreign], 'saveCostBySku', token)).toMatchObject({ code: 403 });
    expect(api.published).toEqual([]);
    expect(await save([good], 'saveCostBySku', token)).toMatchObject({ code: 0 });
    expect(refreshes(api)).toEqual(['web_shop_refresh/t']);
  });
});

async function refOf(api: Awaited<ReturnType<typeof testApi>>, skuId: string) {
  const rows = await api.db.selectFrom('sku').where('sku_id', '=', skuId).select('id').execute();
  return rows[0]?.id;
}

describe('names', () => {
  const managed = async () => {
    const api = await testApi();
    const sales = await seededSales(api);
    const manager = await api.signIn({ role: 'manager', boss_id: sales.boss.user.id });
    await api.assign(manager.user, sales.t);
    const write = (name: string, fields: object, token = manager.token) =>
      api.call(name, { shopId: 't', ...fields }, { token });
    const names = async (level: string) => {
      const listed = await sales.ask('getProductInfoList', { level, sort: 'created' });
      return listed.data.rows.map((row: { productName: string }) => row.productName);
    };
    return { api, manager, write, names, ...sales };
  };

  it('[R7.4-38] [R3-31] setProductNameBySkc names one colour, with the right to rename alone', async () => {
    const { api, manager, write, names, ask, t } = await managed();
    expect(calls.get('setProductNameBySkc')).toMatchObject({ origin: 'assigned', kind: 'write' });
    const fields = { skc: 'CHAT', name: ' 渔夫帽 ' };
    expect(await write('setProductNameBySkc', fields)).toMatchObject({
      status: 200,
      code: 1,
      msg: '没有“修改产品名称”权限，请联系BOSS',
    });
    expect(await names('skc')).toEqual(['保温杯', '遮阳帽']);
    await api.grant(manager.user, 'erp:product:upd:name');
    expect(await write('setProductNameBySkc', fields)).toMatchObject({ code: 0 });
    expect(await names('skc')).toEqual(['保温杯', '渔夫帽']);
    expect(await names('sku')).toEqual(['保温杯', '渔夫帽']);
    expect(await names('spu')).toEqual(['保温杯', '遮阳帽']);
    const ranking = await ask('getProductSalesRanking', { keyword: '渔夫' });
    expect(ranking.data.rows).toMatchObject([{ skuId: 'SHAT-1', productName: '渔夫帽' }]);
    const [trend] = (await ask('getLineChartDataVolumeBySKU', { skuIds: ['SHAT-1'] })).data;
    expect(trend).toMatchObject({ skuId: 'SHAT-1', productName: '渔夫帽' });
    await addShippingOrder(api.db, t, { [(await refOf(api, 'SHAT-1')) ?? 0]: 3 });
    const shipped = await ask('queryShippingOrders', { keyword: '渔夫' });
    expect(shipped.data.rows).toMatchObject([{ goods: [{ productName: '渔夫帽' }] }]);
    expect(refreshes(api)).toEqual(['web_shop_refresh/t']);

    for (const wrong of [
      { skc: 'CHAT', name: '  ' },
      { skc: 'CHAT', name: '长'.repeat(251) },
      { skc: 'CCOAT', name: '大衣' },
      { skc: 'CHAT' },
    ])
      expect(await write('setProductNameBySkc', wrong)).toMatchObject({ code: 1 });
    const foreign = { skc: 'CCOAT', name: '风衣', shopId: 's' };
    expect(await write('setProductNameBySkc', foreign)).toMatchObject({ code: 403 });
    expect(refreshes(api)).toHaveLength(1);
  });

  it('[R7.4-37] updateProductInfoSummary changes name and category, and the list shows it', async () => {
    const { api, manager, write, ask } = await managed();
    const fields = { productId: 'P2', name: '草帽', category: '帽子' };
    expect(await write('updateProductInfoSummary', fields)).toMatchObject({ code: 1 });
    await api.grant(manager.user, 'erp:product:upd:name');
    expect(await write('updateProductInfoSummary', fields)).toMatchObject({ code: 0 });
    const row = async () => (await ask('getProductInfoList', { productId: 'P2' })).data.rows[0];
    expect(await row()).toMatchObject({ productName: '草帽', category: '帽子' });
    await write('updateProductInfoSummary', { productId: 'P2', category: '' });
    expect(await row()).toMatchObject({ productName: '草帽', category: null });
    expect(refreshes(api)).toEqual(['web_shop_refresh/t', 'web_shop_refresh/t']);

    for (const [wrong, message] of [
      [{ productId: 'P2' }, '请填写要修改的商品名称或类目'],
      [{ productId: 'P2', name: '' }, '请输入商品名称'],
      [{ productId: 'P3', name: '大衣' }, '商品 P3 不存在，请刷新列表'],
    ] as const)
      expect(await write('updateProductInfoSummary', wrong)).toMatchObject({
        code: 1,
        msg: message,
      });
  });

  it('take no name back that somebody else has saved since, of a colour or of a product', async () => {
    const { api, manager, write, names, ask } = await managed();
    await api.grant(manager.user, 'erp:product:upd:name');
    await write('setProductNameBySkc', { skc: 'CHAT', name: '渔夫帽' });
    const skc = { skc: 'CHAT', name: '遮阳帽' };
    expect(await write('setProductNameBySkc', { ...skc, was: '草帽' })).toMatchObject({ code: 0 });
    expect(await names('skc')).toEqual(['保温杯', '渔夫帽']);
    expect(await write('setProductNameBySkc', { ...skc, was: '渔夫帽' })).toMatchObject({
      code: 0,
    });
    expect(await names('skc')).toEqual(['保温杯', '遮阳帽']);
    const gone = { skc: 'CCOAT', name: '大衣', was: '大衣' };
    expect(await write('setProductNameBySkc', gone)).toMatchObject({ code: 1 });

    const product = async () => (await ask('getProductInfoList', { productId: 'P2' })).data.rows[0];
    const change = (fields: object) =>
      write('updateProductInfoSummary', { productId: 'P2', ...fields });
    await change({ name: '草帽', category: '帽子' });
    expect(
      await change({ name: '帽', nameWas: '遮阳帽', category: '', categoryWas: '帽子' }),
    ).toMatchObject({ code: 0 });
    expect(await product()).toMatchObject({ productName: '草帽', category: null });
    await change({ name: '帽', nameWas: '草帽', category: '夏帽', categoryWas: '' });
    expect(await product()).toMatchObject({ productName: '帽', category: '夏帽' });
    await change({ category: '冬帽', categoryWas: '' });
    expect(await product()).toMatchObject({ category: '夏帽' });
  });

  it('[R6-25] are not the business of a visitor', async () => {
    const api = await testApi({ config: { readOnly: true } });
    const { t } = await seededSales(api);
    expect(t.mall_id).toBe('t');
    for (const [name, fields] of [
      ['saveCostBySku', { costs: [{ shopId: 't', skuId: 'SHAT-1', cost: 1 }] }],
      ['costBySku', { costs: [{ shopId: 't', skuId: 'SHAT-1', cost: 1 }] }],
      ['setProductNameBySkc', { shopId: 't', skc: 'CHAT', name: '帽' }],
      ['updateProductInfoSummary', { shopId: 't', productId: 'P1', name: '杯' }],
    ] as const)
      expect(await api.call(name, fields), name).toMatchObject({ code: 403 });
    const listed = await api.call('getProductInfoList', { shopId: 't' });
    expect(listed).toMatchObject({ code: 0, data: { total: 2 } });
    expect((await api.call('getProductNumHasCostOrNot', { shopId: 't' })).code).toBe(0);
  });
});
