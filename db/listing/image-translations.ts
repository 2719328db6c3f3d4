import type { Insertable, Updateable } from 'kysely';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import type { ImageTranslation, ImageTranslationTable } from '../schema.ts';

/** Tasks of translating pictures, as people see them. What works on them is in image-work.ts. */

const atWork = ['queued', 'running'] as const;

/** A task of this person and of nobody else. */
export const findImageTask = (
  db: Db,
  userId: number,
  id: number,
): Promise<ImageTranslation | undefined> =>
  db
    .selectFrom('image_translation')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

type Wanted = Pick<
  ImageTranslation,
  'owner_id' | 'user_id' | 'image' | 'language' | 'source_language'
>;

/** The newest task of a person for a picture and its languages. */
export const findSameTask = (db: Db, wanted: Wanted): Promise<ImageTranslation | undefined> =>
  db
    .selectFrom('image_translation')
    .selectAll()
    .where('user_id', '=', wanted.user_id)
    .where('image', '=', wanted.image)
    .where('language', '=', wanted.language)
    .where('source_language', '=', wanted.source_language)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** How many tasks wait or are worked on: of a boss's business, or of all. */
export async function countImageWork(db: Db, ownerId?: number): Promise<number> {
  const { count } = await db
    .selectFrom('image_translation')
    .where('state', 'in', atWork)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? 0))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many tasks came before one that waits. */
export async function countBefore(db: Db, task: Pick<ImageTranslation, 'id'>): Promise<number> {
  const { count } = await db
    .selectFrom('image_translation')
    .where('state', 'in', atWork)
    .where('id', '<', task.id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertImageTask(
  db: Db,
  task: Insertable<ImageTranslationTable>,
): Promise<number> {
  const { id } = await db
    .insertInto('image_translation')
    .values(task)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Has a task that is not worked on done again; false when it is by now, or was changed since that version. */
export async function requeueImageTask(
  db: Db,
  { id, version }: Pick<ImageTranslation, 'id' | 'version'>,
  change: Updateable<ImageTranslationTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('image_translation')
    .set({ ...change, state: 'queued', failure: null, lease_until: null, attempts: 0 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'not in', atWork)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a task that has no picture yet off the list; false where there is none of this person. */
export async function dropImageTask(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('image_translation')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', 'in', atWork)
    .where('url', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The originals of translated pictures of a business. */
export async function findOriginals(
  db: DbOrTransaction,
  ownerId: number,
  urls: readonly string[],
): Promise<string[]> {
  if (urls.length === 0) return [];
  const rows = await db
    .selectFrom('image_translation')
    .where('owner_id', '=', ownerId)
    .where('url', 'in', urls)
    .select('image')
    .distinct()
    .execute();
  return rows.map(({ image }) => image);
}

/** Forgets what was not touched since then and is not worked on; the pictures stay. */
export async function sweepImageTasks(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('image_translation')
    .where('updated_at', '<', before)
    .where('state', 'not in', atWork)
    .execute();
}
