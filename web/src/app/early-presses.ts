/** Whether the server has drawn what the root holds: the page takes its place, but is not made of it. */
export const isDrawnByServer = (root: HTMLElement): boolean =>
  root.querySelector(':scope > [data-drawn]') !== null;

/** Presses what was pressed on the drawn page (web/early-presses.js) once the page itself is in its place. */
export function pressAgain(root: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (isDrawnByServer(root)) return;
    watch.disconnect();
    const selector = root.dataset.pressed;
    if (selector !== undefined) root.querySelector<HTMLElement>(selector)?.click();
    delete root.dataset.pressed;
  });
  watch.observe(root, { childList: true });
}
