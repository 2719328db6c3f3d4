import {
  deletePushSubscription,
  findPushSetting,
  listPushSubscriptions,
  savePushSetting,
  savePushSubscription,
} from '../../db/notices/push-subscriptions.ts';
import { count } from '../account/limits.ts';
import { signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/push.ts';
import { kindsOffered } from '../contract/rules/alerts.ts';
import { languageOf } from '../contract/rules/languages.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { pushKeyOf } from './push-key.ts';
import { isPushService, sendPush } from './push-service.ts';
import { kindsWanted, quietOf } from './push-settings.ts';
import { testContent } from './push-text.ts';
import { pushWork } from './push-work.ts';

type Settings = CallOutput<typeof calls.getPushSettings>;

async function settingsOf(context: CallContext, endpoint?: string): Promise<Settings> {
  const user = signedIn(context);
  const { caller, db, now } = context;
  const setting = await findPushSetting(db, user.id);
  const devices = await listPushSubscriptions(db, user.id, now());
  const { publicKey } = await pushKeyOf(context);
  return {
    publicKey,
    offered: [...kindsOffered(user)],
    kinds: [...kindsWanted(user, setting?.kinds)],
    ...quietOf(setting),
    isSubscribed: devices.some(
      (device) => device.endpoint === endpoint && device.session_hash === caller.tokenHash,
    ),
    devices: devices.length,
  };
}

async function saveSettings(
  { kinds, quietFrom = null, quietTo = null }: CallInput<typeof calls.savePushSettings>,
  context: CallContext,
) {
  const user = signedIn(context);
  if ((quietFrom === null) !== (quietTo === null)) refuse(calls.savePushSettings, 'halfQuiet');
  if (quietFrom !== null && quietFrom === quietTo) refuse(calls.savePushSettings, 'emptyQuiet');
  const wanted = kindsOffered(user).filter((kind) => kinds.includes(kind));
  const setting = {
    user_id: user.id,
    kinds: JSON.stringify(wanted),
    quiet_from: quietFrom,
    quiet_to: quietTo,
  };
  await context.db.transaction().execute((trx) => savePushSetting(trx, setting, context.now()));
  pushWork(context).wake();
  return settingsOf(context);
}

async function subscribe(
  { endpoint, p256dh, auth, language }: CallInput<typeof calls.savePushSubscription>,
  context: CallContext,
) {
  const user = signedIn(context);
  const { tokenHash } = context.caller;
  if (tokenHash === undefined) throw new Error('A key made a call that is closed to keys');
  if (!isPushService(context, endpoint)) refuse(calls.savePushSubscription, 'forbiddenService');
  await savePushSubscription(
    context.db,
    {
      user_id: user.id,
      session_hash: tokenHash,
      endpoint,
      p256dh,
      auth,
      ...(language && { language }),
      created_at: context.now(),
    },
    calls.mostDevices,
  );
  return null;
}

const tests = { max: 10, window: 10 * 60_000 };

async function sendTest(
  { endpoint }: CallInput<typeof calls.sendTestPush>,
  context: CallContext,
): Promise<null> {
  const user = signedIn(context);
  const devices = await listPushSubscriptions(context.db, user.id, context.now());
  const device = devices.find((one) => one.endpoint === endpoint);
  if (device === undefined) refuse(calls.sendTestPush, 'deviceOff');
  await count(context, `push:${user.id}`, tests, '测试推送过于频繁');
  const { state, problem } = await sendPush(context, device, {
    content: testContent(languageOf(device.language)),
    ttl: 60,
    urgency: 'high',
    topic: 'test',
  });
  if (state === 'sent') return null;
  if (state === 'gone') {
    await deletePushSubscription(context.db, { id: device.id });
    refuse(calls.sendTestPush, 'deviceOff');
  }
  context.logger.warn({ problem }, 'A push service did not take a test');
  refuse(calls.sendTestPush, 'pushFailed');
}

export const routes: Route[] = [
  route(calls.getPushSettings, ({ endpoint }, context) => settingsOf(context, endpoint)),
  route(calls.savePushSettings, saveSettings),
  route(calls.savePushSubscription, subscribe),
  route(calls.deletePushSubscription, async ({ endpoint }, context) => {
    await deletePushSubscription(context.db, { endpoint, userId: signedIn(context).id });
    return null;
  }),
  route(calls.sendTestPush, sendTest),
];
