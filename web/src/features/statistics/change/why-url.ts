import type { ChangeCause } from '../../../graphql/schema.generated.ts';
import { optionalOf, printQuery } from '../../../shared/url-state/codec.ts';
import { shopAddress } from '../doors.ts';

/** What a difference is made of, as it stands in the address. `all` is all of it. */
export const causesByName = {
  soldOut: 'SOLD_OUT',
  gone: 'GONE',
  quantity: 'QUANTITY',
  price: 'PRICE',
  returns: 'RETURNS',
  fresh: 'FRESH',
} as const satisfies Record<string, ChangeCause>;
export type CauseName = keyof typeof causesByName;

export const causeNames = Object.keys(causesByName) as readonly CauseName[];

export const causeName = (cause: ChangeCause): CauseName =>
  causeNames.find((name) => causesByName[name] === cause) ?? 'quantity';

/** The panel that takes the comparison apart, for one cause or all; null where it is closed. */
export const whyCodec = optionalOf('why', ['all', ...causeNames] as const);

/** The same page with the panel open, of one shop if one is named. */
export function whyAddress(search: string, why: 'all' | CauseName = 'all', shop?: string): string {
  const wanted = new URLSearchParams(shop === undefined ? search : shopAddress(search, shop));
  // One panel is open at a time.
  wanted.delete('origin');
  wanted.set('why', why);
  return printQuery(wanted);
}
