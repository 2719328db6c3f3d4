/** Whether the server has drawn what the root holds: the page takes its place, but is not made of it. */
export const isDrawnByServer = (root: HTMLElement): boolean =>
  root.querySelector(':scope > [data-drawn]') !== null;

/** How long what was pressed may take to be on the page, in ms. */
const PATIENCE_MS = 5_000;

/** Presses what was pressed on the drawn page (web/early-presses.js) once the page itself has it. */
export function pressAgain(root: HTMLElement): void {
  const stop = () => {
    watch.disconnect();
    delete root.dataset.pressed;
  };
  const watch = new MutationObserver(() => {
    if (isDrawnByServer(root)) return;
    const selector = root.dataset.pressed;
    const pressed = selector === undefined ? null : root.querySelector<HTMLElement>(selector);
    if (selector !== undefined && pressed === null) return;
    stop();
    pressed?.click();
  });
  watch.observe(root, { childList: true, subtree: true });
  setTimeout(stop, PATIENCE_MS);
}
