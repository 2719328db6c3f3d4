import { describe, expect, it } from 'vitest';
import {
  type AuthEvent,
  type AuthState,
  authReducer,
  initialAuthState,
} from '../../../web/src/features/account/sign-in/auth-machine.ts';

const moved = (start: AuthState, ...events: AuthEvent[]) => events.reduce(authReducer, start);

describe('views of the login dialog', () => {
  it('[R4-01] moves between login, register and forgotten password by the links', () => {
    const login = initialAuthState('login');
    const register = moved(login, { type: 'show', mode: 'register' });
    const forgot = moved(login, { type: 'show', mode: 'forgotPassword' });
    expect([login.mode, register.mode, forgot.mode]).toEqual([
      'login',
      'register',
      'forgotPassword',
    ]);
    expect(moved(register, { type: 'show', mode: 'login' }).mode).toBe('login');
    expect(moved(forgot, { type: 'show', mode: 'login' }).mode).toBe('login');
  });

  it('[R4-02] begins a new form with every change of view, and none without one', () => {
    const login = initialAuthState('login');
    const register = moved(login, { type: 'show', mode: 'register' });
    expect(register.formNumber).not.toBe(login.formNumber);
    expect(moved(register, { type: 'show', mode: 'register' })).toBe(register);
    expect(moved(login, { type: 'selectTab', tab: 'code' }).formNumber).toBe(login.formNumber);
  });

  it('[R4-03] leads from success back to the login on the account tab, with a new form', () => {
    const onCodeTab = moved(initialAuthState('login'), { type: 'selectTab', tab: 'code' });
    for (const [mode, success] of [
      ['register', 'registered'],
      ['forgotPassword', 'passwordChanged'],
    ] as const) {
      const entered = { phone: '13812345678', password: 'abc123', terms: true };
      const done = moved(onCodeTab, { type: 'show', mode }, { type: 'succeeded', entered });
      expect(done.success).toBe(success);
      const back = moved(done, { type: 'loginNow' });
      expect(back).toMatchObject({ mode: 'login', tab: 'account', success: undefined, entered });
      // No other way leads to a form that holds them.
      expect(moved(done, { type: 'show', mode: 'login' }).entered).toBeUndefined();
      expect(back.formNumber).not.toBe(done.formNumber);
    }
  });

  it('ignores events that the view does not have', () => {
    const login = initialAuthState('login');
    const entered = { phone: '1', password: '2', terms: true };
    expect(moved(login, { type: 'succeeded', entered })).toBe(login);
    const register = initialAuthState('register');
    expect(moved(register, { type: 'selectTab', tab: 'code' })).toBe(register);
  });
});
