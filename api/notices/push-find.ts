import { lookBack } from '../../db/notices/alert-events.ts';
import { findUnreadAlerts } from '../../db/notices/alerts.ts';
import { insertPushes, type NewPush, purgePushes } from '../../db/notices/push-messages.ts';
import { listPushAudience } from '../../db/notices/push-subscriptions.ts';
import type { Alert } from '../../db/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { digestFor } from './alert-find.ts';
import { isEnough } from './alert-settings.ts';
import { kindsWanted } from './push-settings.ts';

/** Whether it is told to a device or mailbox: what lasts at any time, an event only if that was there before it. */
export function isTimely(
  { kind, deadline, at }: Alert,
  { since }: { readonly since: number },
  now: number,
): boolean {
  if (kind === 'sessionLost') return true;
  if (kind === 'shipSoon') return deadline !== null && deadline > now;
  return at > since && (kind !== 'digest' || now < at + digestFor);
}

/** Notes for each device which alerts of its person are pushed to it. Nobody subscribed, nothing is looked for. */
export async function findDuePushes(deps: ApiDeps): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const devices = await listPushAudience(db, now);
  if (devices.length === 0) return;
  await purgePushes(db, now);
  const people = [...new Set(devices.map(({ userId }) => userId))];
  const alerts = Map.groupBy(
    await findUnreadAlerts(db, people, now - lookBack),
    ({ user_id }) => user_id,
  );
  const pushes = devices.flatMap((device): NewPush[] => {
    const { deviceId, userId, role, kinds } = device;
    const wanted = kindsWanted({ role }, kinds);
    return (alerts.get(userId) ?? [])
      .filter(
        (alert) =>
          wanted.includes(alert.kind) && isTimely(alert, device, now) && isEnough(alert, device),
      )
      .map(({ kind, subject, shop_id: shopId }) => ({ deviceId, kind, subject, shopId }));
  });
  await insertPushes(db, pushes, now);
}
