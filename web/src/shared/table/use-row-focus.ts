import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Where something about a row is asked or chosen: the row keeps its place meanwhile. */
const about = '[role=dialog], [role=alertdialog], [role=menu]';

/** Rows of a table, and cards of a list. */
const rows = 'tbody > tr[tabindex], li[tabindex]';
const rowsOf = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>(rows)];

type Noted = {
  readonly region: HTMLElement;
  readonly row: HTMLElement;
  readonly place: number;
};

/**
 * Where a row goes that has the focus, as one does that was dealt with, the row in its place gets it: it fell to the start of
 * the page. Who has gone elsewhere meanwhile stays there. To be spread over what contains the table.
 */
export function useRowFocus() {
  const noted = useRef<Noted | null>(null);
  useLayoutEffect(() => {
    const { current } = noted;
    if (current === null || current.row.isConnected) return;
    if (document.activeElement !== document.body) return;
    noted.current = null;
    const { region, place } = current;
    const left = rowsOf(region);
    (left[Math.min(place, left.length - 1)] ?? region).focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget: region }: FocusEvent<HTMLElement>) => {
      // A part that is drawn elsewhere tells its focus here too.
      if (!region.contains(target)) return;
      const row = target.closest<HTMLElement>(rows);
      noted.current = row && { region, row, place: rowsOf(region).indexOf(row) };
    },
    onBlur: ({ relatedTarget, currentTarget: region }: FocusEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Element) || region.contains(relatedTarget)) return;
      if (relatedTarget.closest(about) === null) noted.current = null;
    },
  };
}

/** The same for a list of cards: what contains them takes this, and each card `tabIndex` -1. */
export const useCardFocus = () => ({ tabIndex: -1, ...useRowFocus() });
