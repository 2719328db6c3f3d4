import {
  addDays,
  dayStart,
  earlier,
  later,
  shanghaiDay,
} from '../../../api/contract/rules/calendar.ts';
import type { Context } from '../../context.ts';
import { lastDayOf, type Shop } from '../../directory.ts';
import type { DateRange } from './range.ts';

/** What is known of shops whose paid time is over: nothing of the days after it, whatever was answered of them. */

/** A shop whose paid time is over. */
export interface EndedShop {
  readonly shop: Shop;
  /** The last day that is answered; null where its data has been cleared. */
  readonly lastDay: string | null;
}

/**
 * The shops among these whose paid time is over. Those of the preview are nobody's to renew: all their days
 * are answered.
 */
export function endedAmong(shops: readonly Shop[], context: Context): EndedShop[] {
  if (context.isVisitor) return [];
  const now = context.services.now();
  return shops.flatMap((one) => {
    const { expireDate, clearDate = null } = one;
    if (expireDate === null || expireDate > now) return [];
    const isCleared = clearDate !== null && clearDate <= now;
    return { shop: one, lastDay: isCleared ? null : lastDayOf(one) };
  });
}

/**
 * Whether anything is known of a time: it is not once the paid time of every shop is over.
 * @param bucket a day, or the hour, or the month that it is in
 */
export function isKnown(
  { shopCount, ended }: { readonly shopCount: number; readonly ended: readonly EndedShop[] },
  bucket: string,
): boolean {
  if (ended.length < shopCount || shopCount === 0) return true;
  const day = bucket.slice(0, 10);
  return ended.some(({ lastDay }) => lastDay !== null && day <= lastDay.slice(0, day.length));
}

/** What a read says of the time from a day on; null, and not asked for, where nobody has paid for it. */
export const ifPaid = <Answer>(
  scope: Parameters<typeof isKnown>[0],
  day: string,
  read: () => Answer,
): Answer | null => (isKnown(scope, day) ? read() : null);

/** The day that it is now in Asia/Shanghai. */
export const todayOf = (context: Context): string => shanghaiDay(context.services.now());

/** Whether anything is known of one shop of these in a time: a row is of one shop. */
export const isKnownOf = (ended: readonly EndedShop[], mallId: string, bucket: string): boolean =>
  isKnown({ shopCount: 1, ended: ended.filter(({ shop }) => shop.mallId === mallId) }, bucket);

/**
 * The shops that are in a part of two ranges only, so that one must not be measured by the other: their
 * paid time ended between the first day of the earlier and the last of the later.
 */
export const endedBetween = (
  ended: readonly EndedShop[],
  one: DateRange,
  other: DateRange,
): readonly EndedShop[] => {
  const first = earlier(one.start, other.start);
  const last = later(one.end, other.end);
  return ended.filter(
    ({ shop, lastDay }) =>
      lastDay !== null &&
      first <= lastDay &&
      (lastDay < last || (lastDay === last && !isWhole(shop, last))),
  );
};

/** Whether the paid time of a shop goes to the end of that day. */
const isWhole = ({ expireDate }: Shop, day: string): boolean =>
  expireDate === null || expireDate >= dayStart(addDays(day, 1));

/** Why a figure is null that upstreams answer with 0. */
export const whereUnpaid = (days: string, whose = 'its shop'): string =>
  `Null where the paid time of ${whose} ended before ${days}: what came then is not known, and not 0.`;
