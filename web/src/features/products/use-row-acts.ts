import { useEffect, useMemo, useRef } from 'react';
import type { Rights } from '../../session/rights.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import type { RowActs } from './ProductLine.tsx';
import { type CostedRow, useSaveCosts } from './use-costs.ts';
import type { Picked } from './use-picked.ts';

type Input = Pick<RowActs, 'toggle' | 'open' | 'rename' | 'enterCost'> & {
  readonly rights: Rights;
  readonly picked: Picked;
  readonly goesOn: boolean;
  readonly onCosted: (rows: readonly CostedRow[]) => void;
};

/** What the lines call: one object that stays the same, so that no line is drawn again for its sake. */
export const useRowActs = (input: Input): RowActs => {
  const saveCosts = useSaveCosts(input.onCosted);
  const { goesOn } = input;
  const latest = useRef({ ...input, saveCosts });
  useEffect(() => {
    latest.current = { ...input, saveCosts };
  });
  const { mayLookCost, mayRename } = input.rights;
  return useMemo(
    (): RowActs => ({
      mayPick: mayLookCost,
      mayRename,
      goesOn,
      pick: (row, isOn) => latest.current.picked.pick([row], isOn),
      toggle: (id) => latest.current.toggle(id),
      open: (row) => latest.current.open(row),
      rename: (row) => {
        if (!stopVisitor()) latest.current.rename(row);
      },
      enterCost: (row) => latest.current.enterCost(row),
      saveCost: (row, cost) =>
        latest.current.saveCosts([{ skuId: row.id, cost, was: row.costMin }]),
    }),
    [mayLookCost, mayRename, goesOn],
  );
};
