import type { NavigateFunction } from 'react-router-dom';

/** The router's navigate function for code without a component, such as the error link. */
let navigateNow: NavigateFunction | undefined;

export function provideNavigation(navigate: NavigateFunction): void {
  navigateNow = navigate;
}

export function goTo(path: string): void {
  if (navigateNow) void navigateNow(path);
  else window.location.assign(path);
}
