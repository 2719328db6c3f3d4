import { shanghaiMinute } from '../../../../api/contract/rules/calendar.ts';
import { asFigure } from '../../i18n/format.ts';

const timeOf = (instant: string | number): string =>
  shanghaiMinute(typeof instant === 'number' ? instant : Date.parse(instant)).replace('T', ' ');

/** `2026-03-15 14:05` in Shanghai. */
export const longTime = (instant: string | number): string => asFigure(timeOf(instant));

/** `03-15 14:05` in Shanghai. */
export const shortTime = (instant: string | number): string => asFigure(timeOf(instant).slice(5));

/** `14:05` in Shanghai. */
export const clockTime = (instant: string | number): string => asFigure(timeOf(instant).slice(11));
