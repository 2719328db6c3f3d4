import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required, zero } from './kit.ts';

/**
 * A line is known by its order, its SKU and its place among the order's lines of that SKU: by its place in
 * the order, as before, an export of some of the lines met others. Lines that the marketplace numbers keep its
 * numbers. Beside them stands what taking back an import needs: what each import brought.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);

  const ofOrder = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('shop_id', 'integer', required)
      .addColumn('source', text, oneOf('source', ['sales', 'stocks']))
      .addColumn('order_no', text, required);
  const line = (table: string) =>
    ofOrder(table)
      .addColumn('sku_ref', 'integer', required)
      .addColumn('line_no', 'integer', required)
      .addColumn('sold_at', big, required)
      .addColumn('kind', text, oneOf('kind', ['sale', 'return']))
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('amount', big, (column) => column.notNull().check(sql`amount >= 0`));
  const key = ['shop_id', 'source', 'order_no'] as const;

  await createKeyed(
    line('placed_line')
      .addColumn('import_id', 'integer')
      .addPrimaryKeyConstraint('sale_line_identity', [...key, 'sku_ref', 'line_no']),
  );
  await sql`
    insert into placed_line (shop_id, source, order_no, sku_ref, line_no, sold_at, kind, quantity, amount, import_id)
    select shop_id, source, order_no, sku_ref,
      case when count(import_id) over same = count(*) over same
        then row_number() over (partition by shop_id, source, order_no, sku_ref order by line_no)
        else line_no end,
      sold_at, kind, quantity, amount, import_id
    from sale_line
    window same as (partition by shop_id, source, order_no, sku_ref)
    order by shop_id, source, order_no, sku_ref, line_no`.execute(db);
  await db.schema.dropTable('sale_line').execute();
  await db.schema.alterTable('placed_line').renameTo('sale_line').execute();

  await createKeyed(
    line('import_line')
      .addColumn('import_id', 'integer', required)
      .addPrimaryKeyConstraint('import_line_key', [...key, 'import_id', 'sku_ref', 'line_no']),
  );
  await createKeyed(
    ofOrder('import_repeat')
      .addColumn('import_id', 'integer', required)
      .addPrimaryKeyConstraint('import_repeat_key', [...key, 'import_id']),
  );
  await createKeyed(
    db.schema
      .createTable('import_change')
      .addColumn('import_id', 'integer', owned('sales_import'))
      .addColumn('change_no', 'integer', required)
      .addColumn('row_no', 'integer', required)
      .addColumn('shop_id', 'integer', required)
      .addColumn('order_no', text, required)
      .addColumn('sku_ref', 'integer', required)
      .addColumn('old_sold_at', big, required)
      .addColumn('old_kind', text, required)
      .addColumn('old_quantity', 'integer', required)
      .addColumn('old_amount', big, required)
      .addColumn('new_sold_at', big, required)
      .addColumn('new_kind', text, required)
      .addColumn('new_quantity', 'integer', required)
      .addColumn('new_amount', big, required)
      .addPrimaryKeyConstraint('import_change_key', ['import_id', 'change_no']),
  );

  const toImports = db.schema.alterTable('sales_import');
  await toImports.addColumn('lines_changed', 'integer', zero).execute();
  await toImports.addColumn('sequence', 'integer').execute();
  await toImports.addColumn('taken_back_at', big).execute();
  await toImports.addColumn('runner', text).execute();
}
