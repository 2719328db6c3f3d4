import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { mergeLines } from '../../../db/imports/import-lines.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, addShop, addUser, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

/** As a database was when a line was known by its place in the order, and imports could not be taken back. */
async function before(db: Db): Promise<void> {
  for (const table of ['import_change', 'import_repeat', 'import_line', 'sale_line'])
    await db.schema.dropTable(table).execute();
  for (const column of ['lines_changed', 'sequence', 'taken_back_at', 'runner'])
    await db.schema.alterTable('sales_import').dropColumn(column).execute();
  await sql`create table sale_line (
    shop_id integer not null, source text not null, order_no text not null, line_no integer not null,
    sku_ref integer not null, sold_at bigint not null, kind text not null, quantity integer not null,
    amount bigint not null, import_id integer,
    constraint sale_line_key primary key (shop_id, source, order_no, line_no))`.execute(db);
  await sql`delete from applied_migration where name = '0021_line_identity'`.execute(db);
}

describeOnEngines('a database from before lines were known by their SKU', (engine) => {
  it('knows every line after the upgrade, those that the marketplace numbers by its numbers', async () => {
    const db = await engine.fresh();
    const shop = await addShop(db, await addUser(db));
    const [cup = 0, hat = 0] = await addProduct(db, shop, { red: [{ code: 'a' }, { code: 'b' }] });
    await before(db);
    const soldAt = Date.parse('2024-03-01T00:00:00Z');
    const insert = (
      orderNo: string,
      lineNo: number,
      sku: number,
      pieces: number,
      from: number | null,
    ) =>
      sql`insert into sale_line values (${shop.id}, 'sales', ${orderNo}, ${lineNo}, ${sku}, ${soldAt}, 'sale',
        ${pieces}, ${pieces * 100}, ${from})`.execute(db);
    await insert('1', 1, cup, 1, 7);
    await insert('1', 2, hat, 2, 7);
    await insert('1', 4, cup, 3, 7);
    await insert('1', 5, hat, 4, 7);
    await insert('2', 3, hat, 5, null);
    await migrate(db);
    const lines = async () =>
      (
        await db
          .selectFrom('sale_line')
          .select(['order_no', 'sku_ref', 'line_no', 'quantity', 'import_id'])
          .orderBy('order_no')
          .orderBy('quantity')
          .execute()
      ).map((row) => Object.values(row));
    const upgraded = [
      ['1', cup, 1, 1, 7],
      ['1', hat, 1, 2, 7],
      ['1', cup, 2, 3, 7],
      ['1', hat, 2, 4, 7],
      ['2', hat, 3, 5, null],
    ];
    expect(await lines()).toEqual(upgraded);

    const brought = [
      [cup, 1, 1],
      [hat, 1, 2],
      [cup, 2, 3],
      [hat, 2, 4],
    ].map(([skuRef = 0, lineNo = 0, quantity = 0], index) => ({
      ...lineOf(shop, skuRef, '2024-03-01', { soldAt, orderNo: '1', lineNo }),
      source: 'sales' as const,
      importId: 8,
      rowNo: index + 2,
      quantity,
      amount: quantity * 100,
    }));
    const shares: number[] = [];
    const merged = await db.transaction().execute((trx) =>
      mergeLines(trx, brought, soldAt, (share) => {
        shares.push(share);
      }),
    );
    expect(merged).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    expect(shares.at(-1)).toBe(1);
    const synced = lineOf(shop, hat, '2024-03-01', { soldAt, orderNo: '2', lineNo: 3 });
    expect(await appendSaleLines(db, [synced])).toEqual({ added: 0, known: 1 });
    expect(await lines()).toEqual(upgraded);
  });
});
