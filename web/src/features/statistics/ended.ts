import type { DayRange } from '../../shared/date-range/range.ts';

/** A shop whose later days are in no figure, as its paid time is over. */
export type EndedShop = {
  readonly shop: { readonly id: string; readonly name: string };
  /** The last day that is known; null where none is any more. */
  readonly lastDay: string | null;
};

type Answer = { readonly shopCount: number; readonly endedShops: readonly EndedShop[] };

/** Nobody has paid for any of these days. */
export const isUnpaid = ({ shopCount, endedShops }: Answer, { start }: DayRange): boolean =>
  shopCount > 0 &&
  endedShops.filter(({ lastDay }) => lastDay === null || lastDay < start).length === shopCount;

/** The last day of which anything is known; null where there is none. */
export const lastKnownDay = ({ endedShops }: Pick<Answer, 'endedShops'>): string | null =>
  endedShops
    .flatMap(({ lastDay }) => lastDay ?? [])
    .reduce<string | null>((last, day) => (last === null || last < day ? day : last), null);
