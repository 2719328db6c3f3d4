import {
  type AlertPerson,
  findAudienceShops,
  listAlertAudience,
} from '../../db/notices/alert-audience.ts';
import { type AlertEvent, findAlertEvents, lookBack } from '../../db/notices/alert-events.ts';
import {
  alertKey,
  endAlerts,
  findKnownAlerts,
  insertAlerts,
  type NewAlert,
} from '../../db/notices/alerts.ts';
import { kindsOffered } from '../contract/rules/alerts.ts';
import { addDays, shanghaiDay } from '../contract/rules/calendar.ts';
import { digestAt, timeOfDay } from '../contract/rules/push.ts';
import { alertChange, topicFor } from '../contract/topics.ts';
import type { ApiDeps } from '../deps.ts';
import { publishCommitted } from '../events.ts';

/** A digest that could not be told for so long is none any more. */
export const digestFor = 6 * 3_600_000;

/** The digest of the day, from its time on. */
function digestOf(now: number): AlertEvent[] {
  const at = timeOfDay(digestAt, now);
  if (now < at || now >= at + digestFor) return [];
  const today = shanghaiDay(now);
  const name = addDays(today, -1);
  const nothing = { shopId: null, userId: null, detail: null, amount: null, deadline: null };
  return [{ ...nothing, kind: 'digest', subject: today, name, target: name, at }];
}

/** What of all this concerns a person: of their shops or themselves, and since they have been here. */
function eventsOf(
  { id, role, since }: AlertPerson,
  events: readonly AlertEvent[],
  shops: ReadonlySet<number> | undefined,
): NewAlert[] {
  const offered = kindsOffered({ role });
  return events
    .filter(
      ({ kind, shopId, userId, at }) =>
        offered.includes(kind) &&
        (at === null || at > since) &&
        (shopId === null ? userId === null || userId === id : shops?.has(shopId)),
    )
    .map((event) => ({ ...event, userId: id }));
}

/** Tells the windows of a person that what they are told of has changed. What is told is committed already. */
export async function tellAlertsChanged(deps: ApiDeps, id: number): Promise<void> {
  const userId = String(id);
  await publishCommitted(deps, topicFor(alertChange, userId), { userId });
}

/** Notes for everybody who is signed in what there is to tell them. Nobody there, nothing is looked for. */
export async function findAlerts(deps: ApiDeps): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const people = await listAlertAudience(db, now);
  if (people.length === 0) return;
  await endAlerts(db, now);
  const shopsOf = await findAudienceShops(db, people, now);
  const userIds = people.map(({ id }) => id);
  const found = await findAlertEvents(db, {
    shopIds: [...new Set([...shopsOf.values()].flatMap((shops) => [...shops]))],
    userIds,
    now,
  });
  const events = [...found, ...digestOf(now)];
  const known = await findKnownAlerts(db, userIds, now - lookBack);
  const alerts = people
    .flatMap((person) => eventsOf(person, events, shopsOf.get(person.id)))
    .filter((alert) => !known.has(alertKey(alert.userId, alert)));
  const told = await insertAlerts(db, alerts, now);
  await Promise.all(told.map((id) => tellAlertsChanged(deps, id)));
}
