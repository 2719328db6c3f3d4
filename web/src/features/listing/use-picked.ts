import { useMemo, useState } from 'react';
import type { ListingRow } from './use-listings.ts';

/** The listings that are ticked, out of those that are shown. */
export type Picked = {
  readonly rows: readonly ListingRow[];
  readonly all: boolean | 'indeterminate';
  readonly has: (id: string) => boolean;
  readonly pick: (id: string, isOn: boolean) => void;
  readonly pickAll: (isOn: boolean) => void;
  readonly clear: () => void;
};

const nothing: ReadonlySet<string> = new Set();

/** What has left the list counts as not ticked: nobody acts on what they do not see. */
export const usePicked = (shown: readonly ListingRow[] | null): Picked => {
  const [ids, setIds] = useState(nothing);
  return useMemo(() => {
    const rows = shown?.filter(({ id }) => ids.has(id)) ?? [];
    return {
      rows,
      all: rows.length === 0 ? false : rows.length === shown?.length || 'indeterminate',
      has: (id) => ids.has(id),
      pick: (id, isOn) =>
        setIds((known) => {
          const next = new Set(known);
          if (isOn) next.add(id);
          else next.delete(id);
          return next;
        }),
      pickAll: (isOn) => setIds(isOn ? new Set(shown?.map(({ id }) => id)) : nothing),
      clear: () => setIds(nothing),
    };
  }, [shown, ids]);
};
