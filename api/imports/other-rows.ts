import { importSentences } from '../contract/rules/import-sentences.ts';
import type { ImportMapping } from './guess.ts';
import type { ColumnIndexes } from './row-reader.ts';
import type { FileRow } from './sales-file.ts';
import { cleanText } from './values/text.ts';

/** What the label of a row of sums is, in its first cell that has anything. */
const sum =
  /^[【[(（]?(?:本页|本月)?(?:总计|合计|小计|总合计|共计|汇总|(?:grand |sub)?totals?)[】\])）]?[:：]?$/i;

/**
 * Makes the function that says of a row that cannot be read that it is none of data: the headings again, as tables
 * have that were put together of several, or the sums at the end. Null of any other.
 */
export function otherThanData(
  mapping: ImportMapping,
  { orderNo, quantity }: ColumnIndexes,
): (row: FileRow) => string | null {
  return ({ cells }) => {
    if (
      cleanText(cells[orderNo ?? -1]) === mapping.orderNo &&
      cleanText(cells[quantity ?? -1]) === mapping.quantity
    ) {
      return importSentences.rowHeading;
    }
    const label = cleanText(cells.find((cell) => cleanText(cell) !== ''));
    return sum.test(label) ? importSentences.rowSum : null;
  };
}
