import { useMemo } from 'react';
import { useNote } from '../kept/use-note.ts';
import { writeNote } from '../kept/user-notes.ts';
import {
  type LookColumn,
  plainLook,
  readLook,
  swapColumns,
  type TableLook,
  toggleColumn,
  writeLook,
} from './table-look.ts';

export type LookChoice = {
  /** The columns that the reader may choose among, in their order. */
  readonly offered: readonly string[];
  readonly isShown: (key: string) => boolean;
  readonly isCompact: boolean;
  /** Something of it is not as everybody has it at first. */
  readonly isChanged: boolean;
  readonly toggle: (key: string) => void;
  /** Puts a column before the one ahead of it (-1) or behind the next (1). */
  readonly move: (key: string, by: -1 | 1) => void;
  readonly setCompact: (isCompact: boolean) => void;
  readonly reset: () => void;
};

type Input = {
  readonly userId: string;
  /** Tells one table of the product from another. */
  readonly table: string;
  /** Those that the reader may have, as they stand at first. */
  readonly columns: readonly LookColumn[];
  /** A written look that counts until something is chosen. */
  readonly earlier?: () => string | undefined;
};

/** How a person wants a table to look; this browser remembers it of each person. */
export function useTableLook({ userId, table, columns, earlier }: Input): LookChoice {
  const name = `table.${table}`;
  const note = useNote(userId, name) ?? earlier?.();
  return useMemo(() => {
    const look = readLook(note, columns);
    const keys = new Set(columns.map(({ key }) => key));
    const offered = look.order.filter((key) => keys.has(key));
    const keep = (next: TableLook) => writeNote(userId, name, writeLook(next));
    const plain = plainLook(columns);
    return {
      offered,
      isShown: (key) => !look.hidden.includes(key),
      isCompact: look.isCompact,
      isChanged:
        look.isCompact ||
        offered.some(
          (key, place) =>
            key !== plain.order[place] || look.hidden.includes(key) !== plain.hidden.includes(key),
        ),
      toggle: (key) => keep(toggleColumn(look, key)),
      move: (key, by) => {
        const other = offered[offered.indexOf(key) + by];
        if (other !== undefined) keep(swapColumns(look, key, other));
      },
      setCompact: (isCompact) => keep({ ...look, isCompact }),
      reset: () => keep(plain),
    };
  }, [note, userId, name, columns]);
}
