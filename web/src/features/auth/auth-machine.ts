import type { AuthView } from './auth-dialog-store.ts';

/** The views of the login dialog and the moves between them; pure. */
export interface AuthState {
  readonly mode: AuthView;
  readonly tab: 'account' | 'code';
  /** Whether the login view shows the QR code of the chat app instead of the form. */
  readonly chat: boolean;
  /** Shown instead of the form after a registration or a change of password. */
  readonly success: 'registered' | 'passwordChanged' | undefined;
  /** Grows whenever the form and the code countdown begin anew. */
  readonly formNumber: number;
}

export type AuthEvent =
  | { readonly type: 'show'; readonly mode: AuthView }
  | { readonly type: 'selectTab'; readonly tab: AuthState['tab'] }
  | { readonly type: 'openChat' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'loginNow' };

export const initialAuthState = (mode: AuthView): AuthState => ({
  mode,
  tab: 'account',
  chat: false,
  success: undefined,
  formNumber: 0,
});

export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'show':
      if (event.mode === state.mode && !state.success && !state.chat) return state;
      return { ...initialAuthState(event.mode), formNumber: state.formNumber + 1 };
    case 'selectTab':
      return state.mode === 'login' && !state.success ? { ...state, tab: event.tab } : state;
    case 'openChat':
      return state.mode === 'login' && !state.success ? { ...state, chat: true } : state;
    case 'succeeded':
      if (state.mode === 'register') return { ...state, success: 'registered' };
      if (state.mode === 'forgotPassword') return { ...state, success: 'passwordChanged' };
      return state;
    case 'loginNow':
      return { ...initialAuthState('login'), formNumber: state.formNumber + 1 };
  }
}
