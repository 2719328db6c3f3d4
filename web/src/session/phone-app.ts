/** Where the workbench of the phone is; whoever is in it stays in it, also to sign in. */
export const phoneApp = '/m';

/** The same pages with sample data, for whoever is not signed in. */
export const phonePreview = `${phoneApp}/preview`;

/** Whether an address is that of a page, or of one below it. */
export const isBelow = (pathname: string, place: string): boolean =>
  pathname === place || pathname.startsWith(`${place}/`);

export const isInPhoneApp = (pathname: string): boolean => isBelow(pathname, phoneApp);

export const isInPhonePreview = (pathname: string): boolean => isBelow(pathname, phonePreview);

/** Where somebody goes whose session is over. */
export const signInPage = (): string =>
  isInPhoneApp(window.location.pathname) ? phoneApp : '/login';
