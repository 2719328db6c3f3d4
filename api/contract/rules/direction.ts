import { directionOf, isLanguageCode } from './languages.ts';

/** What keeps names and figures in one piece where the words around them run from right to left. */

const [leftToRight, rightToLeft, byContent, end] = ['\u2066', '\u2067', '\u2068', '\u2069'];
const mark = '\u200e';
const marks = /[\u200e\u2066-\u2069]/g;

export const withoutMarks = (text: string): string => text.replace(marks, '');

export const runsLeft = (language: string): boolean =>
  isLanguageCode(language) && directionOf(language) === 'rtl';

/** A figure with its signs: `−¥12.00` would end in its minus, and `2026-03-05` begin with its day. */
export function inOnePiece(figure: string, language: string): string {
  if (!runsLeft(language)) return figure;
  const plain = withoutMarks(figure);
  // `¥1.20 million`: the word stands behind the number, on its left.
  return /\p{Script=Arabic}/u.test(plain)
    ? `${rightToLeft}${mark}${plain}${end}`
    : `${leftToRight}${plain}${end}`;
}

/** Words of the language itself have nothing that could part; a text with marks is ours. */
const isWhole = /[\u2066-\u2068]|^(?!\d+$)[\p{Script=Arabic}\s\d،؛]*$/u;

/**
 * A value within a text: a name keeps its own direction, as does a number with stars or a code that begins with
 * figures, and a number stands behind a Latin word, not in it.
 */
export const isolated = (value: string, language: string): string =>
  !runsLeft(language) || isWhole.test(value) ? value : `${byContent}${value}${end}`;
