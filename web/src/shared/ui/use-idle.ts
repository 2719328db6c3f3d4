import { useEffect, useState } from 'react';

/** Where the browser does not say when it is idle, in ms. */
const fallback = 1_000;
/** A page that never rests is not waited for longer, in ms. */
const patience = 3_000;

/** False until the page has been drawn and the browser has nothing better to do; then true for good. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    // Not every browser has it, whatever its type says.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, fallback);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(rest, { timeout: patience });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
