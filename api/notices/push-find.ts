import { findAudienceShops, findPushEvents } from '../../db/notices/push-events.ts';
import { insertPushes, type NewPush, purgePushes } from '../../db/notices/push-messages.ts';
import { listPushAudience, type PushDevice } from '../../db/notices/push-subscriptions.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { digestAt, timeOfDay } from '../contract/rules/push.ts';
import type { ApiDeps } from '../deps.ts';
import { kindsWanted } from './push-settings.ts';

/** A digest that could not be sent for so long is none any more. */
const digestFor = 6 * 3_600_000;

/** The digest of the day, from its time on, for whoever was there before. */
function digestOf({ deviceId, since }: PushDevice, now: number): NewPush[] {
  const at = timeOfDay(digestAt, now);
  if (now < at || now >= at + digestFor || since >= at) return [];
  return [{ deviceId, kind: 'digest', subject: shanghaiDay(now), shopId: null }];
}

/** Notes for each device what its person may want to be told of. Nobody subscribed, nothing is looked for. */
export async function findDuePushes(deps: ApiDeps): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const devices = await listPushAudience(db, now);
  if (devices.length === 0) return;
  await purgePushes(db, now);
  const shopsOf = await findAudienceShops(db, devices, now);
  const events = await findPushEvents(db, {
    shopIds: [...new Set([...shopsOf.values()].flatMap((shops) => [...shops]))],
    ownerIds: devices.filter(({ role }) => role === 'boss').map(({ userId }) => userId),
    now,
  });
  const pushes = devices.flatMap((device): NewPush[] => {
    const { deviceId, userId, role, since, kinds } = device;
    const wanted = kindsWanted({ role }, kinds);
    const shops = shopsOf.get(userId);
    const own = events.filter(
      ({ kind, shopId, ownerId, at }) =>
        wanted.includes(kind) &&
        (at === null || at > since) &&
        (shopId === null ? ownerId === userId : shops?.has(shopId)),
    );
    return [
      ...own.map(({ kind, subject, shopId }) => ({ deviceId, kind, subject, shopId })),
      ...(wanted.includes('digest') ? digestOf(device, now) : []),
    ];
  });
  await insertPushes(db, pushes, now);
}
