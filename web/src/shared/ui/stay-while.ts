/** In ms, from the last change of size on. */
const SETTLING = 2_000;

/**
 * Brings back into place what the reader looks at while the page comes to its size, unless they go on meanwhile,
 * which `stay` may know itself by giving false. Gives the way to end it.
 */
export function stayWhile(
  stay: () => boolean,
  page: Element,
  { settling = SETTLING, onEnd }: { settling?: number; onEnd?: () => void } = {},
): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const watch = new ResizeObserver(() => {
    clearTimeout(timer);
    if (stay()) timer = setTimeout(stop, settling);
    else stop();
  });
  function stop() {
    clearTimeout(timer);
    watch.disconnect();
    stopped.abort();
    onEnd?.();
  }
  watch.observe(page);
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, stop, { passive: true, signal: stopped.signal });
  return stop;
}
