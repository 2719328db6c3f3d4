import {
  importEvents,
  shelfEvents,
  skuEvents,
  violationEvents,
} from '../../db/statistics/trend-events.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { shoppingDaysBetween } from '../contract/rules/shopping-days.ts';
import { eventKinds, getTrendEvents } from '../contract/trend-events.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope } from '../shop-scope.ts';
import { pointsOf, rangesOf } from './ranges.ts';

type Event = CallOutput<typeof getTrendEvents>[number];

async function events(
  { productIds, ...input }: CallInput<typeof getTrendEvents>,
  context: CallContext,
): Promise<Event[]> {
  const { db, dataSource: source } = context;
  const { current } = rangesOf(input);
  // Refuses what is too wide for a line by day.
  pointsOf(current, 'day');
  const selection = { ...(await resolveScope(context, input.shopId)), ...current, source };
  const plain = { fine: null, shoppingDay: null, productId: null, importId: null, skus: [] };
  const all: Event[] = [
    ...shoppingDaysBetween(current.start, current.end).map(({ day, name }) => ({
      ...plain,
      day,
      kind: 'shoppingDay' as const,
      count: 1,
      shoppingDay: name,
    })),
    ...(await shelfEvents(db, selection, productIds)).map(({ kind, ...row }) => ({
      ...plain,
      ...row,
      kind: kind === 'on' ? ('onSale' as const) : ('offSale' as const),
    })),
    ...(await violationEvents(db, selection, productIds)).map((row) => ({
      ...plain,
      ...row,
      kind: 'violation' as const,
    })),
    ...(await skuEvents(db, selection, productIds)).map(({ kind, ...row }) => ({
      ...plain,
      ...row,
      skus: [...row.skus],
      kind: kind === 'price' ? ('priceChange' as const) : kind,
    })),
    // Of which products an import has lines is in no roll-up.
    ...(productIds.length === 0 ? await importEvents(db, selection) : []).map(
      ({ importId, ...row }) => ({
        ...plain,
        ...row,
        importId: importId === null ? null : String(importId),
        kind: 'import' as const,
      }),
    ),
  ];
  const place = ({ day, kind, productId }: Event) =>
    `${day} ${eventKinds.indexOf(kind)} ${productId ?? ''}`;
  return all.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

export const routes: Route[] = [route(getTrendEvents, events)];
