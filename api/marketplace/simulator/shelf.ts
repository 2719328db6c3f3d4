import { dayNumber, dayNumberStart, hourMs } from '../../contract/rules/calendar.ts';
import type { Period } from '../marketplace.ts';
import type { ShelfChange } from '../reports.ts';
import { productsBetween, type SimulatedProduct } from './catalogue.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';

const onReasons = [
  '首单入库完成，已在站点上架',
  '核价通过，已加入站点',
  '新品首批到仓，开始销售',
] as const;
const offReasons = [
  '销量未达标，平台下架',
  '库存售罄且停止备货',
  '价格竞争力不足，竞价未中选',
  '合规资料过期',
  '商家主动下架',
] as const;

export function shelfChangesOf(shop: ShopIdentity, period: Period): ShelfChange[] {
  return productsBetween(shop, dayNumber(period.after), dayNumber(period.until))
    .flatMap((product) => [
      changeOf(product, 'on', product.launched),
      changeOf(product, 'off', product.delisted),
    ])
    .filter(({ at }) => at > period.after && at <= period.until)
    .sort((a, b) => a.at - b.at);
}

/** At the first instant of the day, which is when the product's state changes. */
function changeOf(product: SimulatedProduct, kind: 'on' | 'off', day: number): ShelfChange {
  const random = new Random(mix(product.seed, 79, kind === 'on' ? 1 : 2));
  return {
    changeId: `${product.productId}-${kind}`,
    kind,
    productId: product.productId,
    reason: kind === 'on' ? random.pick(onReasons) : random.pick(offReasons),
    at: dayNumberStart(day) + random.whole(0, hourMs - 1),
  };
}
