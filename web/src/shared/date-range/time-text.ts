import { shanghaiMinute } from '../../../../api/contract/rules/calendar.ts';

/** `2026-03-15 14:05` in Shanghai. */
export const longTime = (instant: string | number): string =>
  shanghaiMinute(typeof instant === 'number' ? instant : Date.parse(instant)).replace('T', ' ');

/** `03-15 14:05` in Shanghai. */
export const shortTime = (instant: string | number): string => longTime(instant).slice(5);

/** `14:05` in Shanghai. */
export const clockTime = (instant: string | number): string => longTime(instant).slice(11);
