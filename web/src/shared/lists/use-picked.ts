import { useMemo, useState } from 'react';

/** The rows that are ticked, on the page that is shown and on others of the same list. */
export type Picked<Row> = {
  readonly rows: readonly Row[];
  /** How many of them stand on other pages. */
  readonly elsewhere: number;
  /** Whether the rows of the page are ticked. */
  readonly all: boolean | 'indeterminate';
  readonly has: (id: string) => boolean;
  readonly pick: (id: string, isOn: boolean) => void;
  readonly pickAll: (isOn: boolean) => void;
  /** Ticks rows of any page, such as all of a list. */
  readonly pickRows: (rows: readonly Row[]) => void;
  /** Ticks off what has been dealt with. */
  readonly drop: (rows: readonly { readonly id: string }[]) => void;
  readonly clear: () => void;
};

/** A row as it stood when it was ticked, and the page that it was on; null where it came from no page. */
type Tick<Row> = { readonly row: Row; readonly page: number | null };

/**
 * A row that has left the page on which it was ticked counts as not ticked: it has been dealt with. What was
 * ticked on other pages counts as it was then; the bar of acts says how many those are.
 */
export const usePicked = <Row extends { readonly id: string }>(
  shown: readonly Row[] | null,
  page: number,
): Picked<Row> => {
  const [ticks, setTicks] = useState<ReadonlyMap<string, Tick<Row>>>(new Map());
  return useMemo(() => {
    const here = shown?.filter(({ id }) => ticks.has(id)) ?? [];
    const isHere = new Set(shown?.map(({ id }) => id));
    const others = [...ticks.values()].filter(
      (tick) => !isHere.has(tick.row.id) && tick.page !== page,
    );
    const put = (rows: readonly Row[], on: number | null) =>
      setTicks(
        (known) => new Map([...known, ...rows.map((row) => [row.id, { row, page: on }] as const)]),
      );
    const drop = (ids: ReadonlySet<string>) =>
      setTicks((known) => new Map([...known].filter(([id]) => !ids.has(id))));
    return {
      rows: [...here, ...others.map(({ row }) => row)],
      elsewhere: others.length,
      all: here.length === 0 ? false : here.length === shown?.length || 'indeterminate',
      has: (id) => ticks.has(id),
      pick: (id, isOn) => {
        if (isOn) put(shown?.filter((row) => row.id === id) ?? [], page);
        else drop(new Set([id]));
      },
      pickAll: (isOn) => {
        if (isOn) put(shown ?? [], page);
        else drop(isHere);
      },
      pickRows: (rows) => put(rows, null),
      drop: (rows) => drop(new Set(rows.map(({ id }) => id))),
      clear: () => setTicks(new Map()),
    };
  }, [shown, page, ticks]);
};
