import { shanghaiDay, shanghaiMinute } from '../../../../api/contract/rules/calendar.ts';
import { dateFormat } from '../../i18n/days.ts';
import { asFigure, fullDay, textLanguage } from '../../i18n/format.ts';
import { sourceLanguage } from '../../i18n/languages.ts';

type Instant = string | number;

const at = (instant: Instant): number =>
  typeof instant === 'number' ? instant : Date.parse(instant);

/** `2026-03-15 14:05` in Shanghai, in every language: as it sorts, and as spreadsheets read it. */
export const plainTime = (instant: Instant): string =>
  shanghaiMinute(at(instant)).replace('T', ' ');

const inShanghai = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
} as const;

const inWords = (instant: Instant, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(textLanguage(), options).format(at(instant));

/** `2026-03-15 14:05` in Shanghai; `Mar 15, 2026, 14:05`. */
export const longTime = (instant: Instant): string =>
  asFigure(
    textLanguage() === sourceLanguage
      ? plainTime(instant)
      : inWords(instant, { ...inShanghai, year: 'numeric' }),
  );

/** `03-15 14:05` in Shanghai; `Mar 15, 14:05`. */
export const shortTime = (instant: Instant): string =>
  asFigure(
    textLanguage() === sourceLanguage ? plainTime(instant).slice(5) : inWords(instant, inShanghai),
  );

/** `14:05` in Shanghai. */
export const clockTime = (instant: Instant): string => asFigure(plainTime(instant).slice(11));

/** The day in Shanghai: `2026-03-15`; `Mar 15, 2026`. */
export const longDay = (instant: Instant): string => fullDay(shanghaiDay(at(instant)));
