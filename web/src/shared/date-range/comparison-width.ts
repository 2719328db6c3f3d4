import type { TFunction } from 'i18next';
import { comparisonTypes } from './comparison.ts';

/** What a comparison is called, with a day of one's own as the last. */
export const comparisonChoices = [...comparisonTypes, 'custom' as const];

/** Of Chinese, Japanese and Korean, whose signs are as wide as two digits. */
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/gu;

/** How many digits a text is as wide as, no letter being wider than one. */
export const digitsWide = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** Letters are narrower than digits for the most part. */
const letterInDigits = 0.85;

/** How wide a choice of them is, so that the longest is read as a whole in every language: the same where it is drawn. */
export function comparisonWidth(t: TFunction<'statistics'>): string {
  const widths = comparisonChoices.map((choice) => digitsWide(t(`against.${choice}`)));
  return `max(10rem, calc(${Math.max(...widths)} * ${letterInDigits}ch + 2.75rem))`;
}
