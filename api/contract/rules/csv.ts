/** A day or an amount, which spreadsheets may take for one; other texts stay texts. */
type CsvPlain = { readonly plain: string };
export type CsvValue = string | number | null | CsvPlain;

/** Begins like a formula in a spreadsheet, which would run it; or like what we make of such a text. */
const formula = /^'*[=+\-@\t\r]/;
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** What spreadsheets take for a number, a date, a time or a truth: `0012`, `1E5`, `2024-01-02`, `MAR-1`. */
const figure = new RegExp(
  `^(?=.*\\d)[\\d\\s.,:/+\\-%e()¥$€£年月日时分秒]+$|^(?:${months})[a-z]*[\\s./-]*\\d+$|^\\d+[\\s./-]*(?:${months})[a-z]*$|^\\d[\\d:\\s.]*[ap]m?$|^(?:true|false)$`,
  'i',
);
/** Excel takes no longer text into a formula. */
const longest = 255;

/**
 * A text of which spreadsheets would make something else is written `="0012"`, as they write it themselves. That
 * runs nothing: it is one text. Where it cannot be so, an apostrophe keeps it from being a formula.
 */
const textCell = (text: string): string => {
  const isFormula = formula.test(text);
  if (!isFormula && !figure.test(text.normalize('NFKC'))) return text;
  if (text.length <= longest && !/["\r\n]/.test(text) && !text.startsWith("'")) return `="${text}"`;
  return isFormula ? `'${text}` : text;
};

const cell = (value: CsvValue): string => {
  if (value === null) return '';
  // A figure of ours is a figure, also where it begins with a minus.
  if (typeof value === 'number') return String(value);
  const safe = typeof value === 'string' ? textCell(value) : value.plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** By this spreadsheets know that a file is UTF-8. */
export const csvStart = '\ufeff';

export const csvLine = (row: readonly CsvValue[]): string => `${row.map(cell).join(',')}\r\n`;

/** Rows as a CSV file that spreadsheets open as UTF-8. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  `${csvStart}${rows.length === 0 ? '\r\n' : rows.map(csvLine).join('')}`;

/** The text of a cell as it was before it was written so that spreadsheets leave it alone. */
export const fromCsv = (written: string): string => {
  const [, text] = /^="([^"]*)"$/.exec(written) ?? [];
  if (text !== undefined) return text;
  return written.startsWith("'") && formula.test(written) ? written.slice(1) : written;
};
