import { dayText, textLanguage } from '../../../i18n/format.ts';
import { sourceLanguage } from '../../../i18n/languages.ts';
import { shortTime } from '../../../shared/date-range/time-text.ts';

/** `11/21`, the year left out; `Nov 21`. */
export const monthDay = (day: string): string =>
  textLanguage() === sourceLanguage ? day.slice(5).replace('-', '/') : dayText(day);

/** `11/21 09:30` in Shanghai; `Nov 21, 09:30`. */
export const timeOf = (instant: string): string =>
  textLanguage() === sourceLanguage ? shortTime(instant).replace('-', '/') : shortTime(instant);
