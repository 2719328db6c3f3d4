import { z } from 'zod';

/**
 * The sheets of a workbook that are read together, in the order in which the text that is made of the workbook has
 * their rows, and how many rows of others stand before them there. Empty where there is only one.
 */
export const readSheets = z.array(z.object({ name: z.string(), before: z.int() })).readonly();
export type ReadSheets = z.output<typeof readSheets>;

export const storedSheets = (sheets: ReadSheets): string | null =>
  sheets.length === 0 ? null : JSON.stringify(sheets);

export const sheetsStored = (stored: string | null): ReadSheets =>
  stored === null ? [] : readSheets.parse(JSON.parse(stored));

/** Where a row stands, as its reader finds it: by its sheet, where there are several, and its number there. */
export function placeOf(
  rowNo: number,
  sheets: ReadSheets,
): { readonly sheet: string | null; readonly rowNo: number } {
  const sheet = sheets.findLast(({ before }) => before < rowNo);
  return sheet === undefined
    ? { sheet: null, rowNo }
    : { sheet: sheet.name, rowNo: rowNo - sheet.before };
}
