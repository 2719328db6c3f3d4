import { sql } from 'kysely';
import { migrations as made } from '../migrations/index.generated.ts';
import { type Db, type DbOrTransaction, isSqlite } from './connect.ts';

interface Migration {
  readonly name: string;
  /** Changes data by plain SQL: the typed queries know the newest tables only. */
  readonly up: (db: DbOrTransaction) => Promise<void>;
}

const migrations: readonly Migration[] = made;

/**
 * Those that came after a later number had been released, so that a database may lack them behind it. None
 * depends on the order. What comes now gets a number after all others.
 */
const maybeLate = new Set([
  '0015_pending_manager',
  '0016_one_time_password',
  '0016_operator',
  '0017_billing',
  '0018_listing',
  '0020_conversions',
  '0021_line_identity',
  '0022_uncosted_parts',
  '0023_order_submission',
  '0024_askers',
]);

/** Any number that other users of a PostgreSQL server are unlikely to lock by. */
const lockKey = 7_224_151_903;

/**
 * Brings the tables up to date, all steps or none. Two processes may start at once: the second waits
 * (for SQLite's write lock, or for an advisory lock on PostgreSQL) and then finds nothing to do.
 *
 * Kysely's own migrator is not used: it looks for its table in every schema of a PostgreSQL server,
 * and fails when another one is dropped meanwhile.
 *
 * @throws NewerDatabase, MigrationOutOfOrder
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSchema(trx);
    await apply(trx, migrations);
  });
}

/** A database that is none of this product, with the code by which its place is told. */
export class NoTables extends Error {
  override readonly name = 'NoTables';
  readonly code = 'NO_TABLES';

  constructor() {
    super('The database has none of the tables');
  }
}

/**
 * Brings tables that are there up to date, and makes none in the database of somebody else.
 * @throws NoTables, NewerDatabase, MigrationOutOfOrder
 */
export async function migrateOwn(db: Db): Promise<void> {
  const { rows } = await (isSqlite(db)
    ? sql`select 1 from sqlite_master where name = 'applied_migration'`
    : sql`select 1 where to_regclass('applied_migration') is not null`
  ).execute(db);
  if (rows.length === 0) throw new NoTables();
  await migrate(db);
}

/**
 * Makes the tables of an older version in an empty schema: those of these migrations, for a backup of it.
 * @throws NewerDatabase
 */
export async function migrateTo(trx: DbOrTransaction, names: readonly string[]): Promise<void> {
  refuseNewer(names);
  const wanted = new Set(names);
  await apply(
    trx,
    migrations.filter(({ name }) => wanted.has(name)),
  );
}

/** Keeps other processes from changing the tables until the transaction ends. */
export async function lockSchema(trx: DbOrTransaction): Promise<void> {
  if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
}

/** The database was made by a newer version, which may have other tables. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';

  constructor(unknown: readonly string[]) {
    super(
      `The database was made by a newer version (${unknown.join(', ')}). Start that version, or bring back a backup from before it: npm run restore -- FILE --replace`,
    );
  }
}

/** @throws NewerDatabase when one of the migrations is none of this version */
export function refuseNewer(applied: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
}

/** A migration would run on this database after others that run after it on a new one. */
export class MigrationOutOfOrder extends Error {
  override readonly name = 'MigrationOutOfOrder';

  constructor(late: readonly string[], last: string) {
    super(
      `The database has ${last}, but not ${late.join(', ')}, which comes before it. Number a new migration after all others; a database that has lost one is brought back from a backup`,
    );
  }
}

function refuseLate(applied: readonly string[]): void {
  const last = applied.toSorted().at(-1);
  if (last === undefined) return;
  const late = migrations.filter(
    ({ name }) => name < last && !applied.includes(name) && !maybeLate.has(name),
  );
  if (late.length > 0)
    throw new MigrationOutOfOrder(
      late.map(({ name }) => name),
      last,
    );
}

async function apply(trx: DbOrTransaction, wanted: readonly Migration[]): Promise<void> {
  await sql`create table if not exists applied_migration (name text primary key)`.execute(trx);
  const applied = new Set(await appliedMigrations(trx));
  refuseNewer([...applied]);
  refuseLate([...applied]);
  for (const { name, up } of wanted) {
    if (applied.has(name)) continue;
    await up(trx);
    await sql`insert into applied_migration (name) values (${name})`.execute(trx);
  }
}

/** The names of the migrations that have made the tables. */
export async function appliedMigrations(db: DbOrTransaction): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from applied_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
