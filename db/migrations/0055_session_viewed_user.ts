import type { DbOrTransaction } from '../engine/connect.ts';

/** As whom the boss of a session looks at the product for now. Who is no more is looked at no more. */
export async function up(db: DbOrTransaction): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('viewed_user_id', 'integer', (column) =>
      column.references('user.id').onDelete('set null'),
    )
    .execute();
}
