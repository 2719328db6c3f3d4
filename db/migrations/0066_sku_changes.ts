import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required } from './kit.ts';

/** When the declared price of a SKU changed, and when it was sold out or in stock again: kept from now on. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed, index } = kit(db);
  await createKeyed(
    db.schema
      .createTable('sku_change')
      .addColumn('sku_ref', 'integer', owned('sku'))
      .addColumn('day', text, required)
      .addColumn('kind', text, oneOf('kind', ['price', 'soldOut', 'restocked']))
      .addColumn('shop_id', 'integer', owned('shop'))
      // Of a price.
      .addColumn('old_price', big)
      .addColumn('new_price', big)
      .addPrimaryKeyConstraint('sku_change_key', ['sku_ref', 'day', 'kind']),
  );
  await index('sku_change', ['shop_id', 'kind', 'day']);
}
