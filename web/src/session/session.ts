import { createStore } from '../shared/store.ts';
import { forgetFirstShop } from './first-shop-cookie.ts';
import { forgetKeptFigures } from './kept-figures.ts';
import { permissions } from './permissions.ts';
import { forgetSampleView, isSampleView } from './sample/sample-view.ts';

/**
 * What the client itself knows of the session. The token is in an HttpOnly cookie that no script can
 * read; beside it the server sets the readable cookie `signedIn=1`. Rights never depend on this state:
 * the server decides, and the viewer query says what it decided.
 */
export interface Session {
  /** True until a login has succeeded. */
  readonly isVisitor: boolean;
  /** Signed in, and looks at the sample for now: everything is asked and answered as a visitor's. */
  readonly isSample: boolean;
  /** True after a login on the account tab, until the viewer query says what the role really is. */
  readonly isBoss: boolean;
  /** Grows with every login and logout, so that answers of an earlier session can be told apart. */
  readonly generation: number;
}

export const initialSession: Session = {
  isVisitor: true,
  isSample: false,
  isBoss: false,
  generation: 0,
};

export const session = createStore<Session>(initialSession);

const cookieName = 'signedIn';

export const hasSignedInCookie = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${cookieName}=1`);

/** Takes over the session of an earlier page, by its cookie; an address of the sample leaves it aside. */
export function resumeSession(cookies: string, place: { pathname: string; search: string }): void {
  if (!hasSignedInCookie(cookies)) return;
  const isSample = isSampleView(place);
  session.set((current) => ({ ...current, isVisitor: isSample, isSample }));
}

/** The two tabs of the login dialog, and the chat app. */
export type SignInWay = 'account' | 'code' | 'chat';

export function startSession(way: SignInWay): void {
  forgetKeptFigures();
  forgetSampleView();
  session.set((current) => ({
    isVisitor: false,
    isSample: false,
    isBoss: way === 'account',
    generation: current.generation + 1,
  }));
}

/** What the server says overrules the tab that was used. */
export function confirmRole(isBoss: boolean): void {
  session.set((current) => (current.isBoss === isBoss ? current : { ...current, isBoss }));
}

const forgetters = new Set<() => void>();

/** For what is loaded only where there may be a session: what it knows of the person is forgotten with the session. */
export function onSessionEnd(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets the session in this browser; the server has ended it, or is told so by the caller. */
export function endSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
  document.cookie = `${cookieName}=; path=/; max-age=0`;
  forgetFirstShop();
  forgetKeptFigures();
  forgetSampleView();
  permissions.set(undefined);
  // Before the pages begin anew, which would be drawn with what is still known.
  for (const forget of forgetters) forget();
  session.set((current) => ({ ...initialSession, generation: current.generation + 1 }));
}
