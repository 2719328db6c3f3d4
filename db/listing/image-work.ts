import { sql, type Updateable } from 'kysely';
import type { Db } from '../engine/connect.ts';
import type { ImageTranslation, ImageTranslationTable } from '../schema.ts';

/** Work on pictures that goes on after the answer, under leases as the work on listings. */

/**
 * Takes the next task that waits, or that was left behind. What only has to be drawn comes first, then those of the
 * business that was served longest ago: many pictures of one keep nobody else waiting. Undefined when there is none.
 */
export async function claimImageTask(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<ImageTranslation | undefined> {
  for (;;) {
    const next = await db
      .selectFrom('image_translation as task')
      .where(({ or, and, eb }) =>
        or([
          eb('task.state', '=', 'queued'),
          and([eb('task.state', '=', 'running'), eb('task.lease_until', '<=', now)]),
        ]),
      )
      .orderBy(sql`case when task.boxes is null then 1 else 0 end`)
      .orderBy(
        sql`(select max(other.started_at) from image_translation as other where other.owner_id = task.owner_id)`,
      )
      .orderBy('task.id')
      .select(['task.id', 'task.attempts'])
      .executeTakeFirst();
    if (next === undefined) return undefined;
    const claimed = await db
      .updateTable('image_translation')
      .set({
        state: 'running',
        lease_until: until,
        started_at: now,
        attempts: next.attempts + 1,
      })
      .where('id', '=', next.id)
      .where('attempts', '=', next.attempts)
      .where(({ or, eb }) => or([eb('state', '=', 'queued'), eb('lease_until', '<=', now)]))
      .returningAll()
      .executeTakeFirst();
    // Another process was faster, or it was given up: look again.
    if (claimed !== undefined) return claimed;
  }
}

type Held = Pick<ImageTranslation, 'id' | 'attempts'>;

/** Ends the work of whoever holds this lease; false when it is somebody else's by now, or was given up. */
export async function endImageWork(
  db: Db,
  { id, attempts }: Held,
  change: Updateable<ImageTranslationTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('image_translation')
    .set({ ...change, lease_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a task back undone, as when the server stops: that was no failed attempt. */
export const releaseImageTask = (db: Db, held: Held): Promise<boolean> =>
  endImageWork(db, held, { state: 'queued', attempts: held.attempts - 1 });
