import { dayText, textLanguage } from '../../../i18n/format.ts';
import { sourceLanguage } from '../../../i18n/languages.ts';

/** `11-21`, the year left out; `Nov 21`. */
export const monthDay = (day: string): string =>
  textLanguage() === sourceLanguage ? day.slice(5) : dayText(day);
