import type { AuthView } from '../../../session/auth-dialog-store.ts';

/** What was entered with success, so that it need not be typed again; kept by the open dialog alone. */
export interface Entered {
  readonly phone: string;
  readonly password: string;
  /** Whether the terms were agreed to, as a sign-in needs it. */
  readonly terms: boolean;
}

/** The views of the login dialog and the moves between them; pure. */
export interface AuthState {
  readonly mode: AuthView;
  readonly tab: 'account' | 'code';
  /** Whether the login view shows the QR code of the chat app instead of the form. */
  readonly chat: boolean;
  /** Shown instead of the form after a registration or a change of password. */
  readonly success: 'registered' | 'passwordChanged' | undefined;
  /** What a login that follows a success begins with. */
  readonly entered: Entered | undefined;
  /** Grows whenever the form and the code countdown begin anew. */
  readonly formNumber: number;
}

export type AuthEvent =
  | { readonly type: 'show'; readonly mode: AuthView }
  | { readonly type: 'selectTab'; readonly tab: AuthState['tab'] }
  | { readonly type: 'openChat' }
  | { readonly type: 'succeeded'; readonly entered: Entered }
  | { readonly type: 'loginNow' };

export const initialAuthState = (mode: AuthView): AuthState => ({
  mode,
  tab: 'account',
  chat: false,
  success: undefined,
  entered: undefined,
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
      if (state.mode === 'login') return state;
      return {
        ...state,
        success: state.mode === 'register' ? 'registered' : 'passwordChanged',
        entered: event.entered,
      };
    case 'loginNow':
      return {
        ...initialAuthState('login'),
        entered: state.entered,
        formNumber: state.formNumber + 1,
      };
  }
}
