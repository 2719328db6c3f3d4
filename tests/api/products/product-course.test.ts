import { expect, it } from 'vitest';
import { noteSkuChanges, type SkuChange } from '../../../db/products/sku-changes.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines, type Engine } from '../../support/databases.ts';

/** A shop with a cup in two sizes, and one whose paid time is over since the end of 2026-03-06. */
async function world(engine: Engine) {
  const api = await testApi({ db: await engine.fresh() });
  const boss = await api.signIn();
  const one = await api.shop(boss.user, { mall_id: 'one' });
  const over = await api.shop(boss.user, {
    mall_id: 'over',
    expire_at: Date.parse('2026-03-06T20:00:00+08:00'),
  });
  const sizes = { CUP: [{ code: 'CUP-S' }, { code: 'CUP-L' }] };
  const [small = 0, large = 0] = await addProduct(api.db, one, sizes, { product_id: 'P1' });
  const [hat = 0] = await addProduct(
    api.db,
    over,
    { HAT: [{ code: 'HAT-1' }] },
    { product_id: 'P1' },
  );
  const ask = (name: string, fields: object, token = boss.token) =>
    api.call(name, { shopId: 'one,over', ...fields }, { token });
  return { api, boss, one, over, small, large, hat, ask };
}

describeOnEngines('the course of products', (engine) => {
  it('tells the net pieces of each of the 30 days up to yesterday, of all rows at once', async () => {
    const { api, one, over, small, large, hat, ask } = await world(engine);
    await appendSaleLines(
      api.db,
      [
        lineOf(one, small, '2026-02-08', { quantity: 50 }),
        lineOf(one, small, '2026-02-09', { quantity: 4 }),
        lineOf(one, small, '2026-03-10', { quantity: 3 }),
        lineOf(one, large, '2026-03-10', { quantity: 2 }),
        lineOf(one, large, '2026-03-09', { quantity: 1, kind: 'return' }),
        lineOf(one, large, '2026-03-11', { quantity: 60 }),
        lineOf(one, large, '2026-03-10', { quantity: 70, source: 'stocks' }),
        lineOf(over, hat, '2026-03-06', { quantity: 8 }),
        lineOf(over, hat, '2026-03-08', { quantity: 9 }),
      ],
      testNow,
    );
    const { code, data } = await ask('getProductDailyVolume', { ids: ['P1', 'gone'] });
    expect(code).toBe(0);
    const days = (moved: Readonly<Record<number, number>>) =>
      Array.from({ length: 30 }, (_, day) => moved[day] ?? 0);
    // Two shops may have products of one id.
    expect(data).toHaveLength(2);
    expect(data).toEqual(
      expect.arrayContaining([
        { mallId: 'one', id: 'P1', volumes: days({ 0: 4, 28: -1, 29: 5 }) },
        { mallId: 'over', id: 'P1', volumes: days({ 25: 8 }) },
      ]),
    );
    const sizes = await ask('getProductDailyVolume', { level: 'sku', ids: ['SCUP-L'] });
    expect(sizes.data).toEqual([{ mallId: 'one', id: 'SCUP-L', volumes: days({ 28: -1, 29: 2 }) }]);
    expect((await ask('getProductDailyVolume', {})).data).toEqual([]);
  });

  it('lists what changed of the SKUs of a row, the latest first and page by page', async () => {
    const { api, one, over, small, large, hat, ask } = await world(engine);
    const note = (shop: typeof one, day: string, ...changes: SkuChange[]) =>
      noteSkuChanges(api.db, shop, changes, Date.parse(`${day}T12:00:00+08:00`));
    const price = (sku_ref: number, old_price: number, new_price: number): SkuChange => ({
      sku_ref,
      kind: 'price',
      old_price,
      new_price,
    });
    await note(one, '2026-03-02', price(small, 900, 1000), { sku_ref: large, kind: 'soldOut' });
    // Up and down again within a day.
    await note(one, '2026-03-03', price(small, 1000, 1200));
    await note(one, '2026-03-03', price(small, 1200, 1000));
    await note(one, '2026-03-05', { sku_ref: large, kind: 'restocked' });
    await note(over, '2026-03-08', { sku_ref: hat, kind: 'soldOut' });
    const named = { mallId: 'one', specName: '', oldPrice: null, newPrice: null };
    const of = (code: string) => ({ ...named, skuId: `S${code}`, extCode: code });
    const all = [
      { ...of('CUP-L'), day: '2026-03-05', kind: 'restocked' },
      { ...of('CUP-S'), day: '2026-03-02', kind: 'price', oldPrice: 900, newPrice: 1000 },
      { ...of('CUP-L'), day: '2026-03-02', kind: 'soldOut' },
    ];
    expect(await ask('getSkuChanges', { id: 'P1' })).toMatchObject({
      code: 0,
      data: { total: 3, rows: all },
    });
    const second = { id: 'P1', pageIndex: 2, pageSize: 2 };
    expect((await ask('getSkuChanges', second)).data).toEqual({ total: 3, rows: all.slice(2) });
    const { data } = await ask('getSkuChanges', { level: 'sku', id: 'SCUP-S' });
    expect(data).toEqual({ total: 1, rows: [all[1]] });
    expect((await ask('getSkuChanges', { shopId: 'over', id: 'P1' })).data.total).toBe(0);
    const stranger = await api.signIn();
    for (const name of ['getSkuChanges', 'getProductDailyVolume'])
      expect(await ask(name, { id: 'P1' }, stranger.token)).toMatchObject({ code: 403 });
  });
});
