import type { FileRow } from './sales-file.ts';
import { mergedMark } from './source/marks.ts';

/** What a row has in a column. */
export type CellReader = (row: FileRow, index: number) => string | undefined;

export const plainCell: CellReader = (row, index) => row.cells[index];

/** The same where figures may be merged over rows, which are read one after the other: in each of them they stand then. */
export function cellsMergedAbove(): CellReader {
  const above = new Map<number, string>();
  return (row, index) => {
    const cell = row.cells[index];
    if (cell === mergedMark) return above.get(index) ?? '';
    if (!cell?.endsWith(mergedMark)) return cell;
    const text = cell.slice(0, -1);
    above.set(index, text);
    return text;
  };
}
