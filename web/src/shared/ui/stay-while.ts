/** In ms. */
const SETTLING = 2_000;

/**
 * Brings back into place what the reader looks at while the page comes to its size, unless they go on meanwhile.
 * Gives the way to end it.
 */
export function stayWhile(stay: () => void, page: Element): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const watch = new ResizeObserver(() => {
    stay();
    clearTimeout(timer);
    timer = setTimeout(stop, SETTLING);
  });
  function stop() {
    clearTimeout(timer);
    watch.disconnect();
    stopped.abort();
  }
  watch.observe(page);
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, stop, { passive: true, signal: stopped.signal });
  return stop;
}
