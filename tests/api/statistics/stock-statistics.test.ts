import { describe, expect, it } from 'vitest';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { addReports } from '../../support/shop-reports.ts';

/**
 * Shop `a`: a product with a colour of plenty, one that covers less than a week, one with a size sold out;
 * a product that is sold out; one that is off sale. Shop `b`: one product of plenty.
 */
async function seededStock() {
  const api = await testApi();
  const boss = await api.signIn();
  const a = await api.shop(boss.user, { mall_id: 'a' });
  const b = await api.shop(boss.user, { mall_id: 'b', platform: 'shein' });
  const [plenty = 0, short = 0] = await addProduct(api.db, a, {
    plenty: [{ code: 'P', onHand: 100, price: 1000, cost: 600 }],
    short: [{ code: 'S', onHand: 5, price: 2000 }],
    lacking: [
      { code: 'L1', onHand: 0, price: 500 },
      { code: 'L2', onHand: 9, price: 500, cost: 100 },
    ],
  });
  const [gone = 0] = await addProduct(api.db, a, { gone: [{ code: 'G', onHand: 0, price: 900 }] });
  await addProduct(api.db, a, { off: [{ code: 'O', onHand: 3 }] }, { status: 'off_sale' });
  await addProduct(api.db, b, { b: [{ code: 'B', onHand: 7, price: 100 }] });
  const sale = (sku: number, day: string, quantity: number, amount: number) =>
    lineOf(a, sku, day, { quantity, amount });
  await appendSaleLines(api.db, [
    sale(plenty, '2026-03-10', 7, 7000),
    sale(short, '2026-03-04', 6, 12_000),
    // Today is no day of the last seven.
    sale(plenty, '2026-03-11', 500, 500_000),
    // Forty pieces in the four weeks before the last one: ten a week; then two.
    sale(gone, '2026-02-04', 30, 27_000),
    sale(gone, '2026-03-03', 10, 9000),
    sale(gone, '2026-03-05', 2, 1800),
  ]);
  await addReports(api.db, a);
  const ask = (name: string, fields: object, token = boss.token) =>
    api.call(name, { ...fields }, { token });
  return { api, boss, a, ask };
}

describe('stock', () => {
  it('[R7.4-03] getShopRealStockValue is pieces times cost, and times declared price', async () => {
    const { ask } = await seededStock();
    expect(await ask('getShopRealStockValue', { shopId: 'a' })).toMatchObject({
      code: 0,
      data: {
        onHand: 117,
        inTransit: 0,
        value: 100 * 1000 + 5 * 2000 + 9 * 500,
        cost: 100 * 600 + 9 * 100,
        uncostedQuantity: 8,
        hiddenReason: null,
      },
    });
  });

  it('[R6-19] getShopRealStockValue holds no cost without lookCost', async () => {
    const { api, ask, boss, a } = await seededStock();
    const { user, token } = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(user, a);
    expect((await ask('getShopRealStockValue', { shopId: 'a' }, token)).data).toEqual({
      onHand: 117,
      inTransit: 0,
      value: 114_500,
      cost: null,
      uncostedQuantity: null,
      unknownSkuNumber: 0,
      hiddenReason: 'NO_PERMISSION',
    });
  });

  it('[R7.4-04] getShopInRiskProductAndInStock takes an array of shops', async () => {
    const { api, ask, boss } = await seededStock();
    const expected = [
      { mallId: 'b', inRisk: 0, inStock: 1 },
      { mallId: 'a', inRisk: 2, inStock: 1 },
    ];
    const name = 'getShopInRiskProductAndInStock';
    expect(await ask(name, { shopIds: ['b', 'a'] })).toMatchObject({ code: 0, data: expected });
    const body = new URLSearchParams([
      ['shopIds', 'b'],
      ['shopIds', 'a'],
    ]);
    const headers = { authorization: boss.token };
    const repeated = await api.send(`/api/order/${name}`, { method: 'POST', body, headers });
    expect(repeated).toMatchObject({ code: 0, data: expected });
    expect(await ask(name, {})).toMatchObject({ code: 1 });
  });

  it('[R7.4-22] queryStatisticDataSupplier counts what the stock calls for', async () => {
    const { ask } = await seededStock();
    expect(await ask('queryStatisticDataSupplier', { shopId: 'a,b' })).toMatchObject({
      code: 0,
      data: {
        onSaleProductNumber: 3,
        aboutToSellOutNumber: 1,
        alreadySoldOutNumber: 1,
        lackSkcNumber: 1,
        // `short` (5 pieces, 6 a week) and `gone` (none, 2 a week).
        advicePrepareSkcNumber: 2,
        highPriceLimitNumber: 2,
      },
    });
  });

  it('[R7.4-28] querySoldOutPerform tells the states of all colours', async () => {
    const { ask } = await seededStock();
    expect(await ask('querySoldOutPerform', { shopId: 'a,b' })).toMatchObject({
      code: 0,
      data: { skcNumber: 5, enough: 2, aboutToSellOut: 1, lacking: 1, soldOut: 1 },
    });
  });

  it('[R7.4-27] querySoldOut7Loss is a week at the usual pace, less what was sold', async () => {
    const { ask } = await seededStock();
    expect(await ask('querySoldOut7Loss', { shopId: 'a,b' })).toMatchObject({
      code: 0,
      data: { skuNumber: 1, quantity: 8, amount: 9000 - 1800 },
    });
    expect((await ask('querySoldOut7Loss', { shopId: 'b' })).data).toEqual({
      skuNumber: 0,
      quantity: 0,
      amount: 0,
    });
  });
});

describe('the list behind a figure of stock', () => {
  const listOf = async (shopId: string, fields: object) => {
    const { ask } = await seededStock();
    const { data } = await ask(shopId === 'b' ? 'productInfo' : 'getProductInfoList', {
      shopId,
      level: 'sku',
      withTotals: true,
      withLoss: true,
      pageIndex: 1,
      pageSize: 50,
      ...fields,
    });
    const rows: { skuId: string; productId: string; soldOutLoss: number | null }[] = data.rows;
    return { ask, rows, total: data.total, totals: data.totals };
  };

  it('comes to what the stock is worth, the most valuable first', async () => {
    const { ask, rows, totals } = await listOf('a', { sort: 'stockValue' });
    const { value, cost, onHand } = (await ask('getShopRealStockValue', { shopId: 'a' })).data;
    expect(totals).toMatchObject({ stockValue: value, stockCost: cost, onHand });
    expect(value).toBe(100 * 1000 + 5 * 2000 + 9 * 500);
    expect(rows.map(({ skuId }) => skuId)).toEqual(['SP', 'SS', 'SL2', 'SL1', 'SG', 'SO']);
  });

  it('is of the SKUs that lost sales when they were sold out, and comes to what they lost', async () => {
    const { ask, rows, total, totals } = await listOf('a', {
      hasSoldOutLoss: true,
      sort: 'soldOutLoss',
    });
    const { skuNumber, amount } = (await ask('querySoldOut7Loss', { shopId: 'a' })).data;
    expect(rows).toMatchObject([{ skuId: 'SG', soldOutLoss: 7200 }]);
    expect([total, totals.soldOutLoss]).toEqual([skuNumber, amount]);
    const others = await listOf('a', { hasSoldOutLoss: false, sort: 'soldOutLoss' });
    expect([others.total, others.totals.soldOutLoss]).toEqual([5, 0]);
    const products = await listOf('a', { hasSoldOutLoss: true, level: 'spu' });
    expect([products.total, products.totals.soldOutLoss]).toEqual([1, 7200]);
    // Of the others nothing is missing where nobody asks for it.
    const without = await listOf('a', { hasSoldOutLoss: true, level: 'spu', withLoss: false });
    expect(without.totals).toEqual({ ...products.totals, soldOutLoss: null });
  });

  it('comes to as much of several shops as of each of them, and of its rows', async () => {
    const { api, boss } = await seededStock();
    for (const mallId of ['x', 'y']) {
      const shop = await api.shop(boss.user, { mall_id: mallId });
      const [sku = 0] = await addProduct(api.db, shop, { [mallId]: [{ code: mallId, onHand: 0 }] });
      // A quarter of it is 25.25 fen.
      await appendSaleLines(api.db, [
        lineOf(shop, sku, '2026-03-03', { quantity: 1, amount: 101 }),
      ]);
    }
    const ask = async (name: string, fields: Readonly<Record<string, unknown>>) =>
      (await boss.ask(name, fields)).data;
    const lossOf = async (shopId: string) => (await ask('querySoldOut7Loss', { shopId })).amount;
    expect([await lossOf('x'), await lossOf('y'), await lossOf('x,y')]).toEqual([25, 25, 50]);
    const list = {
      shopId: 'x,y',
      level: 'sku',
      hasSoldOutLoss: true,
      withTotals: true,
      withLoss: true,
    };
    const { rows, totals } = await ask('getProductInfoList', {
      ...list,
      pageIndex: 1,
      pageSize: 50,
    });
    expect(rows).toMatchObject([{ soldOutLoss: 25 }, { soldOutLoss: 25 }]);
    expect(totals.soldOutLoss).toBe(50);
  });

  it('is of the products on sale of which a piece is there', async () => {
    const { ask } = await seededStock();
    const risks = (await ask('getShopInRiskProductAndInStock', { shopIds: ['a', 'b'] })).data;
    for (const { mallId, inStock } of risks) {
      const { total } = await listOf(mallId, { level: 'spu', stockState: 'inStock' });
      expect([mallId, total]).toEqual([mallId, inStock]);
    }
  });
});

describe('stock of a shop that comes from a sales file', () => {
  const unknown = async () => {
    const { api, boss, ask } = await seededStock();
    const file = await api.shop(boss.user, { mall_id: 'f' });
    const [sold = 0] = await addProduct(api.db, file, { f: [{ code: 'F', price: 100 }] });
    await appendSaleLines(api.db, [lineOf(file, sold, '2026-03-05', { quantity: 90 })]);
    const figures = async (shops: string) => ({
      value: (await ask('getShopRealStockValue', { shopId: shops })).data,
      risks: (await ask('getShopInRiskProductAndInStock', { shopIds: shops.split(',') })).data,
      supply: (await ask('queryStatisticDataSupplier', { shopId: shops })).data,
      states: (await ask('querySoldOutPerform', { shopId: shops })).data,
      loss: (await ask('querySoldOut7Loss', { shopId: shops })).data,
      dead: (await ask('deadStock', { shopIds: shops })).data,
    });
    return { figures };
  };

  it('[R7.4-03] [R7.4-04] [R7.4-22] [R7.4-27] [R7.4-28] is null where nobody told it, and nothing is sold out', async () => {
    const { figures } = await unknown();
    expect(await figures('f')).toEqual({
      value: {
        onHand: null,
        inTransit: null,
        value: null,
        cost: null,
        uncostedQuantity: null,
        unknownSkuNumber: 1,
        hiddenReason: null,
      },
      risks: [{ mallId: 'f', inRisk: null, inStock: null }],
      supply: {
        onSaleProductNumber: 1,
        aboutToSellOutNumber: null,
        alreadySoldOutNumber: null,
        lackSkcNumber: null,
        advicePrepareSkcNumber: null,
        highPriceLimitNumber: 0,
      },
      states: {
        skcNumber: 1,
        enough: null,
        aboutToSellOut: null,
        lacking: null,
        soldOut: null,
        unknown: 1,
      },
      loss: { skuNumber: null, quantity: null, amount: null },
      dead: { totaNum: null, totalValue: null },
    });
  });

  it('[R7.4-28] changes nothing of the shops beside it, and is told apart', async () => {
    const { figures } = await unknown();
    const known = await figures('a');
    const both = await figures('a,f');
    expect(both.value).toEqual({ ...known.value, unknownSkuNumber: 1 });
    expect(both.supply).toEqual({ ...known.supply, onSaleProductNumber: 3 });
    expect(both.states).toEqual({
      ...known.states,
      skcNumber: known.states.skcNumber + 1,
      unknown: 1,
    });
    expect(both.loss).toEqual(known.loss);
    expect(both.dead).toEqual(known.dead);
  });
});
