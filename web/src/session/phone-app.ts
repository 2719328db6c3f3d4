/** Where the workbench of the phone is; whoever is in it stays in it, also to sign in. */
export const phoneApp = '/m';

const isInPhoneApp = (pathname: string): boolean =>
  pathname === phoneApp || pathname.startsWith(`${phoneApp}/`);

/** Where somebody goes whose session is over. */
export const signInPage = (): string =>
  isInPhoneApp(window.location.pathname) ? phoneApp : '/login';
