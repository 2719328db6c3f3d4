import { useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

let last: HTMLElement | null = null;

/** What has opened the menu that this is in, if it is: the menu is gone once something in it was chosen. */
function menuButton(element: Element): HTMLElement | null {
  const id = element.closest('[role=menu]')?.id;
  return id
    ? document.querySelector<HTMLElement>(`[aria-controls="${id}"], [data-controls="${id}"]`)
    : null;
}

const note = ({ target }: Event): void => {
  const found = target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
  last = found && (menuButton(found) ?? found);
};

/** What was pressed and cannot be pressed again before its act is done. */
let busy: HTMLButtonElement | null = null;

/** Whether nothing has the focus but what is around this element: the page, or the frame of a dialog. */
export const isFocusLost = (around: Element): boolean =>
  document.activeElement === null || document.activeElement.contains(around);

/** A button that is disabled loses the focus for good: whoever works with the keyboard would begin at the top again. */
function keepFocus(changes: readonly MutationRecord[]): void {
  for (const { target } of changes) {
    if (!(target instanceof HTMLButtonElement)) continue;
    if (target.disabled) {
      if (target === last) busy = target;
    } else if (target === busy) {
      busy = null;
      if (isFocusLost(target)) target.focus({ preventScroll: true });
    }
  }
}

/**
 * A menu takes the focus in the frame after the pointer has come upon an entry, even where that was pressed before and the
 * menu is closed: it would take the focus along as it goes.
 */
function leaveMenu({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element && target.matches('[role=menu][data-state=closed]'))) return;
  if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
}

/**
 * Notes what is focused or pressed, and gives the focus back to a button that was busy. A dialog whose code is loaded first
 * hides the page meanwhile, and one with a list takes
 * the focus before it asks where that was; Safari gives a pressed button no focus at all.
 */
export function followFocus(): void {
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note, true);
  document.addEventListener('focusin', leaveMenu);
  new MutationObserver(keepFocus).observe(document, {
    subtree: true,
    attributeFilter: ['disabled'],
  });
}

/** What was focused or pressed before a dialog opened; null once it is gone or out of sight. */
export function useOpener(open: boolean): () => HTMLElement | null {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(last);
  }
  return () => (opener?.isConnected && opener.checkVisibility() ? opener : null);
}
