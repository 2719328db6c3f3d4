import type { ShopReview } from '../reports.ts';
import { approvalState, productsBetween } from './catalogue.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';
import { standingOn } from './standing.ts';

/** About so many of a hundred lines are reviewed, over the year that reviews count. */
const reviewedShare = 0.07;
const countedDays = 365;

export function reviewOf(shop: ShopIdentity, day: number): ShopReview {
  const random = new Random(mix(shop.seed, 73, Math.floor(day / 7)));
  const { reviewScore } = standingOn(shop, day);
  const reviewCount =
    reviewScore === null
      ? random.whole(0, 9)
      : 10 + Math.round(shop.linesADay * countedDays * reviewedShare * random.between(0.95, 1.05));
  const goodShare = Math.min(0.99, Math.max(0.5, 0.55 + ((reviewScore ?? 4) - 3.2) * 0.27));
  const products = productsBetween(shop, day, day).filter((product) =>
    ['on_sale', 'first_order_created'].includes(approvalState(product, day)),
  );
  const parts = products.map((product) => new Random(mix(product.seed, 74)).unit());
  const among = (least: number, most: number): number =>
    parts.filter((part) => part >= least && part < most).length;
  return {
    reviewCount,
    goodReviewCount: Math.round(reviewCount * goodShare),
    previousScore: standingOn(shop, day - 30).reviewScore,
    highPriceCount: new Random(mix(shop.seed, 75, day)).poisson(products.length / 25),
    documents: {
      approved: among(0.22, 1),
      reviewing: among(0.12, 0.22),
      missing: among(0.04, 0.12),
      rejected: among(0, 0.04),
    },
  };
}
