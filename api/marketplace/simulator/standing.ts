import type { ShopStanding } from '../marketplace.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';

/** A shop is rated anew every so many days. */
export const ratingDays = 30;

/** Ratings move slowly, counts of what waits for the seller change from day to day. */
export function standingOn(shop: ShopIdentity, day: number): ShopStanding {
  const always = new Random(mix(shop.seed, 51));
  const thisMonth = new Random(mix(shop.seed, 52, Math.floor(day / ratingDays)));
  const today = new Random(mix(shop.seed, 53, day));
  const hasReviews = always.chance(0.95);
  const usual = always.between(3.9, 4.8);
  const care = always.unit();
  const score = Math.min(5, Math.max(3, usual + thisMonth.between(-0.1, 0.1)));
  return {
    reviewScore: hasReviews ? Math.round(score * 10) / 10 : null,
    deliveryRating: deliveryRating(care + thisMonth.between(-0.05, 0.05)),
    abnormalCount: today.poisson(0.5 + 5 * (1 - care)),
    refundCount: today.poisson(0.5 + 7 * (1 - care)),
    specificationCount: today.poisson(1.5),
  };
}

/** How careful the seller is, 0 to 1: careful ones have better ratings and fewer violations. */
export function carefulness(shop: ShopIdentity): number {
  const always = new Random(mix(shop.seed, 51));
  always.unit();
  always.unit();
  return always.unit();
}

/** A quarter S, two fifths A, a quarter B, the careless C, and some not rated yet. */
function deliveryRating(care: number): number {
  if (care > 0.75) return 4;
  if (care > 0.35) return 3;
  if (care > 0.12) return 2;
  return care > 0.04 ? 1 : 0;
}

/** Of all shipping orders, the share that is late in a shop of each rating: none, C, B, A, S. */
const lateShares = [0.15, 0.2, 0.11, 0.05, 0.015] as const;

export const lateShare = (rating: number): number => lateShares[rating] ?? lateShares[0];
