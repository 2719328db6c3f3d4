import type { Insertable, Updateable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { BindAttemptTable, ShopAuthorisationTable } from '../schema.ts';
import type { BindAttempt } from './binding.ts';

/** The state of binds under way. It is in the database, so that any process can go on with one. */

export function findBindAttempt(
  db: DbOrTransaction,
  ownerId: number,
  phone: string,
): Promise<BindAttempt | undefined> {
  return db
    .selectFrom('bind_attempt')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/**
 * Starts a bind in the place of the one that the caller has seen there. False when another request was
 * quicker.
 */
export async function startBindAttempt(
  db: DbOrTransaction,
  attempt: Insertable<BindAttemptTable>,
  seen: BindAttempt | undefined,
): Promise<boolean> {
  const { owner_id, phone, ...fresh } = attempt;
  const started =
    seen === undefined
      ? await db
          .insertInto('bind_attempt')
          .values(attempt)
          .onConflict((conflict) => conflict.columns(['owner_id', 'phone']).doNothing())
          .returning('run')
          .executeTakeFirst()
      : await db
          .updateTable('bind_attempt')
          .set(fresh)
          .where('owner_id', '=', owner_id)
          .where('phone', '=', phone)
          .where('run', '=', seen.run)
          .returning('run')
          .executeTakeFirst();
  return started !== undefined;
}

/** Forgets the bind of an account that is bound no more. */
export async function deleteBindAttempt(
  trx: DbOrTransaction,
  ownerId: number,
  phone: string,
): Promise<void> {
  await trx
    .deleteFrom('bind_attempt')
    .where('owner_id', '=', ownerId)
    .where('phone', '=', phone)
    .execute();
}

/** Writes into a bind as long as no newer one has taken its place. */
export async function updateBindAttempt(
  db: DbOrTransaction,
  { owner_id, phone, run }: Pick<BindAttempt, 'owner_id' | 'phone' | 'run'>,
  change: Updateable<BindAttemptTable>,
): Promise<boolean> {
  const changed = await db
    .updateTable('bind_attempt')
    .set(change)
    .where('owner_id', '=', owner_id)
    .where('phone', '=', phone)
    .where('run', '=', run)
    .returning('run')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Counts one entry of the code and gives the bind, in one statement. */
export function countBindEntry(
  db: DbOrTransaction,
  ownerId: number,
  phone: string,
): Promise<BindAttempt | undefined> {
  return db
    .updateTable('bind_attempt')
    .set((attempt) => ({ attempts: attempt('attempts', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('phone', '=', phone)
    .returningAll()
    .executeTakeFirst();
}

/** Notes a window that was opened; false when its client id is another user's. */
export async function saveAuthorisation(
  db: DbOrTransaction,
  window: Insertable<ShopAuthorisationTable>,
): Promise<boolean> {
  const saved = await db
    .insertInto('shop_authorisation')
    .values({ ...window, used_at: null })
    .onConflict((conflict) =>
      conflict
        .column('client_id')
        .doUpdateSet({ platform: window.platform, expires_at: window.expires_at, used_at: null })
        .where('shop_authorisation.user_id', '=', window.user_id),
    )
    .returning('client_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export interface AuthorisationWindow {
  readonly clientId: string;
  readonly userId: number;
  readonly now: number;
}

/** Uses a window up. Undefined when it is another user's, too old, or used. */
export function useAuthorisation(db: DbOrTransaction, window: AuthorisationWindow) {
  return db
    .updateTable('shop_authorisation')
    .set({ used_at: window.now })
    .where('client_id', '=', window.clientId)
    .where('user_id', '=', window.userId)
    .where('expires_at', '>', window.now)
    .where('used_at', 'is', null)
    .returning('platform')
    .executeTakeFirst();
}
