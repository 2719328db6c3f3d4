/** In ms, from the last change of size on. */
const SETTLING = 2_000;

/**
 * Brings back into place what the reader looks at while the page comes to its size, unless they go on meanwhile, which
 * `stay` may know itself by giving false. What they do elsewhere than `within` it, as in a dialog over a list, is not
 * going on. Gives the way to end it.
 */
export function stayWhile(
  stay: () => boolean,
  page: Element,
  {
    settling = SETTLING,
    within = document.documentElement,
    onEnd,
  }: { settling?: number; within?: Element; onEnd?: () => void } = {},
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
  const goOn = ({ target }: Event) => {
    if (target instanceof Node && within.contains(target)) stop();
  };
  watch.observe(page);
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, goOn, { passive: true, signal: stopped.signal });
  return stop;
}
