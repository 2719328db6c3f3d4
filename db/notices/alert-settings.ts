import type { Db } from '../engine/connect.ts';
import type { AlertSetting, PushSetting } from '../schema.ts';
import { savePushSetting } from './push-subscriptions.ts';

/** What a person wants to find in the centre of alerts. */

export function findAlertSetting(db: Db, userId: number): Promise<AlertSetting | undefined> {
  return db
    .selectFrom('alert_setting')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Keeps a person's rules, with what is pushed by them. */
export async function saveAlertSetting(
  db: Db,
  setting: AlertSetting,
  pushed: PushSetting,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('alert_setting')
      .values(setting)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setting))
      .execute();
    await savePushSetting(trx, pushed, now);
  });
}
