import { expiredKeptFor } from '../../db/billing/expired-shops.ts';
import type { Shop } from '../../db/schema.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';

/**
 * What a shop's paid time allows. Once it is over nothing new is taken over; what was known up to the day of
 * its end is answered for 7 days more, and nothing after that. Renewed, a shop has everything again.
 */

type PaidShop = Pick<Shop, 'expire_at'>;

const dayMs = 24 * 60 * 60 * 1000;

/** How many milliseconds of its paid time a shop has left; undefined where it never ends. */
const left = (shop: PaidShop, now: number): number | undefined =>
  shop.expire_at === null ? undefined : shop.expire_at - now;

export const isExpired = (shop: PaidShop, now: number): boolean => (left(shop, now) ?? 1) <= 0;

/** Not over, but within a day. */
export const isExpiring = (shop: PaidShop, now: number): boolean => {
  const time = left(shop, now);
  return time !== undefined && time > 0 && time < dayMs;
};

/** The day of the last moment that is paid for; null where the time never ends. */
export const lastPaidDay = ({ expire_at: end }: PaidShop): string | null =>
  end === null ? null : shanghaiDay(end - 1);

/** When the data of a shop is cleared unless it is renewed; null where its time never ends. */
export const clearedFrom = ({ expire_at: end }: PaidShop): number | null =>
  end === null ? null : end + expiredKeptFor;

/** The last day of an expired shop that is answered; null where its data is kept no more. */
export const lastDayKept = (shop: PaidShop, now: number): string | null =>
  (clearedFrom(shop) ?? now) <= now ? null : lastPaidDay(shop);
