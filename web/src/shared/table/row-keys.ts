import type { KeyboardEvent } from 'react';

/** Where keys have a meaning of their own. */
const busyWithKeys =
  'input:not([type=checkbox]), select, textarea, [contenteditable], [aria-haspopup], [role=listbox], [role=menu]';

/** What arrow keys move among. */
const rowsOf = (region: HTMLElement): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('tbody > tr[tabindex]'),
];

/** So long the row at the edge is waited for, in ms; then the nearest one that is there has to do. */
const patience = 3_000;

/** The first or last row, which of a long list may be drawn and fetched only once it was scrolled to. */
function toEdge(region: HTMLElement, isLast: boolean): void {
  const end = isLast ? -1 : 0;
  const from = document.activeElement;
  const latest = performance.now() + patience;
  const focus = () => {
    // The row that had the focus may be gone; who has gone elsewhere meanwhile stays there.
    const now = document.activeElement;
    if (now !== from && now !== document.body) return;
    const edge = [...region.querySelectorAll('tbody > tr:not([data-space])')].at(end);
    const isHere = edge?.hasAttribute('tabindex') === true || performance.now() > latest;
    if (isHere) rowsOf(region).at(end)?.focus();
    else requestAnimationFrame(focus);
  };
  region.scrollTop = isLast ? region.scrollHeight : 0;
  requestAnimationFrame(() => requestAnimationFrame(focus));
}

/**
 * Arrow keys, Home and End move among the rows of a table, Enter opens the row. The rows have `tabIndex` -1: the
 * tab key goes to the table as one, and to what can be done in it. What opens a row bears `data-opens`.
 */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: region, key } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A part that is drawn elsewhere tells its keys here too.
  if (!region.contains(target) || target.closest(busyWithKeys)) return;
  const row = target.closest<HTMLElement>('tbody > tr[tabindex]');
  if (key === 'Enter') {
    if (row === target) row.querySelector<HTMLElement>('[data-opens]')?.click();
    return;
  }
  if (key === 'Home' || key === 'End') {
    event.preventDefault();
    toEdge(region, key === 'End');
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const rows = rowsOf(region);
  const place = row === null ? -1 : rows.indexOf(row);
  const next = key === 'ArrowDown' ? rows[place + 1] : rows[place - 1];
  if (place === -1 && key === 'ArrowUp') return;
  event.preventDefault();
  next?.focus();
}
