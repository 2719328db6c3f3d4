import {
  firstDayOfMonth,
  mondayOf,
  monthOfDay,
} from '../../../../../api/contract/rules/calendar.ts';
import { printQuery } from '../../../shared/url-state/codec.ts';
import { deadStock, gradesAddress, productsAddress, withStatus } from '../../statistics/index.ts';
import type { ShopInfoCardQuery } from './ShopInfoCard.generated.ts';

type Card = NonNullable<ShopInfoCardQuery['shop']>['card'];

const statuses = {
  joinedQuantity: 'on_sale',
  awaitingFirstOrderCount: 'awaiting_first_order',
  firstOrderCreatedCount: 'first_order_created',
  priceDeclaringCount: 'price_declaring',
} as const;

/** The facts of a shop of which there is a list, and where it is. Nothing leads to an empty one. */
export type CardDoor =
  | 'review'
  | 'deliveryGrade'
  | 'salesRank'
  | 'deadStock'
  | keyof typeof statuses;

const homeOf = (anchor: string, parts: Readonly<Record<string, string>>): string =>
  `/home${printQuery(new URLSearchParams(parts))}#${anchor}`;

export function cardDoor(fact: CardDoor, card: Card, search: string, shop: string) {
  if (fact === 'review') return card.review !== null && homeOf('home-reviews', { shop });
  // The rank is among all shops, whatever is looked at.
  if (fact === 'salesRank')
    return card.salesRank !== null && homeOf('home-league', { range: 'month' });
  if (fact === 'deliveryGrade') return card.deliveryGrade && gradesAddress(search, shop);
  if (fact === 'deadStock')
    return card.deadStock?.productCount && productsAddress(search, deadStock, { shop });
  return card[fact] && productsAddress(search, withStatus(statuses[fact]), { shop });
}

/** The spans up to today that new products are counted in. */
export const createdSpans = (today: string) =>
  [
    { span: 'today', field: 'today', start: today },
    { span: 'week', field: 'thisWeek', start: mondayOf(today) },
    { span: 'month', field: 'thisMonth', start: firstDayOfMonth(monthOfDay(today)) },
  ] as const;
