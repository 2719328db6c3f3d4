import type { z } from 'zod';
import { saveAlertSetting } from '../../db/notices/alert-settings.ts';
import {
  type AlertScope,
  listAlerts,
  markAlerts,
  readAllAlerts,
  unreadAlertsOf,
} from '../../db/notices/alerts.ts';
import { findPushSetting } from '../../db/notices/push-subscriptions.ts';
import type { Alert } from '../../db/schema.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { isExpired } from '../billing/paid-time.ts';
import { signedIn } from '../caller.ts';
import * as calls from '../contract/alerts.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { type AlertKind, kindsOffered } from '../contract/rules/alerts.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { listPage } from '../statistics/ranges.ts';
import { tellAlertsChanged } from './alert-find.ts';
import { alertRules, keptOf } from './alert-settings.ts';
import { kindsWanted, quietOf } from './push-settings.ts';
import { pushWork } from './push-work.ts';

interface Filter {
  readonly kinds?: readonly AlertKind[] | undefined;
  readonly mallId?: string | undefined;
  /** Named, whatever the rules of the person are. */
  readonly alertIds?: readonly string[] | undefined;
}

/** What the person may see now and wants to, with the marketplace's ids of the shops. */
async function scopeOf(context: CallContext, { kinds, mallId, alertIds }: Filter) {
  const user = signedIn(context);
  const { db, now } = context;
  const { kinds: shown, ...thresholds } =
    alertIds === undefined
      ? await alertRules(db, user)
      : { kinds: kindsOffered(user), fineFrom: null, soldOutFrom: null };
  const shops = (await visibleShops(db, user)).filter((shop) => !isExpired(shop, now()));
  const scope: AlertScope = {
    userId: user.id,
    kinds: kinds === undefined ? shown : shown.filter((kind) => kinds.includes(kind)),
    shopIds: shops.map(({ id }) => id),
    ...thresholds,
    ...(alertIds && { ids: alertIds.map(Number).filter(Number.isSafeInteger) }),
    // A shop that the person does not have is no shop.
    ...(mallId !== undefined && {
      shopId: shops.find((shop) => shop.mall_id === mallId)?.id ?? -1,
    }),
  };
  return { scope, mallIds: new Map(shops.map((shop) => [shop.id, shop.mall_id])) };
}

const rowOf = (
  row: Alert,
  mallIds: ReadonlyMap<number, string>,
): z.output<typeof calls.alertRow> => ({
  alertId: String(row.id),
  kind: row.kind,
  mallId: row.shop_id === null ? null : (mallIds.get(row.shop_id) ?? null),
  name: row.name,
  detail: row.detail,
  amount: row.amount,
  deadline: row.deadline,
  target: row.target,
  time: row.at,
  readTime: row.read_at,
  isOver: row.ended_at !== null,
});

async function list(input: CallInput<typeof calls.getAlerts>, context: CallContext) {
  const { scope, mallIds } = await scopeOf(context, input);
  const { rows, ...counts } = await listAlerts(context.db, scope, {
    isUnreadOnly: input.isUnread ?? false,
    ...listPage(input),
  });
  return { ...counts, rows: rows.map((row) => rowOf(row, mallIds)) };
}

async function mark(
  { alertIds, isRead }: CallInput<typeof calls.markAlerts>,
  context: CallContext,
) {
  const { id: userId } = signedIn(context);
  const ids = alertIds.map(Number).filter(Number.isSafeInteger);
  if (ids.length < alertIds.length) refuse(calls.markAlerts, 'alertGone');
  const readAt = isRead ? context.now() : null;
  const count = await markAlerts(context.db, { userId, ids, readAt });
  if (count > 0) await tellAlertsChanged(context, userId);
  return { count };
}

async function readAll(filter: CallInput<typeof calls.readAllAlerts>, context: CallContext) {
  const { scope } = await scopeOf(context, filter);
  const readTime = context.now();
  const count = await readAllAlerts(context.db, scope, readTime);
  if (count > 0) await tellAlertsChanged(context, scope.userId);
  return { count, readTime };
}

async function unread({ readTime }: CallInput<typeof calls.unreadAlerts>, context: CallContext) {
  const { id } = signedIn(context);
  const count = await unreadAlertsOf(context.db, id, readTime);
  if (count > 0) await tellAlertsChanged(context, id);
  return { count };
}

async function settingsOf(
  context: CallContext,
): Promise<CallOutput<typeof calls.getAlertSettings>> {
  const user = signedIn(context);
  const { kinds, ...thresholds } = await alertRules(context.db, user);
  const pushed = await findPushSetting(context.db, user.id);
  return {
    offered: [...kindsOffered(user)],
    kinds: [...kinds],
    pushKinds: [...kindsWanted(user, pushed?.kinds)],
    ...thresholds,
  };
}

async function saveSettings(
  { kinds, pushKinds, fineFrom, soldOutFrom }: CallInput<typeof calls.saveAlertSettings>,
  context: CallContext,
) {
  const user = signedIn(context);
  const { db, now } = context;
  const { quietFrom, quietTo } = quietOf(await findPushSetting(db, user.id));
  await saveAlertSetting(
    db,
    {
      user_id: user.id,
      kinds: keptOf(user, kinds),
      fine_from: fineFrom ?? null,
      sold_out_from: soldOutFrom ?? null,
    },
    {
      user_id: user.id,
      kinds: JSON.stringify(kindsOffered(user).filter((kind) => pushKinds.includes(kind))),
      quiet_from: quietFrom,
      quiet_to: quietTo,
    },
    now(),
  );
  pushWork(context).wake();
  await tellAlertsChanged(context, user.id);
  return settingsOf(context);
}

export const routes: Route[] = [
  route(calls.getAlerts, list),
  route(calls.markAlerts, mark),
  route(calls.readAllAlerts, readAll),
  route(calls.unreadAlerts, unread),
  route(calls.getAlertSettings, (_input, context) => settingsOf(context)),
  route(calls.saveAlertSettings, saveSettings),
];
