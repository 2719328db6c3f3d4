/** A row of a file; of a workbook whose sheets are read together, one of a sheet. */
export type PlacedRow = { readonly sheetName: string | null; readonly rowNumber: number };

/** Where a row stands, as its reader finds it. */
export const rowPlace = ({ sheetName, rowNumber }: PlacedRow): string | number =>
  sheetName === null ? rowNumber : `${sheetName} · ${rowNumber}`;

export const rowKey = (row: PlacedRow): string => String(rowPlace(row));
