import { sql } from 'kysely';
import { type Db, type DbOrTransaction, isSqlite } from './connect.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as binding from './migrations/0002_binding.ts';
import * as statistics from './migrations/0004_statistics.ts';
import * as delivery from './migrations/0005_delivery.ts';
import * as shopMonth from './migrations/0008_shop_month.ts';
import * as products from './migrations/0012_products.ts';
import * as skuWindow from './migrations/0013_sku_window.ts';
import * as runningWeek from './migrations/0014_running_week.ts';
import * as pendingManager from './migrations/0015_pending_manager.ts';
import * as oneTimePassword from './migrations/0016_one_time_password.ts';
import * as operator from './migrations/0016_operator.ts';
import * as billing from './migrations/0017_billing.ts';
import * as listing from './migrations/0018_listing.ts';
import * as windowSplits from './migrations/0019_window_splits.ts';
import * as conversions from './migrations/0020_conversions.ts';
import * as lineIdentity from './migrations/0021_line_identity.ts';
import * as uncostedParts from './migrations/0022_uncosted_parts.ts';
import * as orderSubmission from './migrations/0023_order_submission.ts';
import * as askers from './migrations/0024_askers.ts';
import * as writeProbe from './migrations/0025_write_probe.ts';
import * as devices from './migrations/0027_devices.ts';

interface Migration {
  readonly name: string;
  /** Changes data by plain SQL: the typed queries know the newest tables only. */
  readonly up: (db: DbOrTransaction) => Promise<void>;
}

/** In order. A list in the code, not a folder, so that a bundled server has them too. */
const migrations: readonly Migration[] = [
  { name: '0001_foundation', up: foundation.up },
  { name: '0002_binding', up: binding.up },
  { name: '0004_statistics', up: statistics.up },
  { name: '0005_delivery', up: delivery.up },
  { name: '0008_shop_month', up: shopMonth.up },
  { name: '0012_products', up: products.up },
  { name: '0013_sku_window', up: skuWindow.up },
  { name: '0014_running_week', up: runningWeek.up },
  { name: '0015_pending_manager', up: pendingManager.up },
  { name: '0016_one_time_password', up: oneTimePassword.up },
  { name: '0016_operator', up: operator.up },
  { name: '0017_billing', up: billing.up },
  { name: '0018_listing', up: listing.up },
  { name: '0019_window_splits', up: windowSplits.up },
  { name: '0020_conversions', up: conversions.up },
  { name: '0021_line_identity', up: lineIdentity.up },
  { name: '0022_uncosted_parts', up: uncostedParts.up },
  { name: '0023_order_submission', up: orderSubmission.up },
  { name: '0024_askers', up: askers.up },
  { name: '0025_write_probe', up: writeProbe.up },
  { name: '0027_devices', up: devices.up },
];

/** Any number that other users of a PostgreSQL server are unlikely to lock by. */
const lockKey = 7_224_151_903;

/**
 * Brings the tables up to date, all steps or none. Two processes may start at once: the second waits
 * (for SQLite's write lock, or for an advisory lock on PostgreSQL) and then finds nothing to do.
 *
 * Kysely's own migrator is not used: it looks for its table in every schema of a PostgreSQL server,
 * and fails when another one is dropped meanwhile.
 *
 * @throws NewerDatabase
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSchema(trx);
    await apply(trx, migrations);
  });
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

async function apply(trx: DbOrTransaction, wanted: readonly Migration[]): Promise<void> {
  await sql`create table if not exists applied_migration (name text primary key)`.execute(trx);
  const applied = new Set(await appliedMigrations(trx));
  refuseNewer([...applied]);
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
