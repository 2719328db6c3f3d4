import type { DbOrTransaction } from '../engine/connect.ts';
import { zero } from './kit.ts';

/** A manager may be an operator: staff who see the shops assigned to them, and never what goods cost. */
export async function up(db: DbOrTransaction): Promise<void> {
  await db.schema.alterTable('user').addColumn('is_operator', 'integer', zero).execute();
}
