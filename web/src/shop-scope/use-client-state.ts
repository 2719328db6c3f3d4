import { useMemo } from 'react';
import { type ClientState, clientState } from './client-state.ts';
import { useSelection } from './use-selection.ts';

/** The ids of what is selected, and the shops and groups as tabs that are selected or not. */
export const useClientState = (): ClientState => {
  const { selection, directory } = useSelection();
  const { shops, hidden, groups } = directory;
  return useMemo(
    () => clientState({ selection, shops, hidden, groups, now: Date.now() }),
    [selection, shops, hidden, groups],
  );
};
