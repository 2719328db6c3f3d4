import type { TFunction } from 'i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3分钟前`: how old something is, in its largest unit. */
export const agoText = (
  t: TFunction<readonly ['statistics', 'operations']>,
  at: number,
  now: number,
): string => {
  const age = Math.max(0, now - at);
  if (age < MINUTE) return t('league.ago.now');
  if (age < HOUR) return t('league.ago.minutes', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return t('league.ago.hours', { count: Math.floor(age / HOUR) });
  return t('league.ago.days', { count: Math.floor(age / DAY) });
};

/** Data of a whole day ago is old: syncs come by the minute, and whoever imports does so daily. */
export const isOld = (at: number, now: number): boolean => now - at >= DAY;
