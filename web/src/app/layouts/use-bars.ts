import { useLayoutEffect } from 'react';

/** Tells the page how much of it the bars above cover, in px: what takes the focus is not left under them. */
export function useBars(height: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bars', `${height}px`);
    return () => void style.removeProperty('--bars');
  }, [height]);
}
