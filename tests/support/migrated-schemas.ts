import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import {
  type Db,
  type DbOrTransaction,
  type OpenOptions,
  openDatabase,
} from '../../db/engine/connect.ts';
import { migrate } from '../../db/engine/migrate.ts';
import { createPostgresSchema, pooledSchema } from './postgres-schema.ts';

/**
 * Schemas of PostgreSQL with every table. To make one and to drop it takes a second of work: a worker keeps those
 * that a test is done with, and empties one for the next test. `postgres-teardown.ts` drops them in the end.
 */
interface Kept {
  readonly url: string;
  /** What its tables were after the migrations. */
  readonly shape: string;
}

const spare: Kept[] = [];

/** An open database in PostgreSQL with every table, as after its migrations; closed when the test is over. */
export async function takeSchema(options?: OpenOptions): Promise<Db> {
  for (let kept = spare.pop(); kept !== undefined; kept = spare.pop()) {
    if (await isEmptied(kept)) return lend(await openDatabase(kept.url, options), kept);
    // A test has changed its tables, or something still holds them: it stays, until all are dropped.
  }
  const { url } = await createPostgresSchema(pooledSchema());
  const db = await openDatabase(url, options);
  await migrate(db);
  return lend(db, { url, shape: await shapeOf(db) });
}

function lend(db: Db, kept: Kept): Db {
  onTestFinished(async () => {
    await db.destroy();
    spare.push(kept);
  });
  return db;
}

/** Columns, constraints and indexes, and the migrations that have been there. */
async function shapeOf(db: DbOrTransaction): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select string_agg(line, ';' order by line) as shape from (
      select format('%s.%s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull) as line
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')
      union all
      select conname from pg_constraint where connamespace = current_schema()::regnamespace
      union all
      select name from applied_migration
    ) as lines`.execute(db);
  return rows[0]?.shape ?? '';
}

/** The migrations leave rows here alone. */
const keptTable = 'applied_migration';

/** Takes out what the last test has put in, and lets ids begin at 1; false where that has to wait. */
async function isEmptied({ url, shape }: Kept): Promise<boolean> {
  const db = await openDatabase(url);
  try {
    if ((await shapeOf(db)) !== shape) return false;
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx);
      const tables = await sql<{ name: string }>`
        select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> ${keptTable}`.execute(
        trx,
      );
      const filled = await sql<{ name: string }>`${sql.join(
        tables.rows.map(
          ({ name }) =>
            sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
        ),
        sql` union all `,
      )}`.execute(trx);
      if (filled.rows.length > 0)
        await sql`truncate ${sql.join(filled.rows.map(({ name }) => sql.table(name)))} cascade`.execute(
          trx,
        );
      await sql`
        select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = current_schema() and last_value is not null`.execute(
        trx,
      );
    });
    return true;
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}
