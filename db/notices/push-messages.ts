import { type AlertKind, stateKinds } from '../../api/contract/rules/alerts.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { PushMessage } from '../schema.ts';
import { finish, type Postponement, postpone } from './outbox.ts';
import { isOver } from './state-over.ts';

/** What is to be pushed to devices, and what was: each event once a device. */

export interface NewPush {
  readonly deviceId: number;
  readonly kind: AlertKind;
  readonly subject: string;
  readonly shopId: number | null;
}

/** Notes what is to be pushed; what a device was told of before stays as it is. */
export async function insertPushes(
  db: DbOrTransaction,
  pushes: readonly NewPush[],
  now: number,
): Promise<void> {
  await insertRows(
    db,
    'push_message',
    'subscription_id, kind, subject, shop_id, due_at, created_at',
    pushes.map(({ deviceId, kind, subject, shopId }) => [
      deviceId,
      kind,
      subject,
      shopId,
      now,
      now,
    ]),
    'on conflict (subscription_id, kind, subject) do nothing',
  );
}

/**
 * Takes all that is due of one device, until then for this process alone.
 * @returns nothing where nothing is due; an empty list where another process was quicker
 */
export async function claimPushes(
  db: Db,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<PushMessage[] | undefined> {
  const next = await db
    .selectFrom('push_message')
    .select('subscription_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return undefined;
  const taken = await db
    .updateTable('push_message')
    .set((row) => ({ due_at: until, attempts: row('attempts', '+', 1) }))
    .where('subscription_id', '=', next.subscription_id)
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
  return taken.sort((one, other) => one.id - other.id);
}

export const finishPushes = (db: Db, pushes: readonly PushMessage[]): Promise<void> =>
  finish(db, 'push_message', pushes);

export const postponePushes = (
  db: Db,
  pushes: readonly PushMessage[],
  how: Postponement,
): Promise<void> => postpone(db, 'push_message', pushes, how);

/** How long it is known that something was pushed; longer than any event can be found again. */
const keptFor = 7 * 86_400_000;

/**
 * Forgets what was pushed: events when they are old, states when they are over, so that they are told again
 * when they come back.
 */
export async function purgePushes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('push_message')
    .where('kind', 'not in', stateKinds)
    .where('created_at', '<=', now - keptFor)
    .execute();
  for (const kind of stateKinds)
    await db
      .deleteFrom('push_message')
      .where('kind', '=', kind)
      .where('due_at', 'is', null)
      .where(({ ref }) => isOver(kind, ref('push_message.subject')))
      .execute();
}
