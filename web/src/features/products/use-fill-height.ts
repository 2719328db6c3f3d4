import { type RefObject, useLayoutEffect, useState } from 'react';

/** Space that is left below. */
const BELOW = 16;

/** How high a part may be so that it ends with the window, at least `least` px. */
export const useFillHeight = (ref: RefObject<HTMLElement | null>, least: number): number => {
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    const measure = () => {
      const top = (ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setHeight(Math.max(least, Math.floor(window.innerHeight - top - BELOW)));
    };
    measure();
    // What stands above may wrap into more lines.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [ref, least]);
  return height;
};
