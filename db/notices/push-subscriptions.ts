import type { Insertable } from 'kysely';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import type { PushSetting, PushSubscription, PushSubscriptionTable } from '../schema.ts';

/** What people want pushed, and the browsers that they have subscribed. */

export function findPushSetting(db: Db, userId: number): Promise<PushSetting | undefined> {
  return db.selectFrom('push_setting').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps what a person wants, and has what is held back for them looked at again. In a transaction. */
export async function savePushSetting(
  trx: DbOrTransaction,
  setting: PushSetting,
  now: number,
): Promise<void> {
  await trx
    .insertInto('push_setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setting))
    .execute();
  await trx
    .updateTable('push_message')
    .set({ due_at: now })
    .where('due_at', '>', now)
    .where('attempts', '=', 0)
    .where('subscription_id', 'in', (own) =>
      own.selectFrom('push_subscription').select('id').where('user_id', '=', setting.user_id),
    )
    .execute();
  // The quiet hours are those of e-mail, too.
  await trx
    .updateTable('mail_message')
    .set({ due_at: now })
    .where('user_id', '=', setting.user_id)
    .where('due_at', '>', now)
    .where('attempts', '=', 0)
    .execute();
}

/** The devices of a person whose sessions have not ended, the newest first. */
export function listPushSubscriptions(
  db: DbOrTransaction,
  userId: number,
  now: number,
): Promise<PushSubscription[]> {
  return live(db, now)
    .where('device.user_id', '=', userId)
    .orderBy('device.id', 'desc')
    .selectAll('device')
    .execute();
}

const live = (db: DbOrTransaction, now: number) =>
  db
    .selectFrom('push_subscription as device')
    .innerJoin('session', 'session.token_hash', 'device.session_hash')
    .where('session.expires_at', '>', now);

/** One device with who it belongs to; undefined when its session has ended. */
export function findPushSubscription(
  db: Db,
  id: number,
  now: number,
): Promise<PushSubscription | undefined> {
  return live(db, now).where('device.id', '=', id).selectAll('device').executeTakeFirst();
}

/** Every device with what its person wants of it. */
export async function listPushAudience(db: Db, now: number) {
  return live(db, now)
    .innerJoin('user', 'user.id', 'device.user_id')
    .leftJoin('push_setting as setting', 'setting.user_id', 'user.id')
    .leftJoin('alert_setting as rules', 'rules.user_id', 'user.id')
    .orderBy('device.id')
    .select([
      'device.id as deviceId',
      'device.created_at as since',
      'user.id as userId',
      'user.role',
      'setting.kinds',
      'rules.fine_from as fineFrom',
      'rules.sold_out_from as soldOutFrom',
    ])
    .execute();
}

type NewSubscription = Insertable<PushSubscriptionTable>;

/**
 * Subscribes a browser. A browser that somebody else had subscribed is theirs no more; one that the person has
 * subscribed already stays, so that nothing is pushed twice, and keeps its language where none is told.
 */
export async function savePushSubscription(
  db: Db,
  device: NewSubscription,
  most: number,
): Promise<void> {
  const { endpoint, user_id, session_hash, p256dh, auth, language } = device;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('push_subscription')
      .where('endpoint', '=', endpoint)
      .where('user_id', '!=', user_id)
      .execute();
    await trx
      .insertInto('push_subscription')
      .values(device)
      .onConflict((conflict) =>
        conflict
          .column('endpoint')
          .doUpdateSet({ session_hash, p256dh, auth, ...(language && { language }) }),
      )
      .execute();
    await trx
      .deleteFrom('push_subscription')
      .where('user_id', '=', user_id)
      .where('id', 'not in', (newest) =>
        newest
          .selectFrom('push_subscription as other')
          .select('other.id')
          .where('other.user_id', '=', user_id)
          .orderBy('other.id', 'desc')
          .limit(most),
      )
      .execute();
  });
}

/** Ends a subscription: of its push service, or of the person. */
export async function deletePushSubscription(
  db: Db,
  which: { readonly id: number } | { readonly endpoint: string; readonly userId: number },
): Promise<void> {
  const one = db.deleteFrom('push_subscription');
  await ('id' in which
    ? one.where('id', '=', which.id)
    : one.where('endpoint', '=', which.endpoint).where('user_id', '=', which.userId)
  ).execute();
}
