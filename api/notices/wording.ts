import { inOnePiece, isolated } from '../contract/rules/direction.ts';
import type { LanguageCode } from '../contract/rules/languages.ts';
import { yuanText } from '../contract/rules/money.ts';
import { type SentenceValues, sentence } from '../contract/rules/sentences.ts';

/** A text that depends on a number, in the plural forms of its language. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** How texts, figures and times are written in a language. */
export interface Wording {
  readonly language: LanguageCode;
  /** A text with its values; names among them keep the direction that they are written in. */
  readonly fill: (text: string, values: SentenceValues) => string;
  /** The text for a number, which stands in it as `{count}`. */
  readonly counted: (forms: Counted, count: number, values?: SentenceValues) => string;
  /** One thing beside another: `甲 · 乙`. */
  readonly dotted: (...parts: readonly string[]) => string;
  readonly count: (count: number) => string;
  /** Whole fen as `¥12.34`. */
  readonly amount: (fen: number) => string;
  /** `3月11日`, `Mar 11`, of a day `2026-03-11`. */
  readonly day: (day: string) => string;
  /** The time of the day in Shanghai. */
  readonly time: (instant: number) => string;
  /** Day and time in Shanghai. */
  readonly moment: (instant: number) => string;
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const inShanghai = { timeZone: 'Asia/Shanghai' };

export function wordingOf(language: LanguageCode): Wording {
  // Codes, phone numbers and names have the digits 0 to 9: figures beside them have no others.
  const locale = `${language}-u-nu-latn`;
  const isSource = language === 'zh-CN';
  const whole = (text: string): string => inOnePiece(text, language);
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, options).format(value);
  const dated = (instant: number, options: Intl.DateTimeFormatOptions): string =>
    whole(new Intl.DateTimeFormat(locale, options).format(instant));

  const fill = (text: string, values: SentenceValues): string =>
    sentence(
      text,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, isolated(String(value), language)]),
      ),
    );
  const count = (value: number): string => (isSource ? String(value) : number(value));
  return {
    language,
    fill,
    count,
    counted: (forms, value, values = {}) => {
      const form = new Intl.PluralRules(language).select(value);
      return fill(forms[form] ?? forms.other, { ...values, count: count(value) });
    },
    dotted: (...parts) => parts.map((part) => isolated(part, language)).join(' · '),
    amount: (fen) =>
      isSource
        ? `¥${yuanText(fen)}`
        : whole(`${fen < 0 ? '−' : ''}¥${number(Math.abs(fen) / 100, twoDecimals)}`),
    day: (day) => dated(Date.parse(day), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    time: (instant) => dated(instant, { ...inShanghai, timeStyle: 'short' }),
    moment: (instant) => dated(instant, { ...inShanghai, dateStyle: 'medium', timeStyle: 'short' }),
  };
}
