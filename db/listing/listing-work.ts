import type { Updateable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { ListingDraft, ListingDraftTable } from '../schema.ts';

/**
 * Work on listings that goes on after the answer: a listing that waits has no lease, one that is worked on
 * has a lease that somebody else takes over when it has run out.
 */

const working = ['translating', 'publishing'] as const;

/** Takes the next listing that waits, or that was left behind. Undefined when there is none. */
export async function claimListing(
  db: DbOrTransaction,
  { now, until }: { now: number; until: number },
): Promise<ListingDraft | undefined> {
  for (;;) {
    const next = await db
      .selectFrom('listing_draft')
      .where('state', 'in', working)
      .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
      .orderBy('id')
      .select(['id', 'attempts', 'lease_until'])
      .executeTakeFirst();
    if (next === undefined) return undefined;
    const claimed = await db
      .updateTable('listing_draft')
      .set({ lease_until: until, attempts: next.attempts + 1 })
      .where('id', '=', next.id)
      .where('attempts', '=', next.attempts)
      .where('state', 'in', working)
      .returningAll()
      .executeTakeFirst();
    // Another process was faster: look again.
    if (claimed !== undefined) return claimed;
  }
}

/** Ends the work of whoever holds this lease; false when it is somebody else's by now. */
export async function endWork(
  trx: DbOrTransaction,
  draft: Pick<ListingDraft, 'id' | 'state' | 'lease_until' | 'attempts' | 'version'>,
  change: Updateable<ListingDraftTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('listing_draft')
    .set({ ...change, lease_until: null, version: draft.version + 1 })
    .where('id', '=', draft.id)
    .where('state', '=', draft.state)
    .where('attempts', '=', draft.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a listing back undone, as when the server stops: that was no failed attempt. */
export async function releaseListing(
  db: DbOrTransaction,
  draft: Pick<ListingDraft, 'id' | 'attempts'>,
): Promise<void> {
  await db
    .updateTable('listing_draft')
    .set({ lease_until: null, attempts: draft.attempts - 1 })
    .where('id', '=', draft.id)
    .where('attempts', '=', draft.attempts)
    .execute();
}
