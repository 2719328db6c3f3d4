import { optionalOf, printQuery } from '../../../shared/url-state/codec.ts';
import { shopAddress } from '../doors.ts';

/** The figures whose origin can be looked at, as they stand in the address. */
export const originFigures = ['amount', 'quantity', 'sold', 'returned', 'profit'] as const;
export type OriginFigure = (typeof originFigures)[number];

/** The panel that says where a figure comes from; null where it is closed. */
export const originCodec = optionalOf('origin', originFigures);

/** The same page with the panel open, of one shop if one is named. */
export function originAddress(search: string, figure: OriginFigure, shop?: string): string {
  const wanted = new URLSearchParams(shop === undefined ? search : shopAddress(search, shop));
  // One panel is open at a time.
  wanted.delete('why');
  wanted.set('origin', figure);
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
