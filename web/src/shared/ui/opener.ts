import { useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

let last: HTMLElement | null = null;

const note = ({ target }: Event): void => {
  last = target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
};

/**
 * Notes what is focused or pressed. A dialog whose code is loaded first hides the page meanwhile, and one with a list takes
 * the focus before it asks where that was; Safari gives a pressed button no focus at all.
 */
export function followFocus(): void {
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note, true);
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
