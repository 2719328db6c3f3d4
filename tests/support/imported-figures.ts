import { sql } from 'kysely';
import type { Db } from '../../db/engine/connect.ts';

/** All that the imports of one boss come to, by names instead of ids, to be compared as a whole. */
export async function importedFigures(db: Db, ownerId: number): Promise<Record<string, string[]>> {
  const figures: Record<string, string[]> = {};
  const read = async (table: string, columns: string, bySku: boolean): Promise<void> => {
    const { rows } = await sql<Record<string, unknown>>`
      select shop.mall_name as shop ${sql.raw(bySku ? ', sku.ext_code as code' : '')}, ${sql.raw(columns)}
      from ${sql.table(table)} as t join shop on shop.id = t.shop_id
      ${sql.raw(bySku ? 'join sku on sku.id = t.sku_ref' : '')}
      where shop.owner_id = ${ownerId}`.execute(db);
    figures[table] = rows.map((row) => Object.values(row).join(' ')).sort();
  };
  const sums = 't.sold_quantity, t.returned_quantity, t.sold_amount, t.returned_amount';
  await read('sale_line', 't.source, t.order_no, t.sold_at, t.kind, t.quantity, t.amount', true);
  for (const bucket of ['hour', 'day', 'month'])
    await read(`shop_${bucket}`, `t.source, t.${bucket}, ${sums}, t.cost`, false);
  for (const bucket of ['minute', 'day', 'month'])
    await read(`sku_${bucket}`, `t.source, t.${bucket}, ${sums}`, true);
  await read('sku_window', `t.source, t.length, ${sums}`, true);
  return figures;
}
