import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the reader asks for stillness. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => query().matches);
