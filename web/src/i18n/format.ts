import { inOnePiece, isolated, runsLeft } from '../../../api/contract/rules/direction.ts';
import { dateFormat, dayIn } from './days.ts';
import { i18n } from './i18n.ts';
import { isLanguage, type Language, sourceLanguage } from './languages.ts';
import { numberIn } from './numbers.ts';

/** How figures, dates and lists are written in the language that the texts are in. */

export const textLanguage = (): Language =>
  isLanguage(i18n.language) ? i18n.language : sourceLanguage;

/** Codes, phone numbers and what people type have the digits 0 to 9: figures beside them have no others. */
const locale = (): string => `${textLanguage()}-u-nu-latn`;

export const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numberIn(textLanguage(), options);

/** The minus of a figure, in place of the hyphen that formats of numbers write. */
export const trueMinus = (written: string): string => written.replace('-', '−');

/** A figure with its signs, in one piece whichever way the words around it run. */
export const asFigure = (written: string): string => inOnePiece(written, textLanguage());

/** `3月5日`, `Mar 5`; `2011年12月`, `Dec 2011`. The day is `2011-12-05`, or a month `2011-12`. */
export const dayText = (day: string): string =>
  asFigure(
    dateFormat(textLanguage(), {
      month: 'short',
      ...(day.length > '2011-12'.length ? { day: 'numeric' } : { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(Date.parse(day)),
  );

/** `2011-12-05`, `Dec 5, 2011`. */
export const fullDay = (day: string): string => asFigure(dayIn(textLanguage(), day));

const MINUTE = 60_000;

/** `3分钟前`, `3 minutes ago`: how long ago something was, in its largest unit, a minute at least. */
export function agoText(at: number): string {
  const minutes = Math.max(1, Math.floor((Date.now() - at) / MINUTE));
  const hours = Math.floor(minutes / 60);
  const words = new Intl.RelativeTimeFormat(locale());
  if (hours < 1) return asFigure(words.format(-minutes, 'minute'));
  return asFigure(
    hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day'),
  );
}

type Signs = {
  readonly comma: string;
  readonly semicolon: string;
  readonly colon: string;
  /** Between two parts of one sentence. */
  readonly pause: string;
  readonly stop: string;
  readonly brackets: readonly [string, string];
};

const usual: Signs = {
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  pause: ', ',
  stop: ' ',
  brackets: [' (', ')'],
};

const fullWidth: Signs = {
  comma: '、',
  semicolon: '；',
  colon: '：',
  pause: '，',
  stop: '',
  brackets: ['（', '）'],
};

/** Chinese and Japanese have signs of full width, Arabic ones of its own, French a blank before its colon. */
const signs: Partial<Record<Language, Signs>> = {
  'zh-CN': fullWidth,
  ja: { ...fullWidth, pause: '、' },
  ar: { ...usual, comma: '، ', semicolon: '؛ ', pause: '، ' },
  fr: { ...usual, colon: '\u00a0: ' },
};
const ownSigns = () => signs[textLanguage()] ?? usual;

/** One name behind another: `甲、乙`, `A, B`. */
export const listText = (names: readonly string[]): string => names.join(ownSigns().comma);

/** One clause behind another: `甲；乙`, `A; B`. */
export const clausesText = (clauses: readonly string[]): string =>
  clauses.join(ownSigns().semicolon);

/** What something is called, and what it is: `甲：乙`, `A: B`. */
export const namedText = (name: string, value: string): string =>
  `${name}${ownSigns().colon}${value}`;

/** What has failed and, where it is known, why: `甲：乙`, but `甲！乙`. */
export function withReason(failed: string, reason: string | null | undefined): string {
  if (!reason) return failed;
  return failed.endsWith('！') ? failed + reason : namedText(failed, reason);
}

/** One part of a sentence behind another: `甲，乙`, `A, B`. */
export const partsText = (...parts: readonly string[]): string => parts.join(ownSigns().pause);

/** What stands between two sentences: `甲。乙。`, `A. B.` */
export const stop = (): string => ownSigns().stop;

/** One sentence behind another. */
export const sentencesText = (sentences: readonly string[]): string => sentences.join(stop());

/** `甲（乙）`, `A (B)`. */
export function withDetail(text: string, detail: string): string {
  const [before, after] = ownSigns().brackets;
  return `${text}${before}${detail}${after}`;
}

/** One thing beside another, each in its own direction: `甲 · 乙`. What there is not is left out. */
export const dotted = (...parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part, textLanguage())] : [])).join(' · ');

/** What it was, and what it became. */
export const arrow = (): string => (runsLeft(textLanguage()) ? '←' : '→');

const WAN = 10_000;
const YI = 100_000_000;

/**
 * A large number in short: `1.23万`, `12.34K`; `undefined` below ten thousand, as it is short itself, and where the
 * language has no short form of it. A sign that the number has stays.
 */
export function shortened(
  value: number,
  decimals: { readonly minimumFractionDigits?: number; readonly maximumFractionDigits: number },
): string | undefined {
  const size = Math.abs(value);
  if (size < WAN) return undefined;
  if (textLanguage() !== sourceLanguage) {
    const parts = numberFormat({ ...decimals, notation: 'compact' }).formatToParts(value);
    // German has no short form of thousands.
    const isShort = parts.some(({ type }) => type === 'compact');
    return isShort ? parts.map((part) => part.value).join('') : undefined;
  }
  const format = numberFormat(decimals);
  // From 9,999.995 万 on the rounded text would read 10,000.00万.
  return size < YI - WAN / 200
    ? `${format.format(value / WAN)}万`
    : `${format.format(value / YI)}亿`;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long something has lasted, in whole days, below one in hours: `2天`, `2 days`. */
export const spanText = (ms: number): string => {
  const unit = ms < DAY_MS ? 'hour' : 'day';
  const whole = Math.max(1, Math.floor(ms / (unit === 'day' ? DAY_MS : HOUR_MS)));
  return asFigure(numberFormat({ style: 'unit', unit, unitDisplay: 'long' }).format(whole));
};
