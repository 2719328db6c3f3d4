import { useMemo, useState } from 'react';
import type { ProductRow } from './variables.ts';

/** What a ticked row has to tell once it is out of sight. */
export type PickedRow = Pick<ProductRow, 'id' | 'level' | 'name' | 'skuCount' | 'costMin'>;

export type Picked = {
  readonly rows: readonly PickedRow[];
  readonly has: (id: string) => boolean;
  readonly pick: (rows: readonly PickedRow[], isOn: boolean) => void;
  readonly clear: () => void;
};

const nothing: ReadonlyMap<string, PickedRow> = new Map();

/** The ticked rows of one list, also those that are scrolled out of sight; another list begins with none. */
export const usePicked = (listKey: string): Picked => {
  const [state, setState] = useState({ listKey, rows: nothing });
  const rows = state.listKey === listKey ? state.rows : nothing;
  return useMemo(
    () => ({
      rows: [...rows.values()],
      has: (id) => rows.has(id),
      pick: (changed, isOn) => {
        const next = new Map(rows);
        for (const row of changed) {
          if (isOn) next.set(row.id, row);
          else next.delete(row.id);
        }
        setState({ listKey, rows: next });
      },
      clear: () => setState({ listKey, rows: nothing }),
    }),
    [rows, listKey],
  );
};
