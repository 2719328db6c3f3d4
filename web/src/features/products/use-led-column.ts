import { type RefObject, useEffect } from 'react';
import { firstSort, type SortKey } from './list-url.ts';

/**
 * Brings the column that a list is ordered by into sight when the reader comes: a figure that has led here is about it,
 * and a table is wider than most windows. Later they scroll by themselves.
 */
export const useLedColumn = (scroller: RefObject<HTMLElement | null>, sort: SortKey): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival.
  useEffect(() => {
    const table = scroller.current;
    const head = table?.querySelector('th[aria-sort]');
    if (!table || !head || sort === firstSort) return;
    const [sight, column] = [table.getBoundingClientRect(), head.getBoundingClientRect()];
    if (column.right > sight.right) table.scrollLeft += column.right - sight.right;
    else if (column.left < sight.left) table.scrollLeft += column.left - sight.left;
  }, []);
};
