import { useEffect } from 'react';
import type { Selection } from '../../shared/url-state/selection.ts';
import {
  isSameSelection,
  selectionCodec,
  shownSelection,
} from '../../shared/url-state/selection.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { type Directory, useDirectory } from './use-directory.ts';

type SelectionState = {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly directory: Directory;
};

/**
 * What is looked at, from the address. A shop that is not shown, or a group with a member that is
 * not shown, becomes all shops as soon as the list of shops is known.
 */
export const useSelection = (): SelectionState => {
  const [asked, setAsked] = useUrlState(selectionCodec);
  const directory = useDirectory();
  const selection = directory.isComplete ? shownSelection(asked, directory.known) : asked;
  const isFallen = !isSameSelection(selection, asked);
  useEffect(() => {
    if (isFallen) setAsked(selection);
  }, [isFallen, selection, setAsked]);
  return { selection, select: (next) => setAsked(next, { push: true }), directory };
};
