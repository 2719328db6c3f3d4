import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { openDialogs } from '../../shared/ui/open-dialogs.ts';
import { oncePrinted } from '../../shared/ui/print-when.ts';
import { isWholeWanted } from '../../shared/whole-page.ts';
import { printWhole } from './print-whole.ts';

/**
 * The key of printing waits for what the page has not drawn yet. The browser's own menu does not: then that begins to
 * come, and the next time it is there.
 */
export function usePrintKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || shiftKey || metaKey === ctrlKey) return;
      if (key.toLowerCase() !== 'p' || openDialogs.get() > 0) return;
      // What is there as a whole is the browser's.
      if (document.querySelector('main [data-waiting]') === null) return;
      event.preventDefault();
      void printWhole();
    };
    let callOff = () => {};
    const after = () => isWholeWanted.set(false);
    const before = () => {
      flushSync(() => isWholeWanted.set(true));
      callOff = oncePrinted(after);
    };
    addEventListener('keydown', onKey);
    addEventListener('beforeprint', before);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('beforeprint', before);
      callOff();
    };
  }, []);
}
