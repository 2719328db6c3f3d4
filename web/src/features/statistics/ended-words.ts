import type { TFunction } from 'i18next';
import { listText } from '../../i18n/format.ts';
import type { EndedShop } from './ended.ts';

type Words = TFunction<'statistics'>;

/** So many are named; the others are counted. */
const NAMED = 3;

const nameOf = (t: Words, { shop, lastDay }: EndedShop): string =>
  lastDay === null
    ? t('ended.cleared', { shop: shop.name })
    : t('ended.until', { shop: shop.name, day: lastDay });

/** The first shops with their last days, and how many there are in all. */
export const namesOfEnded = (t: Words, shops: readonly EndedShop[], most = NAMED): string => {
  const named = shops.slice(0, most).map((shop) => nameOf(t, shop));
  const names = listText(named);
  return shops.length > most ? t('ended.more', { shops: names, count: shops.length }) : names;
};
