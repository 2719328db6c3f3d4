import { useEffect } from 'react';

/** The page draws under notches and rounded corners, and keeps clear of them itself. */
function useWholeScreen(): void {
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    if (viewport === null) return undefined;
    const before = viewport.content;
    viewport.content = `${before}, viewport-fit=cover`;
    return () => {
      viewport.content = before;
    };
  }, []);
}

/** Lets the workbench be put on the home screen, and open without network. */
export function useInstallable(): void {
  useWholeScreen();
  useEffect(() => {
    // The build makes the worker: it knows the names of the files.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Without it everything works but opening without network.
    navigator.serviceWorker.register('/phone-worker.js', { scope: '/m' }).catch(() => {});
  }, []);
}
