import { dayNumber, hourMs } from '../../contract/rules/calendar.ts';
import type { MarketplaceGoods, MarketplaceShippingOrder } from '../marketplace.ts';
import { dayDigits } from './calendar.ts';
import type { SimulatedProduct } from './catalogue.ts';
import { dispatchAt } from './deliveries.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';
import type { Happening } from './shop-run.ts';
import { lateShare, standingOn } from './standing.ts';

/** An order is made at most so many days before its goods arrive, */
export const earliestOrderDays = 9;
/** and its pieces are in stock at most so many days after. */
export const latestStoringDays = 2;

/** The time that the platform gives, in hours. */
const usualHours = 48;
const urgentHours = 24;
const urgentShare = 0.2;
const selfShare = 0.65;
/** Orders that were cancelled and made once more. */
const cancelledShare = 0.06;

const warehouses = {
  temu: ['肇庆1号仓', '佛山2号仓', '广州3号仓', '嘉兴1号仓', '义乌2号仓'],
  shein: ['佛山中心仓', '清远2号仓', '肇庆中心仓'],
} as const;

/**
 * The shipping order of a delivery to the warehouse, and before it the one that it took the place of,
 * where there was one. The shop's people do their part sooner or later, also without this program.
 */
export function ordersOfArrival(
  shop: ShopIdentity,
  delivery: readonly Happening[],
  goods: readonly MarketplaceGoods[],
): MarketplaceShippingOrder[] {
  const [first] = delivery;
  if (first === undefined) return [];
  const { product } = first.sku;
  const receivedAt = first.at;
  const shippedAt = dispatchAt(product, dayNumber(receivedAt));
  const random = new Random(mix(product.seed, 41, dayNumber(receivedAt)));
  const always = new Random(mix(product.seed, 42));
  const isUrgent = random.chance(urgentShare);
  const allowed = (isUrgent ? urgentHours : usualHours) * hourMs;
  const isLate = random.chance(lateShare(standingOn(shop, dayNumber(shippedAt)).deliveryRating));
  const taken = isLate ? random.between(1.02, 1.5) : random.between(0.35, 0.98);
  const createdAt = Math.round(shippedAt - taken * allowed);
  // Some pack at once and wait for the car, some pack when it stands before the door.
  const packing = random.chance(0.45) ? random.between(0.05, 0.3) : random.between(0.3, 0.9);
  const order: MarketplaceShippingOrder = {
    orderNo: orderNo(shop, product, createdAt, 1),
    stockOrderNo: first.orderNo,
    shippingType: always.chance(selfShare) ? 'self' : 'manufacturer',
    isUrgent,
    warehouse: always.pick(warehouses[shop.platform]),
    createdAt,
    shipBy: createdAt + allowed,
    packedAt: Math.round(createdAt + packing * (shippedAt - createdAt)),
    shippedAt,
    cancelledAt: null,
    receivedAt,
    storedAt: receivedAt + random.whole(2 * hourMs, 40 * hourMs),
    goods,
  };
  if (!random.chance(cancelledShare)) return [order];
  return [replaced(shop, product, order, random), order];
}

/** An order that was cancelled a little before the one that took its place was made. */
function replaced(
  shop: ShopIdentity,
  product: SimulatedProduct,
  order: MarketplaceShippingOrder,
  random: Random,
): MarketplaceShippingOrder {
  const cancelledAt = order.createdAt - random.whole(60_000, 2 * hourMs);
  const createdAt = cancelledAt - random.whole(hourMs, 20 * hourMs);
  return {
    ...order,
    orderNo: orderNo(shop, product, createdAt, 0),
    createdAt,
    shipBy: createdAt + (order.shipBy - order.createdAt),
    packedAt: null,
    shippedAt: null,
    cancelledAt,
    receivedAt: null,
    storedAt: null,
  };
}

const orderNo = (
  shop: ShopIdentity,
  product: SimulatedProduct,
  createdAt: number,
  last: 0 | 1,
): string => `FH${dayDigits(dayNumber(createdAt))}${ownDigits(shop, product)}${last}`;

/** Digits that tell a shop and a product from others of the same day. */
export const ownDigits = (shop: ShopIdentity, product: SimulatedProduct): string =>
  `${String(shop.seed % 1_000_000).padStart(6, '0')}${String(product.number % 100_000).padStart(5, '0')}`;
