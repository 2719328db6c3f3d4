import { dayNumber } from '../../contract/rules/calendar.ts';
import type {
  MarketplaceGoods,
  MarketplaceReturnPackage,
  MarketplaceShippingOrder,
  Period,
} from '../marketplace.ts';
import { type ShopIdentity, shopIdentity } from './identity.ts';
import { longestReturnDays, returnPackage } from './return-packages.ts';
import { earliestOrderDays, latestStoringDays, ordersOfArrival } from './shipping-orders.ts';
import { type Happening, ShopRun } from './shop-run.ts';

/**
 * What goes between a shop and the platform's warehouse. Shipping orders follow from the deliveries that
 * will arrive, so the shop is lived some days into the future; the same pieces then arrive as stock.
 */
interface Logistics {
  readonly orders: readonly MarketplaceShippingOrder[];
  readonly packages: readonly MarketplaceReturnPackage[];
}

/** Everything that is made or moves on between two days, as it will have been in the end. */
function logisticsBetween(shop: ShopIdentity, firstDay: number, lastDay: number): Logistics {
  const run = new ShopRun(shop, firstDay - Math.max(latestStoringDays, longestReturnDays));
  const orders: MarketplaceShippingOrder[] = [];
  const packages: MarketplaceReturnPackage[] = [];
  while (run.nextDay <= lastDay + earliestOrderDays) {
    const { happenings } = run.next();
    for (const delivery of byProduct(happenings, 'arrival').values()) {
      orders.push(...ordersOfArrival(shop, delivery, goodsOf(delivery)));
    }
    for (const [product, clearing] of byProduct(happenings, 'clearing')) {
      packages.push(returnPackage(shop, product, clearing[0]?.at ?? 0, goodsOf(clearing)));
    }
  }
  return { orders, packages };
}

/** What happened to each product; what had no piece in it is left out. */
function byProduct(happenings: readonly Happening[], kind: Happening['kind']) {
  const moved = happenings.filter((one) => one.kind === kind && one.quantity > 0);
  return Map.groupBy(moved, ({ sku }) => sku.product);
}

const goodsOf = (happenings: readonly Happening[]): MarketplaceGoods[] =>
  happenings.map(({ sku, quantity }) => ({ skuId: sku.skuId, quantity }));

/** Living a shop takes some milliseconds; within a day every question has the same answer. */
const mostKept = 512;

/** Answers what was made or moved on in a period of a shop; keeps the latest days of each shop. */
export function createLogistics() {
  const kept = new Map<string, { readonly days: string; readonly of: Logistics }>();

  function within(mallId: string, period: Period): Logistics {
    const [first, last] = [dayNumber(period.after), dayNumber(period.until)];
    const days = `${first} ${last}`;
    const known = kept.get(mallId);
    if (known?.days === days) return known.of;
    const of = logisticsBetween(shopIdentity(mallId), first, last);
    kept.delete(mallId);
    kept.set(mallId, { days, of });
    const oldest = kept.keys().next();
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
    return of;
  }

  return {
    shippingOrders: (mallId: string, period: Period): MarketplaceShippingOrder[] =>
      stateAt(within(mallId, period).orders, period, [
        'packedAt',
        'shippedAt',
        'cancelledAt',
        'receivedAt',
        'storedAt',
      ]),
    returnPackages: (mallId: string, period: Period): MarketplaceReturnPackage[] =>
      stateAt(within(mallId, period).packages, period, ['sentAt', 'signedAt']).map((one) => ({
        ...one,
        trackingNo: one.sentAt === null ? null : one.trackingNo,
      })),
  };
}

/** Those that were made or moved on in a period, as they stood at its end: what comes later is null. */
function stateAt<Key extends string, T extends Record<Key | 'createdAt', unknown>>(
  all: readonly T[],
  { after, until }: Period,
  instants: readonly Key[],
): T[] {
  const isLater = (at: unknown): boolean => typeof at === 'number' && at > until;
  const isIn = (at: unknown): boolean => typeof at === 'number' && at > after && at <= until;
  return all
    .filter((one) => !isLater(one.createdAt))
    .filter((one) => isIn(one.createdAt) || instants.some((key) => isIn(one[key])))
    .map((one) => {
      const later = instants.filter((key) => isLater(one[key]));
      return { ...one, ...Object.fromEntries(later.map((key) => [key, null])) };
    });
}
