import {
  findFines,
  findLostSessions,
  findShortages,
  findSoldOut,
  findWaitingOrders,
  subjectOfShortage,
} from '../../db/notices/push-contents.ts';
import type { Alert } from '../../db/schema.ts';
import { findShopsById } from '../../db/shops/shops.ts';
import type { AlertKind } from '../contract/rules/alerts.ts';
import type { ApiDeps } from '../deps.ts';
import type { Told } from './told.ts';

/** Which of some alerts of a kind are still so, by their subjects. */
type Stands = (
  deps: ApiDeps,
  told: Told,
  alerts: readonly Alert[],
) => Promise<(alert: Alert) => boolean>;

const bySubject = (subjects: readonly (string | number)[]) => {
  const known = new Set(subjects.map(String));
  return ({ subject }: Alert): boolean => known.has(subject);
};
const numbers = (alerts: readonly Alert[]): number[] =>
  alerts.map(({ subject }) => Number(subject));

/** Of the kinds that can be over before they are told; what has happened has happened. */
const stands: Partial<Readonly<Record<AlertKind, Stands>>> = {
  shipSoon: async ({ db }, { shopIds }, alerts) => {
    const orders = await findWaitingOrders(db, shopIds, numbers(alerts));
    return bySubject(orders.map(({ id }) => id));
  },
  shortage: async ({ db }, { shopIds }, alerts) => {
    const subjects = alerts.map(({ subject }) => subject);
    return bySubject((await findShortages(db, shopIds, subjects)).map(subjectOfShortage));
  },
  fine: async ({ db }, { shopIds }, alerts) => {
    const subjects = alerts.map(({ subject }) => subject);
    const fines = await findFines(db, shopIds, subjects);
    return bySubject(fines.map(({ shop_id, message_id }) => `${shop_id}:${message_id}`));
  },
  soldOut: async ({ db }, { shopIds }, alerts) => {
    const skus = await findSoldOut(db, shopIds, numbers(alerts));
    return bySubject(skus.map(({ id }) => id));
  },
  sessionLost: async ({ db }, { user }, alerts) => {
    const accounts = await findLostSessions(db, user.id, numbers(alerts));
    return bySubject(accounts.map(({ id }) => id));
  },
  // The newest is all of them.
  digest: async (_deps, _told, alerts) => {
    const newest = alerts
      .map(({ subject }) => subject)
      .sort()
      .at(-1);
    return bySubject(newest === undefined ? [] : [newest]);
  },
  shopExpiring: async ({ db }, { shopIds }, alerts) => {
    const shops = await findShopsById(db, shopIds);
    const same = alerts.filter(({ shop_id, deadline }) =>
      shops.some(({ id, expire_at }) => id === shop_id && expire_at === deadline),
    );
    return bySubject(same.map(({ subject }) => subject));
  },
};

/** Those of some alerts that their person may see now and that are still so, in their order. */
export async function standingNow(
  deps: ApiDeps,
  told: Told,
  alerts: readonly Alert[],
): Promise<Alert[]> {
  const seen = alerts.filter(({ shop_id }) => shop_id === null || told.shopIds.includes(shop_id));
  const kept = new Set<number>();
  for (const [kind, some] of Map.groupBy(seen, (alert) => alert.kind)) {
    const isSo = (await stands[kind]?.(deps, told, some)) ?? (() => true);
    for (const alert of some) if (isSo(alert)) kept.add(alert.id);
  }
  return seen.filter(({ id }) => kept.has(id));
}
