import { directionOf, isLanguage } from './languages.ts';

/** What keeps names and figures in one piece where the words around them run from right to left. */

const mark = '\u200e';
const [isolate, end] = ['\u2068', '\u2069'];

export const runsLeft = (language: string): boolean =>
  isLanguage(language) && directionOf(language) === 'rtl';

/** A figure with its signs: `−¥12.00` would end in its minus. What is marked already stays as it is. */
export const inOnePiece = (figure: string, language: string): string =>
  runsLeft(language) ? `${mark}${figure.replaceAll(mark, '')}${mark}` : figure;

/**
 * A value within a text: a name keeps its own direction, as does a number with stars or a code that begins with
 * figures. Digits alone have nothing that could part.
 */
export const isolated = (value: string, language: string): string =>
  !runsLeft(language) || value.startsWith(mark) || /^\d*$/.test(value)
    ? value
    : `${isolate}${value}${end}`;

/** For what is no text to be read, such as the name of a file. */
export const withoutMarks = (text: string): string => text.replace(/[\u200e\u2068\u2069]/g, '');
