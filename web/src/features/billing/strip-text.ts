import type { TFunction } from 'i18next';
import { clausesText } from '../../i18n/format.ts';
import type { ExpiringShop } from './expiring-shops.ts';

const dayMs = 86_400_000;

/** Which shops' paid time is over, and which ends first. */
export const stripText = (
  t: TFunction<'reminders'>,
  ending: readonly ExpiringShop[],
  now: number,
): string => {
  const over = ending.filter(({ isExpired }) => isExpired);
  const [next, ...others] = ending.filter(({ isExpired }) => !isExpired);
  const said = [
    over[0] && t('expiry.strip.over', { shop: over[0].name, count: over.length }),
    next &&
      t(others.length > 0 ? 'expiry.strip.several' : 'expiry.strip.one', {
        shop: next.name,
        count: others.length + 1,
        days: Math.max(1, Math.ceil((next.expiresAt - now) / dayMs)),
      }),
  ];
  return clausesText(said.filter((one) => one !== undefined));
};
