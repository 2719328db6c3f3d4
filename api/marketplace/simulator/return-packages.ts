import { dayNumber, hourMs } from '../../contract/rules/calendar.ts';
import type { MarketplaceGoods, MarketplaceReturnPackage } from '../marketplace.ts';
import { dayDigits } from './calendar.ts';
import type { SimulatedProduct } from './catalogue.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';
import { ownDigits } from './shipping-orders.ts';

/** A package is signed for at most so many days after it was made. */
export const longestReturnDays = 7;

type Courier = readonly [name: string, opening: string];

const couriers: readonly [Courier, ...Courier[]] = [
  ['中通快递', '7350'],
  ['圆通速递', 'YT88'],
  ['顺丰速运', 'SF16'],
  ['德邦物流', 'DPK3'],
];

/** The leftovers of a delisted product, as they are sent back and signed for within a week. */
export function returnPackage(
  shop: ShopIdentity,
  product: SimulatedProduct,
  createdAt: number,
  goods: readonly MarketplaceGoods[],
): MarketplaceReturnPackage {
  const random = new Random(mix(product.seed, 45));
  const [courier, opening] = random.pick(couriers);
  const sentAt = createdAt + random.whole(6 * hourMs, 40 * hourMs);
  const number = String(random.whole(0, 9_999_999_999)).padStart(10, '0');
  return {
    packageNo: `TH${dayDigits(dayNumber(createdAt))}${ownDigits(shop, product)}`,
    reason: '商品下架退回',
    courier,
    trackingNo: `${opening}${number}`,
    createdAt,
    sentAt,
    signedAt: sentAt + random.whole(30 * hourMs, 120 * hourMs),
    goods,
  };
}
