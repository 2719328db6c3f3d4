import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/**
 * What imports converted from other currencies to yuan: of each shop what it holds, as long as the import is
 * there, and with the import what its report says. Imports before this took every amount for yuan.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed } = kit(db);

  await createKeyed(
    db.schema
      .createTable('import_conversion')
      .addColumn('import_id', 'integer', owned('sales_import'))
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('currency', text, required)
      .addColumn('row_count', 'integer', required)
      .addColumn('original', text, required)
      .addColumn('amount', big, required)
      .addColumn('lowest_rate', text, required)
      .addColumn('highest_rate', text, required)
      .addColumn('first_day', text, required)
      .addColumn('last_day', text, required)
      .addPrimaryKeyConstraint('import_conversion_key', ['import_id', 'shop_id', 'currency']),
  );
  await db.schema
    .createIndex('import_conversion_by_shop_id')
    .on('import_conversion')
    .columns(['shop_id'])
    .execute();
  await db.schema.alterTable('sales_import').addColumn('conversions', text).execute();
}
