import type { CsvValue } from '../../../../api/contract/rules/csv.ts';
import { plainTime } from '../date-range/time-text.ts';

/** A column of an exported list: what it is called, and what it holds of a row. */
export type SheetColumn<Row> = {
  readonly heading: string;
  readonly isMoney?: boolean;
  readonly value: (row: Row) => CsvValue;
};

export type Sheet = {
  readonly columns: readonly { readonly heading: string; readonly isMoney: boolean }[];
  readonly rows: readonly (readonly CsvValue[])[];
};

export const sheetOf = <Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet => ({
  columns: columns.map(({ heading, isMoney = false }) => ({ heading, isMoney })),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** Yuan as the schema writes them, as a number of the sheet. */
export const moneyCell = (amount: string | null): CsvValue =>
  amount === null ? null : Number(amount);

/** A part of a whole as a percentage, as sheets write it. */
export const percentCell = (ratio: number | null): CsvValue =>
  ratio === null ? null : { plain: `${(ratio * 100).toFixed(1)}%` };

/** A time in Shanghai, the same in every language: sheets know no time zone. */
export const timeCell = (instant: string | null): CsvValue =>
  instant === null ? null : { plain: plainTime(instant) };
