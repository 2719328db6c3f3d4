import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { rollWindows } from '../../../db/statistics/roll-windows.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { sumsByBand, sumsByCategory } from '../../../db/statistics/sales-splits.ts';
import { sumsByBucket, sumsByShop } from '../../../db/statistics/statistics.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const march = { start: '2026-03-01', end: '2026-03-31' };

/** As a database was before pieces and amounts without a cost were kept apart. */
async function before(db: Db): Promise<void> {
  for (const table of ['shop_hour', 'shop_day', 'shop_month', 'category_window', 'band_window']) {
    for (const kind of ['sold', 'returned'])
      for (const figure of ['quantity', 'amount'])
        await db.schema.alterTable(table).dropColumn(`uncosted_${kind}_${figure}`).execute();
    await db.schema
      .alterTable(table)
      .addColumn('uncosted_net', 'integer', (column) => column.notNull().defaultTo(7))
      .execute();
  }
  await sql`delete from applied_migration where name = '0022_uncosted_parts'`.execute(db);
}

describeOnEngines('a database from before uncosted parts', (engine) => {
  it('has them after the upgrade as if they had been kept all along, in every roll-up', async () => {
    const db = await engine.fresh();
    const owner = await addUser(db);
    const shops = [await addShop(db, owner), await addShop(db, owner)];
    for (const shop of shops) {
      const [costed = 0, free = 0] = await addProduct(
        db,
        shop,
        { red: [{ code: 'a', cost: 300 }, { code: 'b' }] },
        { category: '杯具' },
      );
      await appendSaleLines(db, [
        lineOf(shop, costed, '2026-03-02', { quantity: 2, amount: 5000 }),
        lineOf(shop, free, '2026-03-02', { quantity: 5, amount: 3000 }),
        lineOf(shop, free, '2026-03-02', { quantity: 5, amount: 2000, kind: 'return' }),
        // The first and the last moment of a day of Shanghai.
        lineOf(shop, free, '2026-03-10', { soldAt: Date.parse('2026-03-10T00:00:00+08:00') }),
        lineOf(shop, free, '2026-03-10', { soldAt: Date.parse('2026-03-10T23:59:59.999+08:00') }),
        lineOf(shop, free, '2026-03-10', { source: 'stocks', quantity: 4 }),
      ]);
    }
    await rollWindows(db, '2026-03-11');
    const all = async () => ({
      hours: await sumsByBucket(db, selection('sales'), 'hour'),
      days: await sumsByBucket(db, selection('sales'), 'day'),
      months: await sumsByBucket(db, selection('sales'), 'month'),
      shops: await sumsByShop(db, selection('stocks')),
      categories: await sumsByCategory(db, lately),
      bands: await sumsByBand(db, lately),
    });
    const selection = (source: 'sales' | 'stocks') => ({
      shopIds: shops.map(({ id }) => id),
      source,
      ...march,
    });
    const lately = { ...selection('sales'), start: '2026-02-09', end: '2026-03-10' };
    const kept = await all();
    expect(kept.days.get('2026-03-02')).toMatchObject({
      uncostedSoldQuantity: 10,
      uncostedReturnedQuantity: 10,
      uncostedSoldAmount: 6000,
      uncostedReturnedAmount: 4000,
    });

    await before(db);
    await migrate(db);
    expect(await all()).toEqual(kept);
    await rollWindows(db, '2026-03-11');
    expect(await all()).toEqual(kept);
  });
});
