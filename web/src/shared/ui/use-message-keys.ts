import { useEffect } from 'react';

const closer = '[data-scope=toast][data-state=open] [data-part=close-trigger]';
const isCloser = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(closer) !== null;

/**
 * The keyboard's way to the messages from within a dialog, which keeps the focus to itself: Alt+T, as everywhere, leads
 * to 关闭 of the first, and from the last back to where it was; so does Escape. What went wrong stands until it is closed.
 */
export function useMessageKeys(): void {
  useEffect(() => {
    let cameFrom: HTMLElement | undefined;
    const pressed = (event: KeyboardEvent) => {
      const from = document.activeElement;
      // It would close the dialog instead.
      if (event.key === 'Escape' && cameFrom !== undefined && from instanceof HTMLElement) {
        event.stopImmediatePropagation();
        from.click();
      }
      if (!event.altKey || event.code !== 'KeyT') return;
      if (!(from instanceof HTMLElement) || !from.closest('[role=dialog], [role=alertdialog]'))
        return;
      const first = document.querySelector<HTMLElement>(closer);
      if (first === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      cameFrom = from;
      first.focus();
    };
    const letIn = (event: FocusEvent) => {
      // Else the dialog takes the focus back at once.
      if (isCloser(event.target)) event.stopImmediatePropagation();
      else cameFrom = undefined;
    };
    const goOn = (event: MouseEvent) => {
      const back = cameFrom;
      if (back === undefined || !isCloser(event.target)) return;
      // Once it is marked as closed.
      requestAnimationFrame(() => (document.querySelector<HTMLElement>(closer) ?? back).focus());
    };
    // Before all that listens at the document.
    const early = { capture: true };
    window.addEventListener('keydown', pressed, early);
    window.addEventListener('focusin', letIn, early);
    window.addEventListener('click', goOn, early);
    return () => {
      window.removeEventListener('keydown', pressed, early);
      window.removeEventListener('focusin', letIn, early);
      window.removeEventListener('click', goOn, early);
    };
  }, []);
}
