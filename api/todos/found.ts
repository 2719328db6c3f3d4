import type { ShopScope } from '../../db/billing/paid-time.ts';
import type { Shop } from '../../db/schema.ts';
import type { ShopViewer } from '../../db/shops/shops.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { findSoldOutColours, findUncosted } from '../../db/todos/todo-goods.ts';
import { findWaitingOrders } from '../../db/todos/todo-orders.ts';
import { findLostSessions, findOpenViolations, findRejected } from '../../db/todos/todo-shops.ts';
import { dayMs, shanghaiDay } from '../contract/rules/calendar.ts';
import { dueSoonBefore, renewalBefore, type TodoKind } from '../contract/rules/todos.ts';
import type { CallContext } from '../deps.ts';

/** What there is to do in shops, each kind where it is known from. What nobody may see is not looked for. */

export interface Found {
  readonly kind: TodoKind;
  /** The first of its shops. */
  readonly shopId: number;
  /** All of them, where there are more. */
  readonly shopIds?: readonly number[];
  readonly subject: string;
  readonly title?: string;
  readonly code?: string;
  readonly detail?: string;
  readonly prove?: string | null;
  readonly count: number;
  readonly stake: number | null;
  readonly deadline: number | null;
}

/** Its shops are those that are looked at. */
export interface Looking extends ShopScope {
  readonly db: CallContext['db'];
  readonly now: number;
  readonly viewer: ShopViewer;
  /** Row ids of those of the shops whose time is paid. */
  readonly paidIds: readonly number[];
}

/** Older violations are not answered any more. */
const violationDays = 90;

type Look = (looking: Looking, wanted: ReadonlySet<TodoKind>) => Promise<Found[]>;

const subjectOfShop = 'shop';

/**
 * Overdue orders one by one, as each costs; those that are due soon by shop, as they would flood the list. Those of
 * shops whose time is over too, as far as they are told: they are shipped all the same, and counted wherever orders are.
 */
const orders: Look = async ({ db, now, ...scope }, wanted) => {
  const before = wanted.has('dueSoon') ? now + dueSoonBefore : now + 1;
  const waiting = await findWaitingOrders(db, scope, before);
  const late = waiting.filter(({ shipBy }) => shipBy <= now);
  const soon = Map.groupBy(
    waiting.filter(({ shipBy }) => shipBy > now),
    ({ shopId }) => shopId,
  );
  return [
    ...late.map(
      ({ shopId, orderNo, shipBy, value }): Found => ({
        kind: 'overdue',
        shopId,
        subject: orderNo,
        title: orderNo,
        count: 1,
        stake: value,
        deadline: shipBy,
      }),
    ),
    ...[...soon].map(
      ([shopId, of]): Found => ({
        kind: 'dueSoon',
        shopId,
        subject: subjectOfShop,
        count: of.length,
        // What is not known is not called nothing.
        stake: of.some(({ value }) => value === null)
          ? null
          : of.reduce((sum, { value }) => sum + (value ?? 0), 0),
        deadline: of[0]?.shipBy ?? null,
      }),
    ),
  ];
};

const violations: Look = async ({ db, now, paidIds }) =>
  (await findOpenViolations(db, paidIds, now - violationDays * dayMs)).map((one) => ({
    kind: 'violation',
    shopId: one.shopId,
    subject: one.messageId,
    title: one.title,
    detail: one.content,
    prove: one.demand,
    count: 1,
    // Without a fine what it costs is another thing, that nobody tells in yuan.
    stake: one.fine === 0 ? null : one.fine,
    deadline: one.appealBy,
  }));

const goods: Look = async ({ db, now, paidIds }) =>
  (await findSoldOutColours(db, paidIds, shanghaiDay(now))).map((one) => ({
    kind: one.empty === one.skus ? 'soldOut' : 'lacking',
    shopId: one.shopId,
    subject: one.skcId,
    title: one.name,
    code: one.code,
    count: one.empty,
    stake: one.amount,
    deadline: null,
  }));

const uncosted: Look = async ({ db, now, paidIds }) =>
  (await findUncosted(db, paidIds, shanghaiDay(now))).map(({ shopId, skus, amount }) => ({
    kind: 'uncosted',
    shopId,
    subject: subjectOfShop,
    count: skus,
    stake: amount,
    deadline: null,
  }));

const rejected: Look = async ({ db, paidIds }) =>
  (await findRejected(db, paidIds)).map(({ shopId, count }) => ({
    kind: 'rejected',
    shopId,
    subject: subjectOfShop,
    count,
    stake: null,
    deadline: null,
  }));

/** One act for all shops of an account. */
const sessions: Look = async ({ db, viewer, shopIds }) =>
  (await findLostSessions(db, viewer))
    .filter((account) => account.shopIds.some((id) => shopIds.includes(id)))
    .map((account) => ({
      kind: 'rebind',
      shopId: account.shopIds[0] ?? 0,
      shopIds: account.shopIds,
      subject: String(account.accountId),
      title: account.phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2'),
      count: account.shopIds.length,
      stake: null,
      deadline: null,
    }));

/** One for all shops that end on a day: they are renewed together. */
const renewals: Look = async ({ db, now, viewer, shopIds }) => {
  const ending = (await visibleShops(db, viewer))
    .flatMap(({ id, expire_at: end }) => (end === null ? [] : [{ id, end }]))
    .filter(({ end }) => end - now < renewalBefore)
    .sort((one, other) => one.id - other.id);
  return [...Map.groupBy(ending, ({ end }) => shanghaiDay(end - 1))]
    .filter(([, of]) => of.some(({ id }) => shopIds.includes(id)))
    .map(([day, of]) => ({
      kind: 'renewal',
      shopId: of[0]?.id ?? 0,
      shopIds: of.map(({ id }) => id),
      subject: day,
      count: of.length,
      stake: null,
      deadline: Math.min(...of.map(({ end }) => end)),
    }));
};

const looks: readonly (readonly [kinds: readonly TodoKind[], look: Look])[] = [
  [['overdue', 'dueSoon'], orders],
  [['violation'], violations],
  [['soldOut', 'lacking'], goods],
  [['uncosted'], uncosted],
  [['rejected'], rejected],
  [['rebind'], sessions],
  [['renewal'], renewals],
];

const ofPaid: ReadonlySet<Look> = new Set([violations, goods, uncosted, rejected]);

/** What of the wanted kinds there is to do. */
export async function findTodos(looking: Looking, wanted: ReadonlySet<TodoKind>): Promise<Found[]> {
  const found = await Promise.all(
    looks
      .filter(([kinds]) => kinds.some((kind) => wanted.has(kind)))
      .filter(([, look]) => looking.paidIds.length > 0 || !ofPaid.has(look))
      .map(([, look]) => look(looking, wanted)),
  );
  return found.flat().filter(({ kind }) => wanted.has(kind));
}

/** The shops of rows, by row id: those that are looked at, and others of the same account or day. */
export async function shopsOfTodos(
  { db, viewer }: Pick<Looking, 'db' | 'viewer'>,
  known: readonly Shop[],
  found: readonly Found[],
): Promise<ReadonlyMap<number, string>> {
  const shops = new Map(known.map(({ id, mall_id }) => [id, mall_id]));
  if (found.every(({ shopId, shopIds = [] }) => [shopId, ...shopIds].every((id) => shops.has(id))))
    return shops;
  return new Map((await visibleShops(db, viewer)).map(({ id, mall_id }) => [id, mall_id]));
}
