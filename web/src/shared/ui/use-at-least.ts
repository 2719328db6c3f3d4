import { useEffect, useRef, useState } from 'react';

/** How long the loading mask stays at least, so that a quick answer does not make it flicker. */
export const overlayMinimum = 500;

/** Follows `active`, but once true stays so for `minimum` ms. */
export function useAtLeast(active: boolean, minimum: number): boolean {
  const [shown, setShown] = useState(active);
  const since = useRef(active ? Date.now() : 0);
  useEffect(() => {
    if (active) {
      since.current = Date.now();
      setShown(true);
      return;
    }
    const left = Math.max(0, since.current + minimum - Date.now());
    const timer = setTimeout(() => setShown(false), left);
    return () => clearTimeout(timer);
  }, [active, minimum]);
  return active || shown;
}
