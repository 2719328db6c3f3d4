import { csvText } from '../../../../api/contract/rules/csv.ts';

export type Refusal = {
  readonly rowNumber: number;
  readonly reason: string;
  readonly raw: string;
};

/** The refused rows as a CSV file that spreadsheets open as UTF-8. */
export const refusalsCsv = (
  headings: readonly [string, string, string],
  refusals: readonly Refusal[],
): string =>
  csvText([headings, ...refusals.map(({ rowNumber, reason, raw }) => [rowNumber, reason, raw])]);
