import { createStore } from '../shared/store.ts';

/** Which view of the login dialog is open; undefined while it is closed. */
export type AuthView = 'login' | 'register' | 'forgotPassword';

export const authDialog = createStore<AuthView | undefined>(undefined);

export const openAuthDialog = (view: AuthView = 'login'): void => authDialog.set(view);
export const closeAuthDialog = (): void => authDialog.set(undefined);
