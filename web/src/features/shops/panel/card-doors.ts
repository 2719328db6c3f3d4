import { deadStock, gradesAddress, productsAddress, withStatus } from '../../statistics/index.ts';
import type { ShopInfoCardQuery } from './ShopInfoCard.generated.ts';

type Card = NonNullable<ShopInfoCardQuery['shop']>['card'];

const statuses = {
  awaitingFirstOrderCount: 'awaiting_first_order',
  firstOrderCreatedCount: 'first_order_created',
  priceDeclaringCount: 'price_declaring',
} as const;

/** The facts of a shop of which there is a list, and where it is. Nothing leads to an empty one. */
export type CardDoor = 'deliveryGrade' | 'deadStock' | keyof typeof statuses;

export function cardDoor(fact: CardDoor, card: Card, search: string, shop: string) {
  if (fact === 'deliveryGrade') return card.deliveryGrade && gradesAddress(search, shop);
  if (fact === 'deadStock')
    return card.deadStock?.productCount && productsAddress(search, deadStock, { shop });
  return card[fact] && productsAddress(search, withStatus(statuses[fact]), { shop });
}
