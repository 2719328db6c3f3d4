import type { Context } from '../../context.ts';
import { lastDayOf, type Shop } from '../../directory.ts';
import { builder } from '../builder.ts';
import { shop } from '../shops/shops.ts';

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

export const endedShop = builder.objectRef<EndedShop>('EndedShop').implement({
  description: 'A shop whose paid time ended before the end of the range. Source: the shop list.',
  fields: (t) => ({
    shop: t.expose('shop', { type: shop, description: 'The shop.' }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      nullable: true,
      description:
        'Its last day that is in the figures. Null where its data has been cleared, so that no day is.',
    }),
  }),
});
