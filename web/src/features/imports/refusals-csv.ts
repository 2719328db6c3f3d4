export type Refusal = {
  readonly rowNumber: number;
  readonly reason: string;
  readonly raw: string;
};

/** Begins like a formula in a spreadsheet, which would run it. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The refused rows as a CSV file that spreadsheets open as UTF-8. */
export const refusalsCsv = (
  headings: readonly [string, string, string],
  refusals: readonly Refusal[],
): string => {
  const lines = refusals.map(({ rowNumber, reason, raw }) =>
    [String(rowNumber), cell(reason), cell(raw)].join(','),
  );
  return `\ufeff${[headings.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
};
