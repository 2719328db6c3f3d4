export type CsvValue = string | number | null;

/** Begins like a formula in a spreadsheet, which would run it. */
const formula = /^[=+\-@\t\r]/;

const cell = (value: CsvValue): string => {
  if (value === null) return '';
  // A figure of ours is a figure, also where it begins with a minus.
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as a CSV file that spreadsheets open as UTF-8. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
