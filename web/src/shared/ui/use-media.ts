import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; for parts that must not be mounted twice, not for mere styling. On paper it holds as
 * it did in the window: browsers have counted the sheets before they tell of another width, and cut off what is drawn anew.
 */
export function useMedia(query: string): boolean {
  const inWindow = useRef<boolean>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => {
    if (inWindow.current === undefined || !window.matchMedia('print').matches)
      inWindow.current = window.matchMedia(query).matches;
    return inWindow.current;
  });
}
