import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required } from './kit.ts';

/** When money that is held back is released, and what marketplaces have settled and pay out. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, createKeyed, index } = kit(db);
  await db.schema.alterTable('fund_restriction').addColumn('release_at', big).execute();
  await createKeyed(
    db.schema
      .createTable('fund_movement')
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('movement_id', text, required)
      .addColumn('kind', text, oneOf('kind', ['settlement', 'withdrawal']))
      .addColumn('amount', big, required)
      // When it was settled, or comes to the account.
      .addColumn('at', big, required)
      .addPrimaryKeyConstraint('fund_movement_key', ['shop_id', 'movement_id']),
  );
  await index('fund_movement', ['shop_id', 'at']);
}
