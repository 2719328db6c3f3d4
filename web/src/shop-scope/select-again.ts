import { goTo } from '../shared/navigation.ts';
import { printQuery, withValue } from '../shared/url-state/codec.ts';
import { isSameSelection, type Selection, selectionCodec } from '../shared/url-state/selection.ts';

const addressed = () => new URLSearchParams(window.location.search);

/** What the address selects by now. */
export const selectionNow = (): Selection => selectionCodec.read(addressed());

/** Selects what was selected before, on whatever page one is by now, unless something else than `since` is selected. */
export function selectAgain(before: Selection, since: Selection): void {
  if (!isSameSelection(selectionNow(), since) || isSameSelection(before, since)) return;
  const { pathname, hash } = window.location;
  goTo(`${pathname}${printQuery(withValue(addressed(), selectionCodec, before))}${hash}`);
}
