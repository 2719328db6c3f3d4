import { couponValues } from '../../../api/contract/billing.ts';
import { fenOf } from '../../../api/contract/rules/money.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';

/** Of a month of one shop and of a coupon that does not say its own, in fen, and whether they can be paid. */
export interface Prices {
  readonly month: number;
  readonly coupon: number;
  readonly isPaymentOpen: boolean;
}

/**
 * What the upstream tells of its prices. Those that are configured here stand for what it does not name, and for
 * all of it where that cannot be fetched (section 9): what is to be paid is the total with which it answers an order.
 */
export async function toldPrices(context: Context): Promise<Prices> {
  const { prices } = context.services;
  const told = await context.call(couponValues, {}).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'UNAUTHENTICATED') throw error;
    return undefined;
  });
  return {
    month: told?.monthPrice == null ? prices.month : fenOf(told.monthPrice),
    coupon: told?.couponValue == null ? prices.coupon : fenOf(told.couponValue),
    // Who does not say so is tried.
    isPaymentOpen: told?.paymentOpen ?? true,
  };
}
