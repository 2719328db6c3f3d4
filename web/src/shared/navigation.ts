import type { NavigateFunction } from 'react-router-dom';

/** The router's navigate function for code without a component, such as the error link. */
let navigateNow: NavigateFunction | undefined;
let prefetchNow: ((path: string) => unknown) | undefined;

/** Call where the routes are known. */
export function provideNavigation(
  navigate: NavigateFunction,
  prefetch: (path: string) => unknown,
): void {
  navigateNow = navigate;
  prefetchNow = prefetch;
}

/** Fetches what the page of an address needs, because it will probably be asked for. */
export function prefetch(path: string): void {
  prefetchNow?.(path);
}

export function goTo(path: string): void {
  if (navigateNow) void navigateNow(path);
  else window.location.assign(path);
}
