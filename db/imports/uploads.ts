import type { Insertable, Selectable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { UploadTable } from '../schema.ts';
import { unfinished } from './imports.ts';

/** Uploaded sales files. */

export type Upload = Selectable<UploadTable>;

export async function insertUpload(
  db: DbOrTransaction,
  upload: Insertable<UploadTable>,
): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
}

/** An upload, when it is the owner's. */
export async function findUpload(
  db: DbOrTransaction,
  ownerId: number,
  id: string,
): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** The ids of uploads that are older than an instant, and of an owner's beyond their newest `kept`. */
export async function findSpareUploads(
  db: DbOrTransaction,
  { before, ownerId, kept }: { before: number; ownerId: number; kept: number },
): Promise<string[]> {
  const busy = db.selectFrom('sales_import').select('upload_id').where('status', 'in', unfinished);
  const old = await db
    .selectFrom('upload')
    .select('id')
    .where('created_at', '<', before)
    .where('id', 'not in', busy)
    .execute();
  const owned = await db
    .selectFrom('upload')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'not in', busy)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return [...new Set([...old, ...owned.slice(kept)].map((upload) => upload.id))];
}

export async function deleteUploads(db: DbOrTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('upload').where('id', 'in', ids).execute();
}

/** Whether an upload is what an unfinished import reads. */
export async function isUploadBusy(db: DbOrTransaction, uploadId: string): Promise<boolean> {
  const busy = await db
    .selectFrom('sales_import')
    .select('id')
    .where('upload_id', '=', uploadId)
    .where('status', 'in', unfinished)
    .executeTakeFirst();
  return busy !== undefined;
}
