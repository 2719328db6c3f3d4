import { importSentences } from '../../contract/rules/import-sentences.ts';
import { seenName, withoutJoiners } from '../../contract/rules/names.ts';
import { sentence } from '../../contract/rules/sentences.ts';
import { formulaMark, mergedMark } from '../source/marks.ts';

/** Byte order marks, zero-width and non-breaking blanks, which spreadsheets leave around a value. */
const invisible = /[\u00a0\u200b-\u200d\u2060\ufeff\u3000\t\r]/;
const fullWidth = /[\uff01-\uff5e]/;

/** A cell as a person reads it: without invisible characters, and without Excel's `="…"` around text. */
export function cleanText(cell: string | undefined): string {
  if (cell === undefined || cell === '') return '';
  return plainText(
    invisible.test(cell)
      ? cell.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').replace(/[\u00a0\u3000\t\r]/g, ' ')
      : cell,
  );
}

/** The same for a name, whose signs may hang on joiners, and which nobody may be misled by. */
export function cleanName(cell: string | undefined): string {
  return cell === undefined || cell === '' ? '' : plainText(seenName(cell));
}

/** What names that look alike have in common. */
export const comparableName = (name: string): string => withoutJoiners(cleanName(name));

function plainText(visible: string): string {
  const trimmed = visible.trim();
  if (trimmed.startsWith('="') && trimmed.endsWith('"')) return trimmed.slice(2, -1).trim();
  // Spreadsheets mark "this is text" by a leading apostrophe, and our own files what could be a formula.
  return /^'[\dA-Za-z=+\-@]/.test(trimmed) ? trimmed.slice(1) : trimmed;
}

const beyondAscii = /[^\0-\x7f]/;

/** Digits of Arabic, Persian and Hindi, with the Arabic marks of fractions and thousands. */
const otherDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

const inPlainDigits = (text: string): string =>
  text
    .replace(otherDigit, (digit) => String((digit.charCodeAt(0) - (digit < '\u0966' ? 0 : 6)) & 15))
    .replace(/(?<=\d)\u066b(?=\d)/g, '.')
    .replace(/(?<=\d)\u066c(?=\d)/g, ',');

/** The same for figures and times: full-width digits and signs, digits of other scripts and the minus become plain ones. */
export function cleanFigure(cell: string | undefined): string {
  const read = cleanText(cell);
  if (!beyondAscii.test(read)) return read;
  const text = read.replaceAll('\u2212', '-');
  const plain = text.search(otherDigit) < 0 ? text : inPlainDigits(text);
  return fullWidth.test(plain) ? plain.normalize('NFKC') : plain;
}

/** Text that was decoded wrongly, or that no database stores. */
export function isGarbled(text: string): boolean {
  return text.includes('\ufffd') || text.includes('\0') || !text.isWellFormed();
}

/** At most `length` characters, fit to be stored whatever the file held. */
export function storable(text: string, length: number): string {
  const whole = text.toWellFormed().replaceAll('\0', '␀');
  return whole.length > length ? `${whole.slice(0, length - 1).toWellFormed()}…` : whole;
}

/** Whether a cell is a formula that its file has no result of. */
export const isOpenFormula = (cell: string): boolean => cell.startsWith(formulaMark);

/** What is said of a cell that is not what it should be. */
export const unreadableSaid = (field: string, text: string): string =>
  isOpenFormula(text)
    ? sentence(importSentences.rowFormula, { field, text: shown(text.slice(formulaMark.length)) })
    : sentence(importSentences.rowUnreadable, { field, text: shown(text) });

/** A cell as people are shown it where nobody reads it. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(mergedMark, '').replaceAll(formulaMark, '');

/** A cell in a sentence. */
export const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
