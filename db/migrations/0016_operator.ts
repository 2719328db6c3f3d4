import type { DbOrTransaction } from '../connect.ts';

/** A manager may be an operator: staff who see the shops assigned to them, and never what goods cost. */
export async function up(db: DbOrTransaction): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('is_operator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
