import { type RefObject, useLayoutEffect, useState } from 'react';

/** Space that is left below. */
const BELOW = 16;

/** What stands before an element, and before what it is in. */
const above = (element: Element | null): Element[] => {
  const found: Element[] = [];
  for (let one = element; one !== null && one !== document.body; one = one.parentElement) {
    for (let it = one.previousElementSibling; it !== null; it = it.previousElementSibling) {
      found.push(it);
    }
  }
  return found;
};

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
    // Fewer lines above leave the page as high as the window: the page alone would not tell.
    for (const element of [document.body, ...above(ref.current)]) observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [ref, least]);
  return height;
};
