/** What renewing costs. The pay dialog computes by the same rule before anything is sent. */

export const defaultMonthPrice = 6_900;
export const defaultCouponValue = 3_000;

export interface RenewedShop {
  readonly months: number;
  /** Fen of each coupon for this shop. */
  readonly coupons: readonly number[];
}

/** Fen for all shops: of each its months, less its coupons, never less than nothing. */
export const renewalTotal = (monthPrice: number, shops: readonly RenewedShop[]): number =>
  shops.reduce(
    (total, { months, coupons }) =>
      total + Math.max(0, monthPrice * months - coupons.reduce((sum, value) => sum + value, 0)),
    0,
  );
