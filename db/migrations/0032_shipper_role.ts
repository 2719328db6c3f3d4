import { sql } from 'kysely';
import { type DbOrTransaction, isSqlite } from '../engine/connect.ts';
import { kit, oneOf } from './kit.ts';

/**
 * The role of a warehouse shipper is `shipper`, and no longer `worker`. SQLite cannot change what a column
 * allows, so that another takes its place; there it keeps the default that rows need while it is added: the
 * role with the fewest rights.
 */
export async function up(db: DbOrTransaction): Promise<void> {
  const user = db.schema.alterTable('user');
  await user.renameColumn('role', 'former_role').execute();
  const role = oneOf('role', ['boss', 'manager', 'shipper']);
  await user
    .addColumn('role', kit(db).text, (column) => role(column).defaultTo('shipper'))
    .execute();
  await sql`update "user" set role = former_role where former_role <> 'worker'`.execute(db);
  await user.dropColumn('former_role').execute();
  if (!isSqlite(db)) await user.alterColumn('role', (column) => column.dropDefault()).execute();
}
