import { useMemo, useState } from 'react';
import { noteOf, writeNote } from '../../shared/kept/user-notes.ts';
import { type ColumnKey, permittedColumns, readColumns, writeColumns } from './columns.ts';

const NOTE = 'productColumns';

export type ColumnChoice = {
  /** Those that can be chosen. */
  readonly offered: readonly ColumnKey[];
  readonly shown: readonly ColumnKey[];
  readonly choose: (shown: readonly ColumnKey[]) => void;
  readonly reset: () => void;
};

/** Which columns the reader wants to see; this browser remembers it of each person. */
export const useColumns = (userId: string, mayLookCost: boolean): ColumnChoice => {
  const [note, setNote] = useState(() => noteOf(userId, NOTE));
  return useMemo(() => {
    const offered = permittedColumns(mayLookCost);
    const wanted = readColumns(note);
    const keep = (next: string) => {
      writeNote(userId, NOTE, next);
      setNote(next);
    };
    return {
      offered,
      shown: wanted.filter((key) => offered.includes(key)),
      choose: (shown) => {
        // A column that may not be seen now stays chosen for the day that it may.
        const unseen = wanted.filter((key) => !offered.includes(key));
        keep(writeColumns([...shown, ...unseen]));
      },
      reset: () => keep(writeColumns(readColumns(undefined))),
    };
  }, [note, userId, mayLookCost]);
};
