import { monthsLater } from './calendar.ts';

/** What renewing shops costs, and what a cost may be. Amounts in whole fen. */

/** Of a month and of a coupon, where nobody says otherwise (specification section 9). */
export const usualPrices = { month: 6_900, coupon: 3_000 } as const;

/** How many months one shop can be renewed by (specification section 5). */
export const months = { least: 1, most: 360 } as const;

export interface RenewedShop {
  readonly months: number;
  /** Of each coupon for this shop. */
  readonly coupons: readonly number[];
}

/** For all shops: of each its months, less its coupons, never less than nothing. */
export const renewalTotal = (monthPrice: number, shops: readonly RenewedShop[]): number =>
  shops.reduce(
    (total, { months, coupons }) =>
      total + Math.max(0, monthPrice * months - coupons.reduce((sum, value) => sum + value, 0)),
    0,
  );

/** When a shop's paid time ends once it is renewed: what is left of it counts, what is over does not. */
export const endAfter = (end: number, months: number, now: number): number =>
  monthsLater(Math.max(now, end), months);

/** The highest cost of one piece. */
export const mostCost = 99_999_999;

/** Pieces that moved without a known cost: they are in no profit. */
interface UncostedPieces {
  readonly sold: number;
  readonly returned: number;
}

/** Whether anything moved without a known cost. What was sold and what came back do not cancel out. */
export const isPartUncosted = ({ sold, returned }: UncostedPieces): boolean => sold + returned > 0;

/** Whether all that moved did so without a known cost, so that nothing can be said of its profit. */
export const isAllUncosted = (moved: UncostedPieces, uncosted: UncostedPieces): boolean =>
  isPartUncosted(uncosted) && uncosted.sold === moved.sold && uncosted.returned === moved.returned;

/** Days for which the data of a newly bound shop are shown before it must be paid for. */
export const trialDays = 30;
