import { createContext, useCallback, useContext } from 'react';
import type { Selection } from '../shared/url-state/selection.ts';
import { selectionCodec } from '../shared/url-state/selection.ts';
import { useUrlState } from '../shared/url-state/use-url-state.ts';
import { type Directory, useDirectory } from './use-directory.ts';

type Current = {
  readonly selection: Selection;
  /** The page has to wait: the address does not say yet what it will show. */
  readonly isHeld: boolean;
};

export const SelectionContext = createContext<Current | undefined>(undefined);

type SelectionState = {
  readonly selection: Selection;
  /** A step of the history, unless it replaces what can no longer be selected. */
  readonly select: (selection: Selection, options?: { readonly replace?: boolean }) => void;
  readonly directory: Directory;
};

/**
 * What is looked at, from the address: always something that can be shown, as far as the shops are known.
 */
export const useSelection = (): SelectionState => {
  const current = useContext(SelectionContext);
  if (!current) throw new Error('useSelection is only available inside the main layout');
  const [, setAsked] = useUrlState(selectionCodec);
  const directory = useDirectory();
  const select = useCallback<SelectionState['select']>(
    (next, { replace = false } = {}) => setAsked(next, { push: !replace }),
    [setAsked],
  );
  return { selection: current.selection, select, directory };
};
