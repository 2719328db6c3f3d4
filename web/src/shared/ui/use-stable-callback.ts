import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * One function for as long as the component lives, which does what the given one of the last drawing does: so that what
 * gets it is not drawn again because something else has changed. Not to be called while drawing.
 */
export const useStableCallback = <Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
