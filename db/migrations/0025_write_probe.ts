import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../connect.ts';

/** One row that is written again and again, to see whether anything still can be. */
export async function up(db: DbOrTransaction): Promise<void> {
  const sqlite = isSqlite(db);
  await db.schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('written_at', sqlite ? 'integer' : 'bigint', (column) => column.notNull())
    .modifyEnd(sqlite ? sql`strict` : sql``)
    .execute();
}
