import type { DbOrTransaction } from '../engine/connect.ts';

/** Browsers that have signed in to an account before. Instants are milliseconds since 1970. */

/** More browsers than anybody uses, and an end to what a program without cookies can make. */
const mostDevices = 20;

/** Notes that a browser has shown that it is the user's. */
export async function rememberDevice(
  db: DbOrTransaction,
  device: { readonly userId: number; readonly deviceHash: string; readonly now: number },
): Promise<void> {
  const { userId, deviceHash, now } = device;
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: deviceHash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', (kept) =>
      kept
        .selectFrom('known_device as newest')
        .select('newest.device_hash')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.seen_at', 'desc')
        .limit(mostDevices),
    )
    .execute();
}

/** Whether a browser has signed in to the account of a phone before. */
export async function isKnownDevice(
  db: DbOrTransaction,
  phone: string,
  deviceHash: string,
): Promise<boolean> {
  const known = await db
    .selectFrom('known_device')
    .innerJoin('user', 'user.id', 'known_device.user_id')
    .select('known_device.user_id')
    .where('user.phone', '=', phone)
    .where('known_device.device_hash', '=', deviceHash)
    .executeTakeFirst();
  return known !== undefined;
}
