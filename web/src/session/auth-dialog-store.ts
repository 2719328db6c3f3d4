import { createStore } from '../shared/store.ts';
import { leaveSample } from './sample/sample-view.ts';
import { session } from './session.ts';

/** Which view of the login dialog is open; undefined while it is closed. */
export type AuthView = 'login' | 'register' | 'forgotPassword';

export const authDialog = createStore<AuthView | undefined>(undefined);

/** Whoever is signed in and looks at the sample is led back instead of being asked to sign in. */
export const openAuthDialog = (view: AuthView = 'login'): void =>
  session.get().isSample ? leaveSample() : authDialog.set(view);
export const closeAuthDialog = (): void => authDialog.set(undefined);
