import { describe, expect, it } from 'vitest';
import type { PlatformType } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { seededSales, twins, weekBefore } from '../../support/seeded-sales.ts';
import { addReports, at, reviewWith } from '../../support/shop-reports.ts';

describe('products that sold', () => {
  it('[R7.4-35] getSalesProductNum counts products of which a piece was sold in the range', async () => {
    const { ask } = await seededSales(await testApi());
    const count = async (fields: object) =>
      (await ask('getSalesProductNum', { ...fields })).data.count;
    expect(await count({})).toBe(2);
    expect(await count({ shopId: 't,s' })).toBe(3);
    // On this day one came back and none was sold.
    expect(await count({ startTime: '2026-03-05', endTime: '2026-03-05' })).toBe(0);
  });

  it.each(twins('getSalesProductNumNew'))(
    '[R7.4-25] [R7.4-65] %s counts products, colours and SKUs, with pieces and amount',
    async (name, platform) => {
      const api = await testApi();
      const { ask, t } = await seededSales(api, platform);
      const [red = 0, blue = 0] = await addProduct(api.db, t, {
        R: [{ code: 'R-1' }, { code: 'R-2' }],
      });
      await appendSaleLines(api.db, [
        lineOf(t, red, '2026-03-06', { amount: 100 }),
        lineOf(t, blue, '2026-03-06', { amount: 200 }),
      ]);
      const { code, data } = await ask(name, { shopId: 't,s', ...weekBefore });
      expect(code).toBe(0);
      expect(data).toEqual({
        current: { spu: 4, skc: 4, sku: 5, quantity: 7, amount: 31_300 },
        compare: { spu: 1, skc: 1, sku: 1, quantity: 1, amount: 2000 },
      });
    },
  );

  it('[R7.4-40] getTodaySalesProductNum counts those of today', async () => {
    const api = await testApi();
    const { ask } = await seededSales(api);
    expect(await ask('getTodaySalesProductNum', { shopId: 't,s' })).toMatchObject({
      code: 0,
      data: 1,
    });
    api.clock.advance(12 * 3_600_000);
    expect((await ask('getTodaySalesProductNum', { shopId: 't,s' })).data).toBe(0);
  });
});

describe('products that are there', () => {
  const seeded = async (platform?: PlatformType) => {
    const api = await testApi();
    const { ask, s, t } = await seededSales(api, platform);
    const product = (shop: typeof t, status: 'off_sale' | 'price_declaring', day: string) =>
      addProduct(api.db, shop, {}, { status, created_at: at(day) });
    await product(t, 'off_sale', '2026-03-04');
    await product(t, 'price_declaring', '2026-03-10');
    await product(s, 'price_declaring', '2026-03-11');
    return ask;
  };

  it('[R7.4-24] getAddedProductNum counts those created in the range', async () => {
    const ask = await seeded();
    expect(await ask('getAddedProductNum', {})).toMatchObject({ code: 0, data: { count: 2 } });
    const all = await ask('getAddedProductNum', { shopId: 't,s', endTime: '2026-03-11' });
    expect(all.data).toEqual({ count: 3 });
  });

  it('[R7.4-32] getCreatedProductStatistics counts those created lately', async () => {
    const ask = await seeded();
    expect(await ask('getCreatedProductStatistics', { shopId: 't,s' })).toMatchObject({
      code: 0,
      data: { today: 1, this_week: 2, this_month: 3 },
    });
  });

  it.each(twins('getShopProductNum'))(
    '[R7.4-26] [R7.4-60] %s counts all of them, and those in each state',
    async (name, platform) => {
      const ask = await seeded(platform);
      expect(await ask(name, { shopId: 't,s' })).toMatchObject({
        code: 0,
        data: {
          total: 6,
          onSale: 3,
          offSale: 1,
          awaitingFirstOrder: 0,
          firstOrderCreated: 0,
          priceDeclaring: 2,
        },
      });
    },
  );

  it.each(twins('getShopProductDocumentCount'))(
    '[R7.4-62] %s counts their documents by state',
    async (name, platform) => {
      const api = await testApi();
      const { ask, s, t } = await seededSales(api, platform);
      await addReports(api.db, s);
      expect(await ask(name, { shopId: 's' })).toMatchObject({
        code: 0,
        data: { approved: 5, reviewing: 2, missing: 1, rejected: 1 },
      });
      await addReports(api.db, t, { review: reviewWith(3) });
      const both = await ask(name, { shopId: 's,t' });
      expect(both.data).toEqual({
        ...{ approved: 10, reviewing: 4, missing: 2, rejected: 4 },
        rejectedShops: [
          { mallId: 't', rejected: 3 },
          { mallId: 's', rejected: 1 },
        ],
      });
      // A shop of which none was rejected is none of them.
      await api.db
        .updateTable('shop_report')
        .set({ documents_rejected: 0 })
        .where('shop_id', '=', t.id)
        .execute();
      const { data } = await ask(name, { shopId: 's,t' });
      expect(data).toMatchObject({ rejected: 1, rejectedShops: [{ mallId: 's', rejected: 1 }] });
    },
  );
});

describe('what comes on sale and goes off it', () => {
  it('[R7.4-18] getProductOnAndOffBoardMsg tells both, newest first, or one of them', async () => {
    const api = await testApi();
    const { ask, t } = await seededSales(api);
    const change = (productId: string, kind: 'on' | 'off', day: string) => ({
      changeId: `${productId}-${kind}`,
      kind,
      productId,
      reason: kind === 'on' ? '已加入站点' : '销量未达标',
      at: at(day),
    });
    await addReports(api.db, t, {
      shelfChanges: [
        change('P1', 'on', '2026-03-04'),
        change('P2', 'off', '2026-03-10'),
        change('P9', 'off', '2026-03-11'),
      ],
    });
    const { code, data } = await ask('getProductOnAndOffBoardMsg', {});
    expect(code).toBe(0);
    const row = (productId: string, productName: string, kind: string, reason: string) => ({
      mallId: 't',
      kind,
      productId,
      productName,
      reason,
      time: expect.any(Number),
    });
    expect(data).toEqual({
      total: 2,
      on: 1,
      off: 1,
      rows: [row('P2', '遮阳帽', 'off', '销量未达标'), row('P1', '保温杯', 'on', '已加入站点')],
    });
    const off = await ask('getProductOnAndOffBoardMsg', { kind: 'off', endTime: '2026-03-11' });
    expect(off.data).toMatchObject({ total: 2, on: 1, off: 2 });
    expect(off.data.rows[0]).toMatchObject({ productId: 'P9', productName: null });
    const own = await ask('getProductOnAndOffBoardMsg', { productId: 'P1' });
    expect(own.data).toMatchObject({ total: 1, on: 1, off: 0, rows: [{ productId: 'P1' }] });
  });
});

describe('dead stock', () => {
  it('[R7.4-33] [R9.2-08] getShopDeadStockProductInfo: 19 pieces in 30 days are dead stock, 20 are not', async () => {
    const api = await testApi();
    const { ask, t } = await seededSales(api);
    const [dead = 0] = await addProduct(
      api.db,
      t,
      { D: [{ code: 'D', onHand: 4, price: 250 }] },
      { product_id: 'DEAD', name: '旧款挂钩', category: '家居收纳' },
    );
    const [alive = 0] = await addProduct(api.db, t, { A: [{ code: 'A', onHand: 9, price: 100 }] });
    await addProduct(
      api.db,
      t,
      { N: [{ code: 'N', onHand: 50, price: 100 }] },
      { product_id: 'NEVER', name: '无人问津' },
    );
    await appendSaleLines(api.db, [
      lineOf(t, dead, '2026-02-09', { quantity: 19 }),
      lineOf(t, alive, '2026-03-10', { quantity: 20 }),
      // Neither today nor the 31st day counts.
      lineOf(t, dead, '2026-03-11', { quantity: 100 }),
      lineOf(t, dead, '2026-02-08', { quantity: 100 }),
    ]);
    const { code, data } = await ask('getShopDeadStockProductInfo', {});
    expect(code).toBe(0);
    expect(data).toEqual({
      total: 2,
      value: 6000,
      // Those of the seed.
      unknownSkuNumber: 2,
      rows: [
        {
          mallId: 't',
          productId: 'NEVER',
          productName: '无人问津',
          category: null,
          sales: 0,
          onHand: 50,
          value: 5000,
        },
        {
          mallId: 't',
          productId: 'DEAD',
          productName: '旧款挂钩',
          category: '家居收纳',
          sales: 19,
          onHand: 4,
          value: 1000,
        },
      ],
    });
    const second = await ask('getShopDeadStockProductInfo', { pageIndex: 2, pageSize: 1 });
    expect(second.data).toMatchObject({ total: 2, rows: [{ productId: 'DEAD' }] });
    const beyond = await ask('getShopDeadStockProductInfo', { pageIndex: 9, pageSize: 1 });
    expect(beyond.data).toMatchObject({ total: 2, value: data.value, rows: [] });
  });

  it('[R7.4-33] leaves out SKUs whose stock is not known, and says how many they are', async () => {
    const api = await testApi();
    const { ask, t } = await seededSales(api);
    const [first = 0] = await addProduct(
      api.db,
      t,
      {
        U: [
          { code: 'U1', price: 100 },
          { code: 'U2', price: 100 },
        ],
      },
      { product_id: 'UNKNOWN' },
    );
    const { count } = await api.db
      .selectFrom('sku')
      .where('shop_id', '=', t.id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect((await ask('getShopDeadStockProductInfo', {})).data).toEqual({
      total: 0,
      value: null,
      unknownSkuNumber: count,
      rows: [],
    });
    await api.db
      .insertInto('stock')
      .values({ sku_ref: first, shop_id: t.id, on_hand: 3, in_transit: 0, updated_at: 0 })
      .execute();
    expect((await ask('getShopDeadStockProductInfo', {})).data).toMatchObject({
      total: 1,
      value: 300,
      unknownSkuNumber: count - 1,
      rows: [{ productId: 'UNKNOWN', onHand: 3 }],
    });
  });
});

describe('the statistics of the specification', () => {
  const every = [...calls.values()].filter((call) => call.source === 'spec 7 Statistics');

  it.each(every.map((call) => call.name))(
    '[R7.4-42] %s refuses a payload that it does not know in Chinese',
    async (name) => {
      const api = await testApi();
      const { ask, boss } = await seededSales(api);
      const call = calls.get(name);
      if (call === undefined) throw new Error(`No call ${name}`);
      const without = await boss.ask(name);
      expect(without).toMatchObject({ status: 200, code: 1 });
      expect(without.msg).toMatch(/\p{Script=Han}/u);
      for (const field of ['startTime', 'endTime', 'pageIndex', 'lineType', 'kind'] as const) {
        if (!(field in call.input.shape)) continue;
        const answer = await ask(name, { [field]: 'yesterday' });
        expect(answer, field).toMatchObject({ status: 200, code: 1 });
        expect(answer.msg).toMatch(/\p{Script=Han}/u);
      }
    },
  );
});
