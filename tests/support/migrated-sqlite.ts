import { sql } from 'kysely';
import { type Db, openDatabase } from '../../db/engine/connect.ts';
import { migrate } from '../../db/engine/migrate.ts';

/**
 * All migrations one after the other take longer than most tests: a worker runs them once, and makes the tables of
 * its other databases as they stand in the end.
 */
interface Made {
  /** What makes tables, indexes and triggers, in order. */
  readonly statements: readonly string[];
  /** What the migrations have put in. */
  readonly rows: readonly { readonly table: string; readonly row: Record<string, unknown> }[];
}

let made: Promise<Made> | undefined;

/** Brings an empty SQLite database to where `migrate` brings it. */
export async function migrateAtOnce(db: Db): Promise<void> {
  made ??= makeOnce();
  const { statements, rows } = await made;
  await db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    for (const { table, row } of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        trx,
      );
    }
  });
}

async function makeOnce(): Promise<Made> {
  const db = await openDatabase('sqlite::memory:');
  try {
    await migrate(db);
    const { rows: objects } = await sql<{ name: string; type: string; sql: string }>`
      select name, type, sql from sqlite_schema
      where sql is not null and name not like 'sqlite\\_%' escape '\\' order by rowid`.execute(db);
    const rows: { table: string; row: Record<string, unknown> }[] = [];
    for (const { name } of objects.filter(({ type }) => type === 'table')) {
      const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        db,
      );
      rows.push(...found.rows.map((row) => ({ table: name, row })));
    }
    return { statements: objects.map((object) => object.sql), rows };
  } finally {
    await db.destroy();
  }
}
