import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, required } from './kit.ts';

/** One row that is written again and again, to see whether anything still can be. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, create } = kit(db);
  await create(
    db.schema
      .createTable('write_probe')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('written_at', big, required),
  );
}
