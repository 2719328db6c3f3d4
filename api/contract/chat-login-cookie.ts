/** Where the chat app's page sends the browser back to, with state and code. */
export const chatCallbackPath = '/api/auth/wechat/callback';

/** How long a QR code may be scanned, in ms. */
export const chatLoginLifetime = 5 * 60_000;

/**
 * Of the browser that begins a sign-in by chat app: only that one may end it, so that nobody is brought to
 * confirm a sign-in of somebody else. One cookie a sign-in, as there may be two windows. The person comes
 * back by a link of the chat app's page, with which a Lax cookie travels.
 */
export const chatLoginCookie = (sessionId: string, secure: boolean): string =>
  `${nameOf(sessionId)}=1; HttpOnly; Path=${chatCallbackPath}; SameSite=Lax; Max-Age=${chatLoginLifetime / 1000}${secure ? '; Secure' : ''}`;

/** Whether these cookies are of the browser that has begun the sign-in. */
export const hasChatLoginCookie = (cookies: string | null, sessionId: string): boolean =>
  (cookies ?? '').split(';').some((cookie) => cookie.trim() === `${nameOf(sessionId)}=1`);

const nameOf = (sessionId: string): string => `chatLogin-${sessionId}`;
