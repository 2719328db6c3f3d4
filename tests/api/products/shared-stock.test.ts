import { expect, it } from 'vitest';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

async function world() {
  const api = await testApi();
  const boss = await api.signIn();
  const full = await api.shop(boss.user, { mall_id: 'full', is_semi_managed: 0 });
  const semi = await api.shop(boss.user, {
    mall_id: 'semi',
    platform: 'shein',
    is_semi_managed: 1,
  });
  const over = await api.shop(boss.user, { mall_id: 'over', expire_at: api.clock.now() - 60_000 });
  const cup = (onHand: number) => ({ CUP: [{ code: 'CUP-1', onHand }] });
  await addProduct(api.db, full, cup(50), {
    name: '保温杯',
    product_id: 'P1',
    image_url: '/a.svg',
  });
  const [sold = 0] = await addProduct(api.db, semi, cup(0), { name: '水杯', product_id: 'P2' });
  await addProduct(api.db, over, cup(900), { product_id: 'P3' });
  await addProduct(api.db, semi, { HAT: [{ code: 'HAT-1' }] }, { product_id: 'P4' });
  await appendSaleLines(api.db, [lineOf(semi, sold, '2026-03-10', { quantity: 30 })], testNow);
  const ask = (fields: object, who = boss) =>
    who.ask('getStockAcrossShops', { shopId: 'full,semi,over', ...fields });
  return { api, boss, full, semi, ask };
}

it('tells of a code what is in which shop, without shops whose paid time is over, and where it is wanted', async () => {
  const { ask } = await world();
  const { code, data } = await ask({ shared: true });
  expect(code).toBe(0);
  const ofShop = { productId: 'P1', skuId: 'SCUP-1', specName: '', status: 'onSale', inTransit: 0 };
  expect(data).toEqual({
    total: 1,
    totals: { onHand: 50, inTransit: 0, noStockNum: 0, net7: 30, net30: 30 },
    endedShopNum: 1,
    rows: [
      {
        extCode: 'CUP-1',
        shopNum: 2,
        onHand: 50,
        inTransit: 0,
        noStockNum: 0,
        net7: 30,
        net30: 30,
        coverDays: 50,
        soldOutNum: 1,
        runningOutNum: 0,
        deadNum: 1,
        shops: [
          {
            ...ofShop,
            mallId: 'semi',
            productId: 'P2',
            productName: '水杯',
            imageUrl: null,
            onHand: 0,
            net7: 30,
            net30: 30,
            coverDays: 0,
            hint: 'soldOut',
          },
          {
            ...ofShop,
            mallId: 'full',
            productName: '保温杯',
            imageUrl: '/a.svg',
            onHand: 50,
            net7: 0,
            net30: 0,
            coverDays: null,
            hint: 'deadStock',
          },
        ],
        // The pieces lie in the warehouse of the platform.
        moves: [{ fromMallId: 'full', toMallId: 'semi', pieces: 14, way: 'nextOrder' }],
      },
    ],
  });
  const codes = async (fields: object) =>
    (await ask(fields)).data.rows.map(({ extCode }: { extCode: string }) => extCode);
  expect(await codes({ sort: 'code', order: 'asc' })).toEqual(['CUP-1', 'HAT-1']);
  expect(await codes({ movable: true })).toEqual(['CUP-1']);
  expect(await codes({ hint: 'runningOut' })).toEqual([]);
  expect(await codes({ extCode: 'HAT-1' })).toEqual(['HAT-1']);
  const { rows } = (await ask({ extCode: 'HAT-1' })).data;
  // Nobody told its stock: it is not 0.
  expect(rows[0]).toMatchObject({ onHand: null, noStockNum: 1, coverDays: null, moves: [] });
});

it('tells a manager of their own shops, and nobody of those of others', async () => {
  const { api, boss, full, ask } = await world();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.assign(manager.user, full);
  const { data } = await ask({ shopId: 'full' }, manager);
  expect(data.rows).toMatchObject([{ extCode: 'CUP-1', shopNum: 1, onHand: 50, moves: [] }]);
  expect(await ask({ shopId: 'full,semi' }, manager)).toMatchObject({ code: 403 });
  expect(await ask({}, await api.signIn())).toMatchObject({ code: 403 });
  expect(await ask({ shopId: '' })).toMatchObject({ code: 9999 });
});

describeOnEngines('what a code counts', (engine) => {
  it.each([
    ['temu', 'getProductInfoList'],
    ['shein', 'productInfo'],
  ] as const)(
    'counts of a code of %s what the product list has of exactly it, whatever begins alike',
    async (platform, list) => {
      const api = await testApi({ db: await engine.fresh() });
      const boss = await api.signIn();
      const shops = await Promise.all(
        ['one', 'two'].map((mall_id) => api.shop(boss.user, { mall_id, platform })),
      );
      shops.push(
        await api.shop(boss.user, {
          mall_id: 'over',
          platform,
          expire_at: api.clock.now() - 60_000,
        }),
      );
      for (const [at, shop] of shops.entries()) {
        const codes = [
          { code: 'A1', onHand: 5 + at },
          { code: 'A10', onHand: 70 },
          { code: 'BA1', onHand: 900 },
        ];
        await addProduct(api.db, shop, { A1: codes }, { product_id: `A1${at}`, name: 'A1' });
      }
      const ask = (name: 'getStockAcrossShops' | typeof list, fields: object) =>
        boss.ask(name, { shopId: 'one,two,over', ...fields });
      const { rows } = (await ask('getStockAcrossShops', { extCode: 'A1' })).data;
      expect(rows).toMatchObject([{ extCode: 'A1', shopNum: 2, onHand: 11 }]);
      const exactly = { extCode: 'A1', paidOnly: true, level: 'sku', withTotals: true };
      const listed = await ask(list, exactly);
      expect(listed.data).toMatchObject({ total: 2, totals: { onHand: 11 } });
      expect(listed.data.rows.map(({ extCode }: { extCode: string }) => extCode)).toEqual([
        'A1',
        'A1',
      ]);
      expect((await ask(list, { ...exactly, paidOnly: false })).data.total).toBe(3);
      expect((await ask(list, { ...exactly, shopId: 'over' })).data).toMatchObject({ total: 0 });
      expect((await ask(list, { extCode: ' ', level: 'sku' })).data.total).toBe(9);
      expect(await ask(list, { extCode: 'A'.repeat(129) })).toMatchObject({ code: 1 });
    },
  );
});
