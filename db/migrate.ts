import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Db, isSqlite } from './connect.ts';
import * as foundation from './migrations/0001_foundation.ts';

/** In order of their names. A list in the code, not a folder, so that a bundled server has them too. */
const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
};

/**
 * Brings the tables up to date, all steps or none. Two processes may start at once: the second waits
 * (for SQLite's write lock or PostgreSQL's advisory lock) and then finds nothing to do.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: isSqlite(db) ? undefined : await currentSchema(db),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
}

/** Without its name, the migrator would take the tables of any other schema of the server for ours. */
async function currentSchema(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}
