import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** Which step was taken with a shipping order under which idempotency key. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, create, index } = kit(db);
  await create(
    db.schema
      .createTable('shipping_step')
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('idempotency_key', text, required)
      .addColumn('step', text, required)
      .addColumn('order_ref', 'integer', owned('shipping_order'))
      .addColumn('created_at', big, required)
      .addPrimaryKeyConstraint('shipping_step_key', ['user_id', 'idempotency_key']),
  );
  for (const column of ['order_ref', 'created_at']) await index('shipping_step', [column]);
}
