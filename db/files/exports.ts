import type { Insertable, Updateable } from 'kysely';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import type { DataExport, DataExportTable } from '../schema.ts';
import { lockOwner } from '../shops/lock-owner.ts';

/** Exports: who has asked for which, and who works on them. Instants are milliseconds since 1970. */

const unfinished = ['queued', 'running'] as const;

export async function insertExport(
  db: DbOrTransaction,
  row: Insertable<DataExportTable>,
): Promise<DataExport> {
  return db.insertInto('data_export').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findExport(db: DbOrTransaction, id: string): Promise<DataExport | undefined> {
  return db.selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The exports of a person, newest first. */
export async function listExports(db: DbOrTransaction, ownerId: number): Promise<DataExport[]> {
  return db
    .selectFrom('data_export')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteExports(db: DbOrTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('data_export').where('id', 'in', ids).execute();
}

/** The exports that were asked for by then. */
export async function findOldExports(db: DbOrTransaction, until: number): Promise<string[]> {
  const rows = await db
    .selectFrom('data_export')
    .where('created_at', '<=', until)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these exports there are. */
export async function knownExports(
  db: DbOrTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('data_export').where('id', 'in', ids).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those that wait, or that were left behind, of people of whom none is worked on. */
const claimable = (db: DbOrTransaction, now: number) =>
  db
    .selectFrom('data_export as next')
    .where('next.state', 'in', unfinished)
    .where(({ or, eb }) =>
      or([eb('next.lease_until', 'is', null), eb('next.lease_until', '<=', now)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('data_export as other')
            .whereRef('other.owner_id', '=', 'next.owner_id')
            .where('other.state', '=', 'running')
            .where('other.lease_until', '>', now)
            .select('other.id'),
        ),
      ),
    )
    .orderBy('next.created_at')
    .orderBy('next.id');

/** Takes the next export. Undefined when there is none. */
export async function claimExport(
  db: Db,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<DataExport | undefined> {
  for (;;) {
    const next = await claimable(db, now).select(['next.id', 'next.owner_id']).executeTakeFirst();
    if (next === undefined) return undefined;
    const claimed = await db.transaction().execute(async (trx) => {
      // Two processes must not take two of one person at once.
      await lockOwner(trx, next.owner_id);
      const still = await claimable(trx, now)
        .where('next.id', '=', next.id)
        .select('next.attempts')
        .executeTakeFirst();
      if (still === undefined) return undefined;
      return trx
        .updateTable('data_export')
        .set({
          state: 'running',
          attempts: still.attempts + 1,
          lease_until: until,
          rows_done: 0,
          row_count: null,
        })
        .where('id', '=', next.id)
        .returningAll()
        .executeTakeFirst();
    });
    // Another process was faster: look again.
    if (claimed !== undefined) return claimed;
  }
}

/** Changes an export that this start of it still works on; false when it is somebody else's by now, or deleted. */
export async function updateClaimed(
  db: DbOrTransaction,
  { id, attempts }: Pick<DataExport, 'id' | 'attempts'>,
  changes: Updateable<DataExportTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_export')
    .set(changes)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
