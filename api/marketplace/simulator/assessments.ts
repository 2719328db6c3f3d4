import { dayMs, dayNumber } from '../../contract/rules/calendar.ts';
import type { MarketplaceAssessment, Period } from '../marketplace.ts';
import type { ShopIdentity } from './identity.ts';
import { mix, Random } from './random.ts';
import { lateShare, ratingDays, standingOn } from './standing.ts';

const ordersADay = 3;
/** Of the orders of a shop without any rating; the better the rating, the fewer. */
const mostFakes = 0.08;

/** The assessments of the days that a shop was rated over; the last one is still running. */
export function assessmentsOf(
  shop: ShopIdentity,
  { after, until }: Period,
): MarketplaceAssessment[] {
  const today = dayNumber(until);
  const assessments: MarketplaceAssessment[] = [];
  for (let block = Math.floor(dayNumber(after) / ratingDays); ; block += 1) {
    const start = block * ratingDays;
    if (start > today) return assessments;
    const end = start + ratingDays - 1;
    const rating = standingOn(shop, start).deliveryRating;
    const random = new Random(mix(shop.seed, 61, block));
    const perDay = ordersADay * random.between(0.8, 1.2);
    const late = lateShare(rating) * random.between(0.85, 1.1);
    const fakes = random.between(0, mostFakes) * ((4 - rating) / 4);
    const orders = Math.round(perDay * (Math.min(today, end) - start + 1));
    assessments.push({
      startDay: dayText(start),
      endDay: dayText(end),
      rating,
      orders,
      onTimeOrders: orders - Math.round(orders * late),
      fakeOrders: Math.round(orders * fakes),
    });
  }
}

const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
