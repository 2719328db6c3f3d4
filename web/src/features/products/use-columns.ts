import { useMemo } from 'react';
import { noteOf } from '../../shared/kept/user-notes.ts';
import { writeLook } from '../../shared/table/table-look.ts';
import { type LookChoice, useTableLook } from '../../shared/table/use-table-look.ts';
import { type ColumnKey, columnKeys, columns, permittedColumns, readColumns } from './columns.ts';
import { firstSort, type SortKey } from './list-url.ts';

export type ColumnChoice = {
  readonly look: LookChoice;
  /** From left to right, beside the product. */
  readonly shown: readonly ColumnKey[];
};

const keyOf = (key: string): ColumnKey | undefined => columnKeys.find((known) => known === key);

/** Every key that is offered is one of these. */
export const columnOf = (key: string): ColumnKey => keyOf(key) ?? columnKeys[0];

/** What a person chose before the list was one of the tables with a bar. */
const earlierChoice = (userId: string): string | undefined => {
  const note = noteOf(userId, 'productColumns');
  if (note === undefined) return undefined;
  const shown = readColumns(note);
  const hidden = columnKeys.filter((key) => !shown.includes(key));
  return writeLook({ order: columnKeys, hidden, isCompact: false });
};

/**
 * Which columns the reader wants to see, and how close the lines are. A link may lead to an order by a column that they
 * hide: it is shown as long as that lasts, and hidden again as they left it.
 */
export const useColumns = (userId: string, mayLookCost: boolean, sort: SortKey): ColumnChoice => {
  const offered = useMemo(
    () =>
      permittedColumns(mayLookCost).map((key) => ({
        key,
        isShownAtFirst: columns[key].isShownAtFirst,
      })),
    [mayLookCost],
  );
  const look = useTableLook({
    userId,
    table: 'products',
    columns: offered,
    earlier: () => earlierChoice(userId),
  });
  const shown = useMemo(
    () =>
      look.offered
        .flatMap((key) => keyOf(key) ?? [])
        .filter((key) => look.isShown(key) || (sort !== firstSort && columns[key].sort === sort)),
    [look, sort],
  );
  return { look, shown };
};
