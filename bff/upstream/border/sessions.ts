/**
 * A session as this server gives it out: the token of the upstream, with the cookies that it wants back. Where
 * the token alone says it all, it is given out as it is.
 */

export type Cookies = ReadonlyMap<string, string>;

interface UpstreamSession {
  /** Empty where only cookies say who asks. */
  readonly token: string;
  readonly cookies: Cookies;
}

const mark = 'session1.';
/** What a header can carry without being taken for something else. */
const isPlain = (token: string): boolean =>
  /^[\x21-\x7e]+$/.test(token) && !token.startsWith(mark) && !/^(bearer|visitor$)/i.test(token);

export function sealed({ token, cookies }: UpstreamSession): string {
  if (cookies.size === 0 && isPlain(token)) return token;
  const said = Buffer.from(JSON.stringify([isPlain(token) ? '' : token, [...cookies]]));
  // A plain token stands behind the rest as it is: a third shorter.
  return `${mark}${said.toString('base64url')}.${isPlain(token) ? token : ''}`;
}

function opened(session: string): UpstreamSession {
  const plain = { token: session, cookies: new Map<string, string>() };
  if (!session.startsWith(mark)) return plain;
  const end = session.indexOf('.', mark.length);
  try {
    const said: unknown = JSON.parse(
      Buffer.from(session.slice(mark.length, end), 'base64url').toString(),
    );
    if (!Array.isArray(said) || !isSendable(said[0]) || !Array.isArray(said[1])) return plain;
    const pairs = said[1].filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.length === 2 && pair.every(isSendable),
    );
    return { token: said[0] || session.slice(end + 1), cookies: new Map(pairs) };
  } catch {
    return plain;
  }
}

/** A session comes from outside: what no header can carry would break the connection instead of being refused. */
const isSendable = (part: unknown): part is string =>
  typeof part === 'string' && /^[\x20-\x7e]*$/.test(part);

const setCookie = /^\s*([^=;\s]+)=([^;]*)/;

/** The cookies after an answer has set some; those whose time is over are gone. */
export function withSet(cookies: Cookies, set: readonly string[], now: number): Cookies {
  const next = new Map(cookies);
  for (const header of set) {
    const [, name, value = ''] = setCookie.exec(header) ?? [];
    if (name === undefined) continue;
    const age = /;\s*max-age=(-?\d+)/i.exec(header)?.[1];
    const end = /;\s*expires=([^;]+)/i.exec(header)?.[1];
    const isOver = age === undefined ? Date.parse(end ?? '') <= now : Number(age) <= 0;
    if (isOver) next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}

/** Sessions whose cookies are remembered; those of the oldest are forgotten. */
const most = 20_000;

/**
 * The cookies of sessions: those that a session was given out with, and what later answers have set. These
 * are remembered by this process alone; whoever comes to another begins with those of the sign-in.
 */
export class CookieJar {
  readonly #changed = new Map<string, Cookies>();

  /** Headers that say to the upstream whose session it is. */
  headersOf(session: string): Record<string, string> {
    const { token, cookies } = opened(session);
    const held = this.#changed.get(session) ?? cookies;
    return {
      ...(token !== '' && { authorization: token }),
      ...(held.size > 0 && { cookie: [...held].map((pair) => pair.join('=')).join('; ') }),
    };
  }

  keep(session: string, set: readonly string[], now: number): void {
    const held = this.#changed.get(session) ?? opened(session).cookies;
    this.#changed.delete(session);
    this.#changed.set(session, withSet(held, set, now));
    const [oldest] = this.#changed.keys();
    if (this.#changed.size > most && oldest !== undefined) this.#changed.delete(oldest);
  }
}
