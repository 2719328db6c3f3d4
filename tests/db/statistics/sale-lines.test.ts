import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { saveCosts } from '../../../db/products/sku-costs.ts';
import { appendSaleLines, type NewSaleLine } from '../../../db/statistics/sale-lines.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { expectLineDaysOfFacts } from '../../support/line-days.ts';

/** Two shops with three SKUs each; the first of each has a cost. Ids are given by the database. */
async function catalogue(db: Db): Promise<{ shopId: number; skuRefs: number[] }[]> {
  const owner = await db
    .insertInto('user')
    .values({ phone: '13900000001', username: 'a', role: 'boss', register_time: 0, is_first: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shops: { shopId: number; skuRefs: number[] }[] = [];
  for (const mallId of ['m1', 'm2']) {
    const shop = await db
      .insertInto('shop')
      .values({
        owner_id: owner.id,
        platform: 'temu',
        mall_id: mallId,
        mall_name: mallId,
        mall_name_dis: mallId,
        mall_name_native: mallId,
        is_semi_managed: 0,
        is_closed: 0,
        origin: 'imported',
        sort: 0,
        abnormal_count: 0,
        refund_count: 0,
        specification_count: 0,
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const product = await db
      .insertInto('product')
      .values({ shop_id: shop.id, product_id: 'p', name: 'p', status: 'on_sale', created_at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const skc = await db
      .insertInto('skc')
      .values({ product_ref: product.id, skc_id: 'c', ext_code: 'c', name: 'c' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const skus = await db
      .insertInto('sku')
      .values(
        [300, null, null].map((cost, index) => ({
          shop_id: shop.id,
          product_ref: product.id,
          skc_ref: skc.id,
          sku_id: `s${index}`,
          ext_code: `s${index}`,
          spec_name: '',
          cost,
        })),
      )
      .returning('id')
      .execute();
    shops.push({ shopId: shop.id, skuRefs: skus.map((sku) => sku.id).sort((a, b) => a - b) });
  }
  return shops;
}

/** Lines over two shops, both sources and ten weeks, some returned; the same for the same seed. */
function someLines(
  shops: { shopId: number; skuRefs: number[] }[],
  count: number,
  seed: number,
): NewSaleLine[] {
  let state = seed;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, (_, index) => {
    const shop = shops[random(shops.length)] ?? { shopId: 0, skuRefs: [] };
    return {
      shopId: shop.shopId,
      source: random(5) === 0 ? ('stocks' as const) : ('sales' as const),
      orderNo: `订单'${seed}-${index >> 1}`,
      lineNo: (index & 1) + 1,
      skuRef: shop.skuRefs[random(shop.skuRefs.length)] ?? 0,
      soldAt: Date.UTC(2025, 10, 20) + random(70 * 86_400_000),
      kind: random(6) === 0 ? ('return' as const) : ('sale' as const),
      quantity: 1 + random(9),
      amount: random(100_000),
      importId: null,
    };
  });
}

const byKey = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Net fen of each hour of each day that has a line, summed from the facts. */
async function expectDayHoursOfFacts(db: Db): Promise<void> {
  const days = new Map<string, Record<string, number | string>>();
  for (const line of await db.selectFrom('sale_line').selectAll().execute()) {
    const [day = '', time = ''] = new Date(line.sold_at + 8 * 3_600_000).toISOString().split('T');
    const id = `${line.shop_id} ${line.source} ${day}`;
    const hours = days.get(id) ?? {
      shop_id: line.shop_id,
      source: line.source,
      day,
      ...Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [`hour_${hour}`, 0])),
    };
    days.set(id, hours);
    const column = `hour_${Number(time.slice(0, 2))}`;
    hours[column] = Number(hours[column]) + (line.kind === 'sale' ? line.amount : -line.amount);
  }
  const stored = await db.selectFrom('shop_day_hours').selectAll().execute();
  const inOneOrder = (row: object) => Object.fromEntries(Object.entries(row).sort());
  expect(stored.map(inOneOrder).sort(byKey)).toEqual(
    [...days.values()].map(inOneOrder).sort(byKey),
  );
}

/** What the roll-ups must hold, summed from the facts in the plainest way. */
async function expectRollUpsOfFacts(db: Db): Promise<void> {
  await expectLineDaysOfFacts(db);
  await expectDayHoursOfFacts(db);
  const costs = new Map(
    (await db.selectFrom('sku').select(['id', 'cost']).execute()).map((sku) => [sku.id, sku.cost]),
  );
  const facts = await db.selectFrom('sale_line').selectAll().execute();
  const bucketLengths = { hour: 13, day: 10, month: 7 };
  for (const [table, bucket, bySku] of [
    ['shop_hour', 'hour', false],
    ['shop_day', 'day', false],
    ['shop_month', 'month', false],
    ['sku_day', 'day', true],
    ['sku_month', 'month', true],
  ] as const) {
    const sums = new Map<string, Record<string, number | string>>();
    for (const line of facts) {
      const local = new Date(line.sold_at + 8 * 3_600_000).toISOString();
      const name = local.slice(0, bucketLengths[bucket]);
      const key = { shop_id: line.shop_id, source: line.source, [bucket]: name };
      const whole = bySku ? { ...key, sku_ref: line.sku_ref } : key;
      const id = JSON.stringify(whole);
      const sum = sums.get(id) ?? {
        ...whole,
        sold_quantity: 0,
        returned_quantity: 0,
        sold_amount: 0,
        returned_amount: 0,
        ...(bySku
          ? {}
          : {
              cost: 0,
              uncosted_sold_quantity: 0,
              uncosted_returned_quantity: 0,
              uncosted_sold_amount: 0,
              uncosted_returned_amount: 0,
            }),
      };
      sums.set(id, sum);
      const add = (field: string, value: number) => {
        sum[field] = Number(sum[field]) + value;
      };
      add(line.kind === 'sale' ? 'sold_quantity' : 'returned_quantity', line.quantity);
      add(line.kind === 'sale' ? 'sold_amount' : 'returned_amount', line.amount);
      if (!bySku) {
        const cost = costs.get(line.sku_ref) ?? null;
        const kind = line.kind === 'sale' ? 'sold' : 'returned';
        if (cost !== null) add('cost', cost * (kind === 'sold' ? line.quantity : -line.quantity));
        else {
          add(`uncosted_${kind}_quantity`, line.quantity);
          add(`uncosted_${kind}_amount`, line.amount);
        }
      }
    }
    const stored = await db.selectFrom(table).selectAll().execute();
    const inOneOrder = (row: object) => Object.fromEntries(Object.entries(row).sort());
    expect(stored.map(inOneOrder).sort(byKey)).toEqual(
      [...sums.values()].map(inOneOrder).sort(byKey),
    );
  }
}

describeOnEngines('sale lines', (engine) => {
  it('moves every roll-up by exactly the lines that were added', async () => {
    const db = await engine.fresh();
    const shops = await catalogue(db);
    const lines = someLines(shops, 2_345, 7);
    expect(await appendSaleLines(db, lines)).toEqual({ added: 2_345, known: 0 });
    expect(await db.selectFrom('sale_line').selectAll().execute()).toHaveLength(2_345);
    await expectRollUpsOfFacts(db);
    await appendSaleLines(db, someLines(shops, 700, 8));
    await expectRollUpsOfFacts(db);
  });

  it('has the hours of days after the upgrade as if they had been kept all along', async () => {
    const db = await engine.fresh();
    await appendSaleLines(db, someLines(await catalogue(db), 900, 13));
    await db.schema.dropTable('shop_day_hours').execute();
    await sql`delete from applied_migration where name = '0078_shop_day_hours'`.execute(db);
    await migrate(db);
    await expectDayHoursOfFacts(db);
  });

  it('counts a line once, however often it comes', async () => {
    const db = await engine.fresh();
    const shops = await catalogue(db);
    const lines = someLines(shops, 900, 11);
    await appendSaleLines(db, lines.slice(0, 600));
    expect(await appendSaleLines(db, lines.slice(300))).toEqual({ added: 300, known: 300 });
    expect(await appendSaleLines(db, lines)).toEqual({ added: 0, known: 900 });
    const [first] = someLines(shops, 1, 99);
    if (first === undefined) throw new Error('no line');
    const twice = [first, { ...first, quantity: first.quantity + 1 }];
    expect(await appendSaleLines(db, twice)).toEqual({ added: 1, known: 1 });
    const stored = await db
      .selectFrom('sale_line')
      .select('quantity')
      .where('order_no', '=', first.orderNo)
      .execute();
    expect(stored).toEqual([{ quantity: first.quantity }]);
    await expectRollUpsOfFacts(db);
  });

  it('adds nothing for no lines', async () => {
    const db = await engine.fresh();
    expect(await appendSaleLines(db, [])).toEqual({ added: 0, known: 0 });
  });

  it('keeps nothing when the transaction around it fails', async () => {
    const db = await engine.fresh();
    const shops = await catalogue(db);
    const failing = db.transaction().execute(async (trx) => {
      await appendSaleLines(trx, someLines(shops, 50, 3));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const wrong = someLines(shops, 50, 3).map((line, index) =>
      index === 40 ? { ...line, quantity: 0 } : line,
    );
    await expect(appendSaleLines(db, wrong)).rejects.toThrow();
    for (const table of ['sale_line', 'shop_hour', 'shop_day', 'sku_day', 'sku_month'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('[R7.4-64] corrects the costs of a shop when they change, of that shop alone', async () => {
    const db = await engine.fresh();
    const shops = await catalogue(db);
    await appendSaleLines(db, someLines(shops, 1_200, 5));
    const [one, other] = shops;
    if (one === undefined || other === undefined) throw new Error('no shops');
    const [, uncosted = 0] = one.skuRefs;
    const before = await db
      .selectFrom('shop_day')
      .selectAll()
      .where('shop_id', '=', other.shopId)
      .orderBy('day')
      .orderBy('source')
      .execute();
    const changed = await saveCosts(db, [
      { shopId: one.shopId, skuId: 's0', cost: null },
      { shopId: one.shopId, skuId: 's1', cost: 123 },
      { shopId: one.shopId, skuId: 's2', cost: null },
    ]);
    expect(changed).toEqual(new Set([one.shopId]));
    expect(
      await db.selectFrom('sku').select(['id', 'cost']).where('cost', 'is not', null).execute(),
    ).toEqual(
      expect.arrayContaining([
        { id: uncosted, cost: 123 },
        { id: other.skuRefs[0], cost: 300 },
      ]),
    );
    await expectRollUpsOfFacts(db);
    expect(
      await db
        .selectFrom('shop_day')
        .selectAll()
        .where('shop_id', '=', other.shopId)
        .orderBy('day')
        .orderBy('source')
        .execute(),
    ).toEqual(before);
  });
});

describeOnEngines('costs and lines at once', (engine) => {
  it('[R7.4-64] leave the roll-ups right, whoever comes first', async () => {
    const url = await engine.emptyUrl();
    const db = await engine.open(url);
    await migrate(db);
    const other = await engine.open(url);
    const shops = await catalogue(db);
    const lines = someLines(shops, 900, 9);
    await appendSaleLines(db, lines.slice(0, 300));
    const costs = (cost: number | null) =>
      shops.flatMap(({ shopId }) => ['s0', 's1'].map((skuId) => ({ shopId, skuId, cost })));
    await Promise.all([
      appendSaleLines(db, lines.slice(300, 600)),
      saveCosts(other, costs(700)),
      appendSaleLines(other, lines.slice(600)),
      saveCosts(db, costs(null).reverse()),
    ]);
    await expectRollUpsOfFacts(db);
  });
});
