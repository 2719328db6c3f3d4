/** Where the browser does not say when it is idle, in ms. */
const FALLBACK_MS = 1_000;

/** Runs it when the browser has nothing better to do, or after `patience` ms; the answer calls it off. */
export function whenIdle(run: () => void, patience: number): () => void {
  // Not every browser has it, whatever its type says.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, Math.min(FALLBACK_MS, patience));
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: patience });
  return () => window.cancelIdleCallback(handle);
}
