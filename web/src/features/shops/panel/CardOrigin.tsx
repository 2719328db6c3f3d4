import { Box } from '@chakra-ui/react';
import { NamedOriginMark } from '../../statistics/index.ts';
import type { ShopInfoCardQuery } from './ShopInfoCard.generated.ts';

type Card = NonNullable<ShopInfoCardQuery['shop']>['card'];

/** What of a shop each fact of its card is told with. */
const originOf = {
  review: 'cardState',
  deliveryGrade: 'cardState',
  abnormalProductCount: 'cardState',
  refundCount: 'cardState',
  specificationCount: 'cardState',
  joinedQuantity: 'cardProducts',
  awaitingFirstOrderCount: 'cardProducts',
  firstOrderCreatedCount: 'cardProducts',
  priceDeclaringCount: 'cardProducts',
  createdProducts: 'cardProducts',
  deadStock: 'cardStock',
  historySales: 'cardSales',
  historyProfit: 'cardSales',
  salesRank: 'cardSales',
} as const satisfies Record<Exclude<keyof Card, '__typename'>, string>;

type Props = {
  readonly field: keyof typeof originOf;
  readonly name: string;
  readonly shop: string;
};

/** Leads from a fact to where it comes from. It stands in the margin, as the lines of the card have no room to spare. */
export const CardOrigin = ({ field, name, shop }: Props) => (
  <Box as="span" position="absolute" insetStart="-18px" top="1px" display="inline-flex">
    <NamedOriginMark figure={originOf[field]} name={name} shop={shop} />
  </Box>
);
