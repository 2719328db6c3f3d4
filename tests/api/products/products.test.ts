import { describe, expect, it } from 'vitest';
import type { PlatformType } from '../../../api/contract/call.ts';
import { testApi } from '../../support/api.ts';
import { addProduct, addUser } from '../../support/catalogue.ts';
import { seededSales, twins } from '../../support/seeded-sales.ts';

const idsOf = (answer: { data: { rows: { productId: string }[] } }) =>
  answer.data.rows.map((row) => row.productId);

describe('the product list', () => {
  it.each(twins('getProductInfoList'))(
    '[R7.4-34] [R7.4-63] %s has the products of the shops with what they cost and sold',
    async (name, platform) => {
      const api = await testApi();
      const { ask, s } = await seededSales(api, platform);
      const stranger = await api.shop(await addUser(api.db), { mall_id: 'x' });
      await addProduct(api.db, stranger, { X: [{ code: 'X-1' }] }, { product_id: 'P9' });
      const answer = await ask(name, {});
      expect(answer).toMatchObject({ code: 0, data: { total: 2, categories: [] } });
      expect(answer.data.rows[0]).toEqual({
        mallId: 't',
        level: 'spu',
        productId: 'P1',
        skcId: null,
        skuId: null,
        productName: '保温杯',
        specName: null,
        extCode: 'CUP-1',
        imageUrl: null,
        category: null,
        status: 'onSale',
        createTime: 0,
        skcNum: 1,
        skuNum: 1,
        supplyPriceMin: null,
        supplyPriceMax: null,
        costMin: 1000,
        costMax: 1000,
        noCostNum: 0,
        // Two that stayed sold pay for the three that left.
        floorPriceMin: 1500,
        floorPriceMax: 1500,
        belowFloorNum: 0,
        sold: 3,
        returned: 1,
        amount: 6000,
        profit: 4000,
        uncosted: { sold: 0, returned: 0, amount: 0 },
        // It comes from a sales file: nobody told the stock.
        onHand: null,
        inTransit: null,
        stockValue: null,
        stockCost: null,
        soldOutLoss: null,
        noStockNum: 1,
        net7: 2,
        net30: 2,
        coverDays: null,
        restockNum: null,
        hint: null,
      });
      expect(idsOf(await ask(name, { shopId: 't,s', sort: 'name', order: 'asc' }))).toEqual([
        'P1',
        'P3',
        'P2',
      ]);
      await addProduct(api.db, s, {}, { product_id: 'P4', category: '服饰', status: 'off_sale' });
      const off = await ask(name, { shopId: 't,s', status: ['offSale', 'priceDeclaring'] });
      expect([off.data.total, off.data.categories, idsOf(off)]).toEqual([1, ['服饰'], ['P4']]);
      expect(await ask(name, { shopId: 'x' })).toMatchObject({ code: 403 });
      expect(await ask(name, { shopId: '' })).toMatchObject({ code: 9999 });
    },
  );

  it('[R7.4-34] counts the 30 days up to yesterday where no range is sent, and no half of one', async () => {
    const { ask } = await seededSales(await testApi());
    const none = { startTime: undefined, endTime: undefined };
    const { rows } = (await ask('getProductInfoList', none)).data;
    expect(rows.map((row: { sold: number }) => row.sold)).toEqual([3, 3]);
    expect(await ask('getProductInfoList', { endTime: undefined })).toMatchObject({ code: 1 });
  });

  it('[R7.4-63] productInfo takes its page from the address and its filter from JSON', async () => {
    const api = await testApi();
    const { boss, t } = await seededSales(api, 'shein');
    await addProduct(api.db, t, {}, { product_id: 'P5', name: '帽子' });
    const path = '/api/shein/product/query/productInfo';
    const send = (search: string, body: BodyInit, type = 'application/json') =>
      api.send(path + search, {
        method: 'POST',
        headers: { authorization: boss.token, 'content-type': type },
        body,
      });
    const filter = JSON.stringify({ shopId: 't', keyword: '帽', sort: 'name', order: 'asc' });
    const first = await send('?pageIndex=1&pageSize=1', filter);
    expect([first.code, first.data.total, idsOf(first)]).toEqual([0, 2, ['P5']]);
    expect(idsOf(await send('?pageIndex=2&pageSize=1', filter))).toEqual(['P2']);

    const form = await send(
      '',
      new URLSearchParams({ shopId: 't' }),
      'application/x-www-form-urlencoded',
    );
    expect([form.status, form.code]).toEqual([200, 1]);
    expect(form.msg).toMatch(/JSON.*pageIndex/);
    expect(await send('?shopId=t', '')).toMatchObject({ status: 200, code: 1 });
    expect(await send('?pageSize=1&pageSize=2', filter)).toMatchObject({ status: 200, code: 1 });
    expect(await send('?pageSize=0', filter)).toMatchObject({ status: 200, code: 1 });
  });

  it('[R7.4-54] spuQuery has SPU rows, by GET alone', async () => {
    const api = await testApi();
    const { ask } = await seededSales(api);
    const answer = await ask('spuQuery', { shopId: 's' });
    expect(answer.code).toBe(0);
    expect(answer.data.rows).toMatchObject([{ level: 'spu', productId: 'P3', sold: 1 }]);
    const post = await api.send('/api/shein/product/sales/spuQuery', { method: 'POST' });
    expect([post.status, post.code]).toEqual([405, 405]);
  });

  it('[R7.4-55] skuQuery has the SKU rows of an SPU', async () => {
    const api = await testApi();
    const { ask, s } = await seededSales(api);
    const skus = { W: [{ code: 'W-1' }, { code: 'W-2' }], B: [{ code: 'B-1' }] };
    await addProduct(api.db, s, skus, { product_id: 'P6' });
    const { code, data } = await ask('skuQuery', { shopId: 's', productId: 'P6' });
    expect(code).toBe(0);
    expect(data.rows.map((row: { skuId: string }) => row.skuId)).toEqual(['SW-1', 'SW-2', 'SB-1']);
    expect((await ask('skuQuery', { shopId: 's' })).data.total).toBe(4);
  });

  it.each(twins('getProductNumHasCostOrNot'))(
    '[R7.4-36] [R7.4-66] %s counts the SKUs with and without a cost',
    async (name, platform) => {
      const { ask } = await seededSales(await testApi(), platform);
      expect(await ask(name, {})).toMatchObject({ code: 0, data: { hasCost: 1, noCost: 1 } });
      expect((await ask(name, { shopId: 't,s' })).data).toEqual({ hasCost: 1, noCost: 2 });
    },
  );
});

describe('without lookCost', () => {
  const managed = async (platform: PlatformType) => {
    const api = await testApi();
    const { ask, boss, t } = await seededSales(api, platform);
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(manager.user, t);
    return {
      api,
      manager,
      asManager: (name: string, fields: object = {}) =>
        ask(name, { ...fields }, { token: manager.token }),
    };
  };

  it.each([
    ...twins('getProductInfoList'),
    ['spuQuery', 'shein' as const],
    ['skuQuery', 'shein' as const],
  ] as const)(
    '[R6-19] %s tells neither cost nor profit, nor anything by way of them',
    async (name, platform) => {
      const { api, manager, asManager } = await managed(platform);
      const { data } = await asManager(name);
      for (const row of data.rows)
        expect(row).toMatchObject({
          costMin: null,
          costMax: null,
          noCostNum: null,
          floorPriceMin: null,
          floorPriceMax: null,
          belowFloorNum: null,
          profit: null,
          uncosted: null,
        });
      const telling = [
        { sort: 'cost' },
        { sort: 'profit' },
        { sort: 'margin' },
        { hasCost: false },
        { belowFloor: true },
      ];
      for (const fields of telling)
        expect(await asManager(name, fields)).toMatchObject({ code: 403, data: null });
      expect(await asManager(name, { shopId: 's' })).toMatchObject({ code: 403 });
      await api.grant(manager.user, 'lookCost');
      expect((await asManager(name, { sort: 'profit' })).data.rows[0]).toMatchObject({
        productId: 'P1',
        costMin: 1000,
        noCostNum: 0,
        profit: 4000,
      });
    },
  );

  it('[R6-19] the numbers of SKUs with and without a cost are refused', async () => {
    for (const [name, platform] of twins('getProductNumHasCostOrNot')) {
      const { asManager } = await managed(platform);
      expect(await asManager(name)).toMatchObject({ code: 403, data: null });
    }
  });
});
