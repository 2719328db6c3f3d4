import { type Insertable, sql, type Updateable } from 'kysely';
import { type Db, type DbOrTransaction, isSqlite } from '../engine/connect.ts';
import type { SalesImport, SalesImportTable } from '../schema.ts';
import { lockOwner } from '../shops/lock-owner.ts';
import { linesOfImports, type SavedImports } from '../statistics/trend-events.ts';

/** Imports of sales files: how they stand, and who may change them. */

/** The states of an import that waits or runs. */
export const unfinished = ['queued', 'running'] as const;

export async function insertImport(
  db: DbOrTransaction,
  row: Insertable<SalesImportTable>,
): Promise<SalesImport> {
  return db.insertInto('sales_import').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findImport(
  db: DbOrTransaction,
  id: number,
): Promise<SalesImport | undefined> {
  return db.selectFrom('sales_import').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The owner's import that waits or runs, if any. */
export async function findUnfinishedImport(
  db: DbOrTransaction,
  ownerId: number,
): Promise<SalesImport | undefined> {
  return db
    .selectFrom('sales_import')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', 'in', unfinished)
    .executeTakeFirst();
}

/** The owner's last import of an upload that ended without success. */
export async function findRepeatableImport(
  db: DbOrTransaction,
  ownerId: number,
  uploadId: string,
): Promise<SalesImport | undefined> {
  const last = await db
    .selectFrom('sales_import')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('upload_id', '=', uploadId)
    .where('dry_run', '=', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last !== undefined && ['failed', 'interrupted', 'cancelled'].includes(last.status)
    ? last
    : undefined;
}

/** When an import got on. */
const times = ['created_at', 'heartbeat_at', 'finished_at', 'taken_back_at'] as const;

interface ImportPage {
  readonly offset: number;
  readonly limit: number;
  readonly updatedSince?: number | undefined;
  /** Only those whose lines are in the figures, as a trend counts them; undefined for all. */
  readonly inFigures?: SavedImports | undefined;
}

/** The owner's imports, newest first, without trials. */
export async function listImports(
  db: DbOrTransaction,
  ownerId: number,
  { updatedSince, inFigures, ...page }: ImportPage,
): Promise<{ total: number; rows: SalesImport[] }> {
  const all = db
    .selectFrom('sales_import')
    .where('owner_id', '=', ownerId)
    .where('dry_run', '=', 0)
    .$if(updatedSince !== undefined, (query) =>
      query.where(({ or, eb }) => or(times.map((time) => eb(time, '>=', updatedSince ?? 0)))),
    )
    // What is imported are sales, no stock orders.
    .$if(inFigures !== undefined, (query) =>
      query.where(
        'id',
        'in',
        linesOfImports(db, 'sales', inFigures ?? {}).select('line_day.import_id'),
      ),
    );
  const { total } = await all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { total, rows };
}

/**
 * Changes an import that has not finished. Undefined when it has, or is gone: then nothing is changed,
 * so that a cancelled import cannot come back to life.
 */
export async function updateUnfinished(
  db: DbOrTransaction,
  id: number,
  changes: Updateable<SalesImportTable>,
): Promise<SalesImport | undefined> {
  return db
    .updateTable('sales_import')
    .set(changes)
    .where('id', '=', id)
    .where('status', 'in', unfinished)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes that lines of a running import are in the figures. Undefined when it runs no longer: then they must not
 * come into them.
 */
export async function noteShown(
  trx: DbOrTransaction,
  id: number,
  shown: Required<Pick<ImportChange, 'lines_shown' | 'percent' | 'heartbeat_at'>>,
): Promise<SalesImport | undefined> {
  return trx
    .updateTable('sales_import')
    .set(shown)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('phase', '=', 'saving')
    .returningAll()
    .executeTakeFirst();
}

/** Ends an unfinished import by what it has become; undefined when it had ended. Nobody changes it meanwhile. */
export async function endUnfinished(
  db: Db,
  id: number,
  change: (row: SalesImport) => ImportChange,
): Promise<SalesImport | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('sales_import')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', unfinished)
      .$if(!isSqlite(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    return row && updateUnfinished(trx, id, change(row));
  });
}

/** Makes a finished import wait again, from the beginning. */
export async function resetImport(
  db: DbOrTransaction,
  id: number,
  changes: Updateable<SalesImportTable>,
): Promise<SalesImport> {
  for (const table of ['import_refusal', 'import_change'] as const)
    await db.deleteFrom(table).where('import_id', '=', id).execute();
  return db
    .updateTable('sales_import')
    .set({
      phase: null,
      percent: 0,
      rows_read: 0,
      lines_added: 0,
      lines_changed: 0,
      lines_known: 0,
      rows_refused: 0,
      shops_created: 0,
      products_created: 0,
      conversions: null,
      first_day: null,
      last_day: null,
      error: null,
      finished_at: null,
      lines_shown: 0,
      ends_as: null,
      made_shops: null,
      ...changes,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The imports that wait or run, other than those named. */
export async function listUnfinished(
  db: DbOrTransaction,
  except: readonly number[],
): Promise<Pick<SalesImport, 'id' | 'runner' | 'created_at' | 'heartbeat_at'>[]> {
  return db
    .selectFrom('sales_import')
    .where('status', 'in', unfinished)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .select(['id', 'runner', 'created_at', 'heartbeat_at'])
    .execute();
}

/** What an import becomes. */
export type ImportChange = Updateable<SalesImportTable>;

/**
 * Changes imports that were left unfinished. One that is saving keeps silent for as long as that takes, but
 * its transaction holds SQLite's write lock, or in PostgreSQL its row (`lockImport`).
 */
export async function updateAbandoned(
  db: Db,
  ids: readonly number[],
  changes: (row: SalesImport) => ImportChange,
): Promise<SalesImport[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('sales_import')
      .selectAll()
      .where('id', 'in', ids)
      .where('status', 'in', unfinished)
      .$if(!isSqlite(trx), (query) => query.forUpdate().skipLocked())
      .execute();
    const updated: SalesImport[] = [];
    for (const row of rows) {
      const after = await updateUnfinished(trx, row.id, changes(row));
      if (after !== undefined) updated.push(after);
    }
    return updated;
  });
}

/** Makes a saved import wait to be taken back. Undefined when it is not saved, or was taken back already. */
export async function queueTakingBack(
  db: DbOrTransaction,
  id: number,
  changes: Updateable<SalesImportTable>,
): Promise<SalesImport | undefined> {
  return db
    .updateTable('sales_import')
    .set({ ...changes, status: 'queued', phase: 'taking_back', percent: 0, error: null })
    .where('id', '=', id)
    .where('status', '=', 'done')
    .where('dry_run', '=', 0)
    .where('taken_back_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The number of the import that is saved next. */
export async function nextSequence(trx: DbOrTransaction): Promise<number> {
  const { next } = await trx
    .selectFrom('sales_import')
    .select(sql<number>`coalesce(max(sequence), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * The owner's newest import after this one, from before it was kept what imports bring, that brought lines
 * which were there already: which of them were this one's is not known. Undefined for most imports.
 */
export async function findUnknownOverlap(
  db: DbOrTransaction,
  { id, owner_id: ownerId, sequence }: SalesImport,
): Promise<SalesImport | undefined> {
  if (sequence !== null) return undefined;
  return db
    .selectFrom('sales_import')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '>', id)
    .where('status', '=', 'done')
    .where('dry_run', '=', 0)
    .where('sequence', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('lines_known', '>', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Says that waiting imports are not forgotten. */
export async function noteWaiting(
  db: DbOrTransaction,
  ids: readonly number[],
  now: number,
): Promise<void> {
  await db
    .updateTable('sales_import')
    .set({ heartbeat_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'queued')
    .execute();
}

/** Lets nobody else change an import, or its owner's imports begin to save, until the transaction ends. */
export async function lockImport(
  trx: DbOrTransaction,
  { id, owner_id: ownerId }: Pick<SalesImport, 'id' | 'owner_id'>,
): Promise<void> {
  if (isSqlite(trx)) return;
  await lockOwner(trx, ownerId);
  await trx.selectFrom('sales_import').select('id').where('id', '=', id).forUpdate().execute();
}

/** Trials are only looked at right after they ran. */
export async function deleteOldTrials(db: DbOrTransaction, before: number): Promise<void> {
  await db
    .deleteFrom('sales_import')
    .where('dry_run', '=', 1)
    .where('created_at', '<', before)
    .where('status', 'not in', unfinished)
    .execute();
}

export async function deleteImport(db: DbOrTransaction, id: number): Promise<void> {
  await db.deleteFrom('sales_import').where('id', '=', id).execute();
}
