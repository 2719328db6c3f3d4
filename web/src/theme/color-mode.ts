import { useSyncExternalStore } from 'react';

/** Light or dark, kept in this browser; `public/color-mode.js` sets it before the first paint. */
export type ColorMode = 'light' | 'dark';

const key = 'colorMode';
const listeners = new Set<() => void>();

const read = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.style.colorScheme = mode;
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Storage may be refused; the choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The colour mode and a function that turns it over. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, read, () => 'light' as const);
  return { mode, toggle: () => setColorMode(mode === 'dark' ? 'light' : 'dark') };
}
