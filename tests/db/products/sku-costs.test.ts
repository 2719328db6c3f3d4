import { expect, it } from 'vitest';
import { shanghaiHour } from '../../../api/contract/rules/calendar.ts';
import { saveCosts } from '../../../db/products/sku-costs.ts';
import { appendSaleLines, type NewSaleLine } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

describeOnEngines('costs of a shop with many lines', (engine) => {
  it('move every hour, and let others have their turn meanwhile', async () => {
    const db = await engine.fresh();
    const owner = await addUser(db);
    const shop = await addShop(db, owner);
    const other = await addShop(db, owner);
    const skus = [{ code: 'a', cost: 100 }, { code: 'b' }, { code: 'c', cost: 300 }];
    const refs = await addProduct(db, shop, { x: skus });
    const [otherRef = 0] = await addProduct(db, other, { y: [{ code: 'a', cost: 100 }] });
    const [a = 0, b = 0, c = 0] = refs;
    // Orders of seven lines: parts of any round size end within one.
    const lines = Array.from(
      { length: 21_000 },
      (_, index): NewSaleLine =>
        lineOf(shop, refs[index % 3] ?? 0, '2026-03-11', {
          source: index % 1000 === 0 ? 'stocks' : 'sales',
          orderNo: `PO-${Math.floor(index / 7)}`,
          lineNo: 1 + (index % 7),
          soldAt: Date.parse('2026-03-11T00:00:00+08:00') + (index % 60) * 3_600_000,
          kind: index % 11 === 0 ? 'return' : 'sale',
          quantity: 1 + (index % 4),
        }),
    );
    await appendSaleLines(db, [...lines, lineOf(other, otherRef, '2026-03-11')]);

    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await saveCosts(db, [
      { shopId: shop.id, skuId: 'Sa', cost: 170 },
      { shopId: shop.id, skuId: 'Sb', cost: 20 },
      { shopId: shop.id, skuId: 'Sc', cost: null },
    ]);
    isOver = true;
    // Two and a bit parts of customers' lines, one of the stocks', and three roll-ups.
    expect(turns).toBeGreaterThanOrEqual(7);

    const costs = new Map([
      [a, 170],
      [b, 20],
    ]);
    const none = { cost: 0, sold: 0, returned: 0, soldAmount: 0, returnedAmount: 0 };
    const expected = new Map<string, typeof none>();
    for (const { source, soldAt, skuRef, kind, quantity, amount } of lines) {
      const key = `${source} ${shanghaiHour(soldAt)}`;
      const sum = expected.get(key) ?? { ...none };
      sum.cost += (costs.get(skuRef) ?? 0) * (kind === 'sale' ? quantity : -quantity);
      if (skuRef === c) {
        sum[kind === 'sale' ? 'sold' : 'returned'] += quantity;
        sum[kind === 'sale' ? 'soldAmount' : 'returnedAmount'] += amount;
      }
      expected.set(key, sum);
    }
    const hours = await db
      .selectFrom('shop_hour')
      .where('shop_id', '=', shop.id)
      .selectAll()
      .execute();
    expect(
      new Map(
        hours.map((row) => [
          `${row.source} ${row.hour}`,
          {
            cost: row.cost,
            sold: row.uncosted_sold_quantity,
            returned: row.uncosted_returned_quantity,
            soldAmount: row.uncosted_sold_amount,
            returnedAmount: row.uncosted_returned_amount,
          },
        ]),
      ),
    ).toEqual(expected);
    const all = [...expected.values()].reduce((sum, { cost }) => sum + cost, 0);
    for (const table of ['shop_day', 'shop_month'] as const) {
      const rows = await db
        .selectFrom(table)
        .where('shop_id', '=', shop.id)
        .select('cost')
        .execute();
      expect(rows.reduce((sum, { cost }) => sum + cost, 0)).toBe(all);
    }
    const others = await db
      .selectFrom('shop_day')
      .where('shop_id', '=', other.id)
      .select('cost')
      .execute();
    expect(others).toEqual([{ cost: 100 }]);
  });

  it('are left as they are where they are another than was taken, beside those that are not', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    await addProduct(db, shop, { x: [{ code: 'a', cost: 100 }, { code: 'b' }, { code: 'c' }] });
    const save = (skuId: string, cost: number | null, was?: number | null) => ({
      shopId: shop.id,
      skuId,
      cost,
      was,
    });
    await saveCosts(db, [save('Sa', 170), save('Sb', 20)]);
    const changed = await saveCosts(db, [save('Sa', 100, 150), save('Sb', null, 20)]);
    expect([...changed]).toEqual([shop.id]);
    expect([...(await saveCosts(db, [save('Sa', 1, null), save('Sb', 2, 1)]))]).toEqual([]);
    await saveCosts(db, [save('Sc', 5, null)]);
    const rows = await db.selectFrom('sku').select(['sku_id', 'cost']).orderBy('sku_id').execute();
    expect(rows).toEqual([
      { sku_id: 'Sa', cost: 170 },
      { sku_id: 'Sb', cost: null },
      { sku_id: 'Sc', cost: 5 },
    ]);
  });
});
