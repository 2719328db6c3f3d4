import { useEffect, useSyncExternalStore } from 'react';

/**
 * The page over the whole screen, without the frame around it (theme/global-css.ts): the whole document, as menus and
 * dialogs would stay behind a single element. Escape leaves, as everywhere.
 */

function listen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const isFilled = () => document.fullscreenElement === document.documentElement;
const never = () => false;

async function leave(): Promise<void> {
  if (isFilled()) await document.exitFullscreen();
}

export function useFullScreen() {
  const isOn = useSyncExternalStore(listen, isFilled, never);
  /** Not every browser can, and none where the page is framed. */
  const isOffered = useSyncExternalStore(listen, () => document.fullscreenEnabled === true, never);
  // Another page has its frame again.
  useEffect(() => () => void leave(), []);
  return {
    isOn,
    isOffered,
    toggle: () => void (isOn ? leave() : document.documentElement.requestFullscreen()),
  };
}
