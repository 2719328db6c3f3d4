import { createHash } from 'node:crypto';
import { lookBack } from '../../db/notices/alert-events.ts';
import { findUnreadAlerts } from '../../db/notices/alerts.ts';
import { claimPushes, finishPushes, postponePushes } from '../../db/notices/push-messages.ts';
import {
  deletePushSubscription,
  findPushSetting,
  findPushSubscription,
} from '../../db/notices/push-subscriptions.ts';
import type { PushMessage, PushSubscription } from '../../db/schema.ts';
import { findAsker } from '../caller.ts';
import type { AlertKind } from '../contract/rules/alerts.ts';
import { languageOf } from '../contract/rules/languages.ts';
import { quietUntil } from '../contract/rules/push.ts';
import type { ApiDeps } from '../deps.ts';
import { workOf } from '../work.ts';
import { findAlerts } from './alert-find.ts';
import { findDueMails } from './mail-find.ts';
import { mailWork } from './mail-work.ts';
import { findDuePushes } from './push-find.ts';
import { type PushMessage as Push, type PushContent, sendPush } from './push-service.ts';
import { kindsWanted, quietOf } from './push-settings.ts';
import { contentOf } from './push-text.ts';
import { toldNow } from './told.ts';

/** How often it is looked for what there is to tell. Milliseconds. */
const lookEvery = 30_000;
/** How long a process may take to send; then another tries. */
const lease = 60_000;
/** How often a message is tried, and how long after the first time; each wait is twice as long as the last. */
const mostAttempts = 6;
const firstWait = 30_000;
const longestWait = 3_600_000;

const hour = 3600;
/** Seconds for which a push service keeps it, and how soon a device that saves power is told. */
const delivery: Readonly<
  Record<AlertKind, { readonly ttl: number; readonly urgency: 'low' | 'normal' | 'high' }>
> = {
  shipSoon: { ttl: 2 * hour, urgency: 'high' },
  shortage: { ttl: 12 * hour, urgency: 'high' },
  fine: { ttl: 24 * hour, urgency: 'normal' },
  soldOut: { ttl: 24 * hour, urgency: 'normal' },
  sessionLost: { ttl: 24 * hour, urgency: 'normal' },
  digest: { ttl: 12 * hour, urgency: 'low' },
  importDone: { ttl: hour, urgency: 'low' },
  importFailed: { ttl: 12 * hour, urgency: 'normal' },
  exportReady: { ttl: 12 * hour, urgency: 'low' },
  shopExpiring: { ttl: 24 * hour, urgency: 'normal' },
  announcement: { ttl: 24 * hour, urgency: 'low' },
};

/** The same for the same events, so that what is sent again after a doubt is shown once. */
const topicOf = (pushes: readonly PushMessage[]): string =>
  createHash('sha256')
    .update(pushes.map(({ id }) => id).join())
    .digest('base64url')
    .slice(0, 32);

function messageOf(content: PushContent, pushes: readonly PushMessage[]): Push {
  const kinds = pushes.map(({ kind }) => delivery[kind]);
  const urgency =
    (['high', 'normal'] as const).find((one) => kinds.some((kind) => kind.urgency === one)) ??
    'low';
  return {
    content,
    ttl: Math.max(...kinds.map(({ ttl }) => ttl)),
    urgency,
    topic: topicOf(pushes),
  };
}

async function send(
  deps: ApiDeps,
  device: PushSubscription,
  content: PushContent,
  pushes: readonly PushMessage[],
): Promise<void> {
  const { db, logger, now } = deps;
  const outcome = await sendPush(deps, device, messageOf(content, pushes));
  if (outcome.state === 'gone') return deletePushSubscription(db, { id: device.id });
  const attempts = Math.max(...pushes.map((push) => push.attempts));
  if (outcome.state === 'later' && attempts < mostAttempts) {
    const wait = Math.max(outcome.wait ?? 0, firstWait * 2 ** (attempts - 1));
    const until = now() + Math.min(wait, longestWait);
    return postponePushes(db, pushes, { until, untried: false });
  }
  if (outcome.state !== 'sent')
    logger.warn({ device: device.id, problem: outcome.problem }, 'A push was given up');
  await finishPushes(db, pushes);
}

/** Tells a device what is due, as far as its person wants it, may see it now and has not read it elsewhere. */
async function deliver(deps: ApiDeps, deviceId: number, taken: PushMessage[]): Promise<void> {
  const { db, now } = deps;
  const device = await findPushSubscription(db, deviceId, now());
  const caller = device && (await findAsker(deps, { userId: device.user_id, keyId: null }));
  if (device === undefined || caller?.user === undefined)
    return deletePushSubscription(db, { id: deviceId });
  const setting = await findPushSetting(db, device.user_id);
  const quiet = quietUntil(quietOf(setting), now());
  if (quiet !== undefined) return postponePushes(db, taken, { until: quiet, untried: true });
  const kinds = kindsWanted(caller.user, setting?.kinds);
  const unread = await findUnreadAlerts(db, [device.user_id], now() - 2 * lookBack);
  const alerts = unread.filter(
    (alert) =>
      kinds.includes(alert.kind) &&
      taken.some(({ kind, subject }) => kind === alert.kind && subject === alert.subject),
  );
  const wanted = taken.filter(({ kind, subject }) =>
    alerts.some((alert) => alert.kind === kind && alert.subject === subject),
  );
  const told = await toldNow(deps, caller, caller.user);
  const content = await contentOf(deps, told, alerts, languageOf(device.language));
  if (content === undefined) return finishPushes(db, taken);
  await finishPushes(
    db,
    taken.filter((push) => !wanted.includes(push)),
  );
  await send(deps, device, content, wanted);
}

/** Finds what there is to tell, tells it device by device, and has it sent by e-mail. */
export const pushWork = workOf({
  places: 4,
  failed: 'Work on push notifications failed',
  async next(deps) {
    const now = deps.now();
    const taken = await claimPushes(deps.db, { now, until: now + lease });
    const [first] = taken ?? [];
    if (taken && first) await deliver(deps, first.subscription_id, taken);
    return taken !== undefined;
  },
  tidying: {
    every: lookEvery,
    async task(deps) {
      await findAlerts(deps);
      await findDuePushes(deps);
      pushWork(deps).wake();
      await findDueMails(deps);
      mailWork(deps).wake();
    },
  },
});
