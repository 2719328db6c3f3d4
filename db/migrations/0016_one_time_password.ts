import type { DbOrTransaction } from '../connect.ts';

/** A password may be for one sign-in only. */
export async function up(db: DbOrTransaction): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('password_once', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
