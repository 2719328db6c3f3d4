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
  const [first, ...otherOver] = ending.filter(({ isExpired }) => isExpired);
  const [next, ...others] = ending.filter(({ isExpired }) => !isExpired);
  const said = [
    first &&
      t(otherOver.length > 0 ? 'expiry.strip.over' : 'expiry.strip.overOne', {
        shop: first.name,
        count: otherOver.length + 1,
      }),
    next &&
      t(others.length > 0 ? 'expiry.strip.several' : 'expiry.strip.one', {
        shop: next.name,
        count: others.length + 1,
        days: Math.max(1, Math.ceil((next.expiresAt - now) / dayMs)),
      }),
  ];
  return clausesText(said.filter((one) => one !== undefined));
};
