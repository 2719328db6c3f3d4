import type { DbOrTransaction } from '../engine/connect.ts';
import { zero } from './kit.ts';

/** A password may be for one sign-in only. */
export async function up(db: DbOrTransaction): Promise<void> {
  await db.schema.alterTable('user').addColumn('password_once', 'integer', zero).execute();
}
