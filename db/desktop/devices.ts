import type { DbOrTransaction } from '../engine/connect.ts';
import type { DeviceTable } from '../schema.ts';

/** Notes a machine of a person, or that it was seen again. */
export async function saveDevice(db: DbOrTransaction, device: DeviceTable): Promise<void> {
  const { name, seen_at } = device;
  await db
    .insertInto('device')
    .values(device)
    .onConflict((known) => known.columns(['user_id', 'device_id']).doUpdateSet({ name, seen_at }))
    .execute();
}

/** Whether a person has any machine. */
export async function hasDevice(db: DbOrTransaction, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('device')
    .select('device_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
