import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { rowsOf } from './row-keys.ts';

/** Where something about a row is asked or chosen: the row keeps its place meanwhile. */
const about = '[role=dialog], [role=alertdialog], [role=menu]';

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
    const rows = rowsOf(region);
    (rows[Math.min(place, rows.length - 1)] ?? region).focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget: region }: FocusEvent<HTMLElement>) => {
      // A part that is drawn elsewhere tells its focus here too.
      if (!region.contains(target)) return;
      const row = target.closest<HTMLElement>('tbody > tr[tabindex]');
      noted.current = row && { region, row, place: rowsOf(region).indexOf(row) };
    },
    onBlur: ({ relatedTarget, currentTarget: region }: FocusEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Element) || region.contains(relatedTarget)) return;
      if (relatedTarget.closest(about) === null) noted.current = null;
    },
  };
}
