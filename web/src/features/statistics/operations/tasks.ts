import type { TFunction } from 'i18next';
import { addDays } from '../../../../../api/contract/rules/calendar.ts';
import { asFigure, dotted, spanText } from '../../../i18n/format.ts';
import type { DayRange } from '../../../shared/date-range/range.ts';
import { shortMoney, toFen } from '../../../shared/kpi/money.ts';
import {
  blockAddress,
  cashAddress,
  frozenItems,
  inState,
  ordersAddress,
  productsAddress,
  withStatus,
} from '../doors.ts';
import type { HomeTasksQuery, HomeTasksQueryVariables } from './operations.generated.ts';

/** Where the blocks of the page stand, for links to what they list. */
const anchors = {
  messages: 'home-messages',
  products: 'home-products',
} as const;

/** A list of a block of the page, or that of another page with these parts of its address. */
type Place =
  | { readonly block: keyof typeof anchors; readonly list: Readonly<Record<string, string>> }
  | { readonly cash: Readonly<Record<string, string>> }
  | { readonly products: Readonly<Record<string, string>> }
  | { readonly orders: { readonly tab?: 'shipping'; readonly due?: 'overdue' | 'soon' | 'short' } };

/** Violations wait for weeks: the days that are looked through for open ones. */
const LOOK_BACK_DAYS = 29;

export const taskDays = (today: string): DayRange => ({
  start: addDays(today, -LOOK_BACK_DAYS),
  end: today,
});

export const tasksVariables = (
  selection: HomeTasksQueryVariables['selection'],
  today: string,
): HomeTasksQueryVariables => ({ selection, range: taskDays(today) });

const kinds = [
  'overdue',
  'dueSoon',
  'violations',
  'violationsMany',
  'short',
  'toPack',
  'toShip',
  'soldOut',
  'sellingOut',
  'rejected',
  'firstOrder',
  'frozen',
] as const;

type TaskKind = (typeof kinds)[number];

/** For what was stored. */
export const isTaskKind = (value: unknown): value is TaskKind =>
  kinds.some((kind) => kind === value);

/** Something to be done, the most urgent first. */
export type Task = {
  readonly kind: TaskKind;
  readonly isUrgent: boolean;
  /** How many; for frozen money, fen. */
  readonly count: number;
  /** Fen that are at stake, beside what `count` says; null where nobody knows, or may know. */
  readonly stake: number | null;
  /** Since when the oldest of them is late (an instant as text); null for what is not. */
  readonly lateSince: string | null;
  readonly place: Place;
};

/** The fines of the violations that can still be answered. */
const openFines = (messages: HomeTasksQuery['statistics']['messages']): number =>
  (messages?.edges ?? [])
    .filter(({ node }) => node.state === 'OPEN')
    .reduce((sum, { node }) => sum + toFen(node.fine), 0);

const fenOf = (money: string | null | undefined): number | null =>
  money == null ? null : toFen(money);

/** What needs doing today, out of what could be read; what is none is left out. */
export const tasksOf = ({ statistics, shippingOrders }: HomeTasksQuery): Task[] => {
  const counts = shippingOrders?.counts;
  const { finance, stock, products, messages } = statistics;
  const open = messages?.edges.filter(({ node }) => node.state === 'OPEN').length ?? 0;
  const isMore = open > 0 && messages?.pageInfo.hasNextPage === true;
  const tasks: (Pick<Task, 'kind' | 'isUrgent' | 'count' | 'place'> & Partial<Task>)[] = [
    {
      kind: 'overdue',
      isUrgent: true,
      count: counts?.overdue ?? 0,
      stake: fenOf(counts?.overdueValue),
      lateSince: counts?.firstShipBy ?? null,
      place: { orders: { due: 'overdue' } },
    },
    {
      kind: isMore ? 'violationsMany' : 'violations',
      isUrgent: true,
      count: open,
      stake: openFines(messages),
      place: { block: 'messages', list: { messages: 'open' } },
    },
    {
      kind: 'short',
      isUrgent: false,
      count: counts?.short ?? 0,
      place: { orders: { due: 'short' } },
    },
    {
      kind: 'dueSoon',
      isUrgent: false,
      count: counts?.dueSoon ?? 0,
      stake: fenOf(counts?.dueSoonValue),
      place: { orders: { due: 'soon' } },
    },
    {
      kind: 'toPack',
      isUrgent: false,
      count: counts?.awaitingPacking ?? 0,
      stake: fenOf(counts?.awaitingPackingValue),
      place: { orders: {} },
    },
    {
      kind: 'toShip',
      isUrgent: false,
      count: counts?.awaitingShipping ?? 0,
      stake: fenOf(counts?.awaitingShippingValue),
      place: { orders: { tab: 'shipping' } },
    },
    {
      kind: 'soldOut',
      isUrgent: false,
      count: stock.soldOut?.soldOut ?? 0,
      place: { products: inState('soldOut') },
    },
    {
      kind: 'sellingOut',
      isUrgent: false,
      count: stock.soldOut?.aboutToSellOut ?? 0,
      place: { products: inState('aboutToSellOut') },
    },
    {
      kind: 'rejected',
      isUrgent: false,
      count: products.documents?.rejected ?? 0,
      place: { block: 'products', list: { documents: 'rejected' } },
    },
    {
      kind: 'firstOrder',
      isUrgent: false,
      count: products.states?.awaitingFirstOrder ?? 0,
      place: { products: withStatus('awaiting_first_order') },
    },
    {
      kind: 'frozen',
      isUrgent: false,
      count: finance.frozen === null ? 0 : toFen(finance.frozen),
      place: { cash: frozenItems },
    },
  ];
  return tasks
    .filter(({ count }) => count > 0)
    .map(({ stake, lateSince = null, ...task }) => ({ ...task, stake: stake || null, lateSince }));
};

/** Of more violations than are read nobody knows all fines: it is at least these. */
const stakeText = (kind: TaskKind, stake: number): string =>
  asFigure(`${kind === 'violationsMany' ? '≥' : ''}${shortMoney(stake)}`);

/** How much there is to do, what is at stake, and how late the oldest of it is. */
export const taskText = (
  t: TFunction<'operations'>,
  { kind, count, stake, lateSince }: Task,
  now: number,
): string =>
  kind === 'frozen'
    ? t('tasks.frozen', { amount: shortMoney(count) })
    : dotted(
        t(`tasks.${kind}`, { count }),
        stake === null ? null : stakeText(kind, stake),
        lateSince === null
          ? null
          : t('tasks.longest', { span: spanText(now - Date.parse(lateSince)) }),
      );

/** Where it is done. */
export const taskAddress = (search: string, { place }: Task): string => {
  if ('block' in place) return blockAddress(search, anchors[place.block], place.list);
  if ('cash' in place) return cashAddress(search, place.cash);
  if ('orders' in place) return ordersAddress(search, place.orders);
  return productsAddress(search, place.products);
};
