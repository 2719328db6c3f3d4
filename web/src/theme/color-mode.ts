import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { writeBrowserNote } from '../shared/kept/browser-note.ts';
import { oncePrinted } from '../shared/ui/print-when.ts';

/** Light or dark, kept in this browser; `public/before-paint.js` sets it before the first paint. */
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

function show(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.style.colorScheme = mode;
  for (const listener of listeners) listener();
}

function setColorMode(mode: ColorMode): void {
  // Where that is refused, the choice lasts until the page is closed.
  writeBrowserNote(key, mode);
  show(mode);
}

/** Paper is white: what is printed is dark on light, whatever the screen shows. */
export function printInLight(): void {
  window.addEventListener('beforeprint', () => {
    if (read() !== 'dark') return;
    flushSync(() => show('light'));
    oncePrinted(() => show('dark'));
  });
}

const toggle = (): void => setColorMode(read() === 'dark' ? 'light' : 'dark');

/** The colour mode and a function that turns it over. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, read, () => 'light' as const);
  return { mode, toggle };
}
