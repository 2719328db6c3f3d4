import { type Codec, optionalOf, printQuery, withValue } from '../../../shared/url-state/codec.ts';
import { isShopId } from '../../../shared/url-state/selection.ts';

/** The figures whose origin can be looked at, as they stand in the address. */
export const originFigures = ['amount', 'quantity', 'sold', 'returned', 'profit'] as const;
export type OriginFigure = (typeof originFigures)[number];

const figureCodec = optionalOf('origin', originFigures);
const SHOP = 'originShop';

export type Origin = {
  readonly figure: OriginFigure;
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
  figure: OriginFigure,
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
} as const satisfies Record<OriginFigure, string>;

/** What the product list is ordered by, so that what makes most of the figure comes first. */
export const sortOf = {
  amount: 'amount',
  quantity: 'quantity',
  sold: 'amount',
  returned: 'amount',
  profit: 'profit',
} as const satisfies Record<OriginFigure, string>;
