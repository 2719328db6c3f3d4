import { expect, it } from 'vitest';
import { listFundMovements, netSalesByDay } from '../../../db/shops/fund-movements.ts';
import { listRestrictions } from '../../../db/shops/shop-reports.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addReports, at } from '../../support/shop-reports.ts';

const restriction = {
  kind: 'reserve',
  reason: '售后保证金预留',
  amount: 3000,
  releaseCondition: '期满自动解冻',
  since: at('2026-03-01'),
} as const;
const settled = (movementId: string, day: string, amount: number) =>
  ({ movementId, kind: 'settlement', amount, at: at(day) }) as const;
const funds = (...movements: ReturnType<typeof settled>[]) => ({
  funds: {
    available: 0,
    pending: 0,
    restrictions: [
      { ...restriction, restrictionId: 'R1', releaseAt: at('2026-03-31') },
      { ...restriction, restrictionId: 'R2', amount: 1 },
    ],
    movements,
  },
});
const march = { from: at('2026-03-01', '00:00:00'), to: at('2026-03-31', '23:59:59') };

describeOnEngines('what marketplaces settle and pay out', (engine) => {
  it('is kept as it was told last, with the day on which money is released', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const list = (change: { lastDay: string } | null = null) =>
      listFundMovements(db, [shop.id], march, change ? [{ shopIds: [shop.id], ...change }] : []);
    await addReports(
      db,
      shop,
      funds(settled('J1', '2026-03-02', 100), settled('J2', '2026-03-05', 7)),
    );
    expect((await list()).map(({ amount }) => amount)).toEqual([100, 7]);
    await db.updateTable('shop_report').set({ updated_at: 0 }).execute();
    await addReports(
      db,
      shop,
      funds(settled('J2', '2026-03-01', 8), settled('J3', '2026-04-01', 9)),
    );
    expect(await list()).toEqual([
      { shop_id: shop.id, kind: 'settlement', amount: 8, at: at('2026-03-01') },
      { shop_id: shop.id, kind: 'settlement', amount: 100, at: at('2026-03-02') },
    ]);
    expect(await list({ lastDay: '2026-03-01' })).toHaveLength(1);
    const held = await listRestrictions(db, [shop.id]);
    expect(held.map(({ release_at }) => release_at)).toEqual([at('2026-03-31'), null]);
  });

  it('is estimated by what each day sold, less what came back', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const [sku = 0] = await addProduct(db, shop, { CUP: [{ code: 'CUP-1' }] });
    await appendSaleLines(db, [
      lineOf(shop, sku, '2026-03-01', { amount: 500 }),
      lineOf(shop, sku, '2026-03-02', { amount: 900 }),
      lineOf(shop, sku, '2026-03-02', { amount: 200, kind: 'return' }),
      lineOf(shop, sku, '2026-03-02', { amount: 50, source: 'stocks' }),
      lineOf(shop, sku, '2026-03-03', { amount: 70 }),
    ]);
    const sales = await netSalesByDay(db, [shop.id], { start: '2026-03-02', end: '2026-03-03' }, [
      { shopIds: [shop.id], lastDay: '2026-03-02' },
    ]);
    expect(sales).toEqual([{ shop_id: shop.id, day: '2026-03-02', amount: 700 }]);
  });
});
