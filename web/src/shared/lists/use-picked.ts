import { useMemo, useState } from 'react';

/** The rows that are ticked, out of those that are shown. */
export type Picked<Row> = {
  readonly rows: readonly Row[];
  readonly all: boolean | 'indeterminate';
  readonly has: (id: string) => boolean;
  readonly pick: (id: string, isOn: boolean) => void;
  readonly pickAll: (isOn: boolean) => void;
  readonly clear: () => void;
};

const nothing: ReadonlySet<string> = new Set();

/** What has left the list counts as not ticked: nobody acts on what they do not see. */
export const usePicked = <Row extends { readonly id: string }>(
  shown: readonly Row[] | null,
): Picked<Row> => {
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
