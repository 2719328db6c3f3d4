import { type Codec, optionalOf, printQuery, withValue } from '../../../shared/url-state/codec.ts';
import { isShopId } from '../../../shared/url-state/selection.ts';

/** The headline figures whose origin can be looked at, as they stand in the address. */
export const originFigures = ['amount', 'quantity', 'sold', 'returned', 'profit'] as const;
export type OriginFigure = (typeof originFigures)[number];

/** All that are counted from sale lines: these, the lines of several SKUs, and that of one product. */
const lineFigures = [...originFigures, 'skus', 'product'] as const;
export type LineFigure = (typeof lineFigures)[number];

/** Those that tell how things stand, whatever the days. */
export const standingFigures = [
  'available',
  'pending',
  'frozen',
  'stock',
  'products',
  'reviews',
  'messages',
  'deliveries',
  'orders',
  'stakes',
  'stakeGoods',
  'stakeFine',
  'stakeWeekSales',
  'stakeUncostedSales',
  'cardState',
  'cardProducts',
  'cardStock',
  'cardSales',
] as const;
export type StandingFigure = (typeof standingFigures)[number];

export type AnyFigure = LineFigure | StandingFigure;

export const isStanding = (figure: AnyFigure): figure is StandingFigure =>
  standingFigures.some((one) => one === figure);

/** The same whatever the source that the page counts from. */
export const isOfSales = (figure: StandingFigure): boolean => /^(stake|card)/.test(figure);

/** Pieces of single SKUs, which are of no money. */
export const isOfSkus = (figure: AnyFigure): boolean => figure === 'skus' || figure === 'product';

const figureCodec = optionalOf('origin', [...lineFigures, ...standingFigures]);
const SHOP = 'originShop';

export type Origin = {
  readonly figure: AnyFigure;
  /** One shop of what the page looks at; null for all of it. */
  readonly shop: string | null;
};

/** The panel that says where a figure comes from; null where it is closed. */
export const originCodec: Codec<Origin | null> = {
  read: (params) => {
    const figure = figureCodec.read(params);
    const shop = params.get(SHOP);
    return figure && { figure, shop: shop !== null && isShopId(shop) ? shop : null };
  },
  write: (origin) => ({
    ...figureCodec.write(origin?.figure ?? null),
    [SHOP]: origin?.shop ?? null,
  }),
};

/** The same page with the panel open, of one shop if one is named. */
export function originAddress(
  search: string,
  figure: AnyFigure,
  shop: string | null = null,
): string {
  const wanted = withValue(new URLSearchParams(search), originCodec, { figure, shop });
  // One panel is open at a time.
  wanted.delete('why');
  return printQuery(wanted);
}

/** The GraphQL value of the figure whose calls it is made of. */
export const salesFigure = {
  amount: 'AMOUNT',
  quantity: 'QUANTITY',
  sold: 'AMOUNT',
  returned: 'AMOUNT',
  profit: 'PROFIT',
  skus: 'SKUS',
  product: 'SKUS',
} as const satisfies Record<LineFigure, string>;

export const standingFigure = {
  available: 'AVAILABLE',
  pending: 'PENDING',
  frozen: 'FROZEN',
  stock: 'STOCK',
  products: 'PRODUCTS',
  reviews: 'REVIEWS',
  messages: 'MESSAGES',
  deliveries: 'DELIVERIES',
  orders: 'ORDERS',
  stakes: 'STAKES',
  stakeGoods: 'STAKE_GOODS',
  stakeFine: 'STAKE_FINE',
  stakeWeekSales: 'STAKE_WEEK_SALES',
  stakeUncostedSales: 'STAKE_UNCOSTED_SALES',
  cardState: 'CARD_STATE',
  cardProducts: 'CARD_PRODUCTS',
  cardStock: 'CARD_STOCK',
  cardSales: 'CARD_SALES',
} as const satisfies Record<StandingFigure, string>;

/** What the product list is ordered by, so that what makes most of the figure comes first. */
export const sortOf = {
  amount: 'amount',
  quantity: 'quantity',
  sold: 'sold',
  returned: 'returned',
  profit: 'profit',
  skus: 'quantity',
  product: 'quantity',
} as const satisfies Record<LineFigure, string>;
