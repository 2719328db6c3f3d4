import { startTransition, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in whole pixels, followed as it changes; 0 before it is laid out. */
export const useWidth = <E extends HTMLElement>() => {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // What is drawn into the width is drawn in small steps, so that a click or a key is answered meanwhile.
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      startTransition(() => setWidth(Math.floor(width)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
};
