import { expect, it } from 'vitest';
import { suggestMoves } from '../../../api/contract/rules/stock-moves.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { listSharedStock, type SharedStockRequest } from '../../../db/products/shared-stock.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const today = '2026-03-11';

/** Three shops that all sell the cup; the hat is in two, the sock in one, and nobody told the stock of the second hat. */
async function world(db: Db) {
  const boss = await addUser(db);
  const shops = [
    await addShop(db, boss, { mall_id: 'a' }),
    await addShop(db, boss, { mall_id: 'b', is_semi_managed: 1 }),
    await addShop(db, boss, { mall_id: 'c', platform: 'shein' }),
  ] as const;
  const [a, b, c] = shops;
  const cup = (code: string, onHand?: number) => ({
    [code]: [{ code, ...(onHand !== undefined && { onHand }) }],
  });
  const [cupA = 0] = await addProduct(db, a, cup('CUP-1', 100), {
    name: '保温杯',
    product_id: 'P1',
  });
  const [cupB = 0] = await addProduct(db, b, cup('CUP-1', 0), {
    name: '水杯 Mug',
    product_id: 'P2',
  });
  const [cupC = 0] = await addProduct(db, c, cup('CUP-1', 5), { name: '杯子', product_id: 'P3' });
  const [hatA = 0] = await addProduct(db, a, cup('HAT_1', 3), { name: '帽子', product_id: 'P4' });
  await addProduct(db, b, cup('HAT_1'), { name: '帽子', product_id: 'P5' });
  await addProduct(db, c, cup('HATX1', 0), { name: '袜子', product_id: 'P6' });
  // Of somebody else.
  await addProduct(db, await addShop(db, await addUser(db)), cup('CUP-1', 900));
  await appendSaleLines(db, [
    lineOf(a, cupA, '2026-02-09', { quantity: 3 }),
    lineOf(b, cupB, '2026-03-10', { quantity: 32 }),
    lineOf(b, cupB, '2026-03-10', { quantity: 2, kind: 'return' }),
    lineOf(c, cupC, '2026-03-03', { quantity: 60 }),
    lineOf(a, hatA, '2026-03-01', { quantity: 6 }),
    // The day before the 30, today, and what was counted from stock.
    lineOf(a, cupA, '2026-02-08', { quantity: 500 }),
    lineOf(a, cupA, '2026-03-11', { quantity: 500 }),
    lineOf(a, cupA, '2026-03-10', { quantity: 500, source: 'stocks' }),
  ]);
  const list = (change: Partial<SharedStockRequest> = {}) =>
    listSharedStock(db, {
      scope: { shopIds: shops.map(({ id }) => id) },
      today,
      isShared: false,
      isMovable: false,
      by: 'net30',
      descending: true,
      limit: 50,
      offset: 0,
      ...change,
    });
  const codes = async (change: Partial<SharedStockRequest>) =>
    (await list(change)).codes.map(({ code }) => code);
  return { shops, list, codes };
}

describeOnEngines('stock across shops', (engine) => {
  it('adds up a code over all of its shops, and tells unknown stock apart', async () => {
    const { list } = await world(await engine.fresh());
    const { total, codes, shops } = await list();
    expect(total).toBe(3);
    expect(codes).toEqual([
      {
        code: 'CUP-1',
        shops: 3,
        onHand: 105,
        inTransit: 0,
        unknown: 0,
        net7: 30,
        net30: 93,
        soldOut: 1,
        runningOut: 1,
        dead: 1,
      },
      {
        code: 'HAT_1',
        shops: 2,
        onHand: 3,
        inTransit: 0,
        unknown: 1,
        net7: 0,
        net30: 6,
        soldOut: 0,
        runningOut: 0,
        dead: 1,
      },
      {
        code: 'HATX1',
        shops: 1,
        onHand: 0,
        inTransit: 0,
        unknown: 0,
        net7: 0,
        net30: 0,
        soldOut: 0,
        runningOut: 0,
        dead: 0,
      },
    ]);
    expect(
      shops
        .filter(({ code }) => code !== 'HATX1')
        .map(({ code, mallId, isSemiManaged, onHand, net30, hint }) => [
          code,
          mallId,
          isSemiManaged,
          onHand,
          net30,
          hint,
        ]),
    ).toEqual([
      ['CUP-1', 'c', false, 5, 60, 'runningOut'],
      ['CUP-1', 'b', true, 0, 30, 'soldOut'],
      ['HAT_1', 'a', false, 3, 6, 'deadStock'],
      ['CUP-1', 'a', false, 100, 3, 'deadStock'],
      ['HAT_1', 'b', true, null, 0, null],
    ]);
  });

  it('finds codes by part of a code or of any name, in several shops, by state and by move, in every order', async () => {
    const { codes, list, shops } = await world(await engine.fresh());
    expect(await codes({ keyword: 'cup' })).toEqual(['CUP-1']);
    expect(await codes({ keyword: 'MUG' })).toEqual(['CUP-1']);
    expect(await codes({ keyword: 'HAT_' })).toEqual(['HAT_1']);
    expect(await codes({ code: 'HATX1' })).toEqual(['HATX1']);
    expect(await codes({ isShared: true })).toEqual(['CUP-1', 'HAT_1']);
    expect(await codes({ state: 'soldOut' })).toEqual(['CUP-1']);
    expect(await codes({ state: 'deadStock' })).toEqual(['CUP-1', 'HAT_1']);
    expect(await codes({ isMovable: true })).toEqual(['CUP-1']);
    // What is not known stands last either way.
    expect(await codes({ by: 'daysOfCover' })).toEqual(['CUP-1', 'HATX1', 'HAT_1']);
    expect(await codes({ by: 'code', descending: false })).toEqual(['CUP-1', 'HATX1', 'HAT_1']);
    expect(await codes({ by: 'onHand', descending: false })).toEqual(['HATX1', 'HAT_1', 'CUP-1']);
    expect(await codes({ by: 'shops', limit: 1, offset: 1 })).toEqual(['HAT_1']);
    // What all of the list comes to, whatever the page: of the cup 3 + 30 + 60 pieces and 105 there, and so on.
    const totals = { onHand: 108, inTransit: 0, unknown: 1, net7: 30, net30: 99 };
    expect(await list({ offset: 50 })).toEqual({ total: 3, totals, codes: [], shops: [] });
    expect((await list({ limit: 1 })).totals).toEqual(totals);
    expect((await list({ code: 'HATX1' })).totals).toMatchObject({ onHand: 0, unknown: 0 });
    expect((await list({ keyword: 'nothing' })).totals).toBeNull();
    expect(await codes({ scope: { shopIds: [shops[0].id] }, isShared: true })).toEqual([]);
  });

  it('finds by move exactly the codes that the rule suggests one for', async () => {
    const db = await engine.fresh();
    const boss = await addUser(db);
    const shops = [await addShop(db, boss), await addShop(db, boss)] as const;
    const numbers = [0, 1, 6, 7, 13, 14, 15, 16, 29, 30];
    let made = 0;
    for (const onHand of numbers)
      for (const sold of [0, 2, 30]) {
        const code = `K${made}`;
        made += 1;
        const [first = 0] = await addProduct(db, shops[0], { [code]: [{ code, onHand }] });
        const other = numbers[(made * 7) % numbers.length] ?? 0;
        const [second = 0] = await addProduct(db, shops[1], { [code]: [{ code, onHand: other }] });
        await appendSaleLines(db, [
          ...(sold > 0 ? [lineOf(shops[0], first, '2026-03-01', { quantity: sold })] : []),
          lineOf(shops[1], second, '2026-03-01', { quantity: (made % 3) * 15 + 1 }),
        ]);
      }
    const request = {
      scope: { shopIds: shops.map(({ id }) => id) },
      today,
      isShared: false,
      by: 'code',
      descending: false,
      limit: 100,
      offset: 0,
    } as const;
    const all = await listSharedStock(db, { ...request, isMovable: false });
    const byCode = Map.groupBy(all.shops, ({ code }) => code);
    const wanted = all.codes
      .map(({ code }) => code)
      .filter((code) => {
        const some = byCode.get(code) ?? [];
        return suggestMoves(some.map((one) => ({ ...one, isOnSale: true }))).length > 0;
      });
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.length).toBeLessThan(all.codes.length);
    const found = await listSharedStock(db, { ...request, isMovable: true });
    expect(found.codes.map(({ code }) => code)).toEqual(wanted);
  });
});
