/** How long what was pressed may take to be on the page, in ms. */
const PATIENCE_MS = 5_000;

/** Whether the server has drawn what the root holds: the page takes its place, but is not made of it. */
export const isDrawnByServer = (root: HTMLElement): boolean =>
  root.querySelector(':scope > [data-drawn]') !== null;

/** Where what was pressed is now: the very element where the page was made of it, otherwise the one in its place. */
function pressedIn(root: HTMLElement): HTMLElement | null {
  const same = root.querySelector<HTMLElement>('[data-pressed]');
  const { pressed } = root.dataset;
  return same ?? (pressed === undefined ? null : root.querySelector<HTMLElement>(pressed));
}

/** Presses what was pressed before the code was here (web/early-presses.js); called when the page is there. */
export function pressAgain(root: HTMLElement): void {
  root.dataset.there = '';
  if (root.dataset.pressed === undefined) return;
  const tryIt = () => {
    if (root.dataset.pressed === undefined) return;
    const pressed = pressedIn(root);
    if (pressed === null) return;
    stop();
    pressed.removeAttribute('data-pressed');
    pressed.click();
  };
  const watch = new MutationObserver(tryIt);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    delete root.dataset.pressed;
  };
  watch.observe(root, { childList: true, subtree: true });
  // Not while React is at work: a press upon what it has not taken over yet would be lost.
  setTimeout(tryIt);
}
