import { describe, expect, it } from 'vitest';
import { forgetSampleView } from '../../../web/src/session/sample/sample-view.ts';
import {
  confirmRole,
  endSession,
  hasSignedInCookie,
  initialSession,
  resumeSession,
  session,
  startSession,
} from '../../../web/src/session/session.ts';

describe('what the client knows of the session', () => {
  const home = { pathname: '/home', search: '' };

  it('[R3-02] begins as a visitor', () => {
    expect(initialSession.isVisitor).toBe(true);
  });

  it('[R4-04] is a visitor until the login and again after the logout', () => {
    expect(session.get().isVisitor).toBe(true);
    startSession('account');
    expect(session.get().isVisitor).toBe(false);
    endSession();
    expect(session.get().isVisitor).toBe(true);
  });

  it('[R4-06] sets the boss flag for the account tab only, until the server says the role', () => {
    startSession('account');
    expect(session.get().isBoss).toBe(true);
    startSession('code');
    expect(session.get().isBoss).toBe(false);
    startSession('account');
    confirmRole(false);
    expect(session.get().isBoss).toBe(false);
  });

  it('takes over an earlier session by its readable cookie', () => {
    expect(hasSignedInCookie('theme=dark; signedIn=1')).toBe(true);
    expect(hasSignedInCookie('notSignedIn=1')).toBe(false);
    expect(hasSignedInCookie('signedIn=')).toBe(false);
    resumeSession('other=1', home);
    expect(session.get().isVisitor).toBe(true);
    resumeSession('other=1; signedIn=1', home);
    expect(session.get().isVisitor).toBe(false);
  });

  it('shows a signed-in person the sample where the address asks for it, and on each page of the tab after it', () => {
    const cookies = 'signedIn=1';
    resumeSession('other=1', { pathname: '/home', search: '?sample' });
    expect(session.get().isSample).toBe(false);
    resumeSession(cookies, { pathname: '/home', search: '?sample' });
    expect(session.get()).toMatchObject({ isVisitor: true, isSample: true });
    resumeSession(cookies, { pathname: '/todo', search: '' });
    expect(session.get()).toMatchObject({ isVisitor: true, isSample: true });
    // The workbench of the phone has other addresses for it.
    resumeSession(cookies, { pathname: '/m', search: '' });
    expect(session.get()).toMatchObject({ isVisitor: false, isSample: false });
    resumeSession(cookies, { pathname: '/m/preview/shops', search: '?sample' });
    expect(session.get()).toMatchObject({ isVisitor: true, isSample: true });
    forgetSampleView();
    resumeSession(cookies, home);
    expect(session.get()).toMatchObject({ isVisitor: false, isSample: false });
  });

  it.each([
    ['a sign-in', () => startSession('account')],
    ['the end of the session', endSession],
  ])('%s ends the sample', (_what, change) => {
    resumeSession('signedIn=1', { pathname: '/home', search: '?sample' });
    change();
    expect(session.get().isSample).toBe(false);
    resumeSession('signedIn=1', home);
    expect(session.get().isVisitor).toBe(false);
  });

  it('tells answers of an earlier session apart', () => {
    const seen = new Set([session.get().generation]);
    for (const change of [() => startSession('code'), endSession, () => startSession('account')]) {
      change();
      expect(seen.has(session.get().generation)).toBe(false);
      seen.add(session.get().generation);
    }
  });
});
