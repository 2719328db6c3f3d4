import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Fields, named, open, Refused } from './answers.ts';
import { boss, type Person, password, people } from './facts.ts';
import { type Habits, plainHabits, speech } from './habits.ts';
import { statistics } from './statistics.ts';
import { unnamed } from './unnamed.ts';

/**
 * A server that keeps the specification and knows nothing of this product: written from the text of its
 * sections 3, 6, 7 and 8 alone. It imports nothing but Node (tests/unit/tooling/layout.test.ts), so that it
 * cannot agree with the product about anything that the text does not say.
 */

export interface Request {
  /** Method and path. */
  readonly call: string;
  readonly fields: Fields;
  readonly headers: IncomingMessage['headers'];
}

export interface ForeignUpstream {
  readonly url: string;
  readonly requests: Request[];
  /** Answers the next request of this method and path with a status of HTTP and nothing else. */
  failOnce(call: string, status: number): void;
  /** Ends every session: from now on answers are code 401. */
  endSessions(): void;
  close(): Promise<void>;
}

interface Session {
  readonly person: Person;
  /** One of these must come back. */
  readonly cookies: Set<string>;
}

interface Said {
  /** JSON, or a page. */
  readonly body: unknown;
  readonly cookies?: readonly string[];
  readonly status?: number;
}

const stock = /^(POST )\/api\/stock\//;

/** Starts one with these habits. */
export async function startForeignUpstream(
  given: Partial<Habits> = {},
  port = 0,
): Promise<ForeignUpstream> {
  const habits = { ...plainHabits, ...given };
  const say = speech(habits);
  const calls = { ...named, ...statistics, ...(habits.unnamed ? unnamed : {}) };
  const sessions = new Map<string, Session>();
  const requests: Request[] = [];
  const failures = new Map<string, number>();
  let drawn = 0;

  const envelope = (code: number, msg: string, data: unknown) => ({
    code: habits.code === 'text' ? String(code) : code,
    ...(code === 0 && habits.msg !== 'text' ? habits.msg === 'null' && { msg: null } : { msg }),
    ...dataOf(data, code),
    ...(habits.extras && { success: code === 0, timestamp: 1_773_200_000_000, traceId: 'a1' }),
  });
  const dataOf = (data: unknown, code: number) => {
    if (data !== null && data !== undefined) return { data };
    if (habits.noData === 'absent' || code !== 0) return {};
    return { data: habits.noData === 'true' ? true : null };
  };

  const signIn = (fields: Fields): Said => {
    const person = people.find(({ phone }) => phone === fields.phone);
    const isGood =
      person !== undefined && (fields.password === password || fields.code === '123456');
    if (!isGood) return { body: envelope(1, '账号或密码错误', null) };
    drawn += 1;
    const name = `s${drawn}`;
    const token = habits.token === 'long' ? name.padEnd(4_000, 'x') : `${name}.k+/=:~`;
    const key = habits.token === 'cookieOnly' ? name : token;
    sessions.set(key, { person, cookies: new Set([`JSESSIONID=${name}`]) });
    return {
      body: envelope(0, 'success', habits.token === 'cookieOnly' ? null : token),
      cookies: habits.cookie ? [`JSESSIONID=${name}; Path=/; HttpOnly; SameSite=Lax`] : [],
    };
  };

  const sessionOf = ({ headers }: Request): Session | undefined => {
    const cookies = (headers.cookie ?? '').split('; ');
    const bySession = cookies.find((each) => each.startsWith('JSESSIONID='))?.slice(11);
    const session = sessions.get(
      habits.token === 'cookieOnly' ? (bySession ?? '') : (headers.authorization ?? ''),
    );
    const isKnown = !habits.cookie || cookies.some((each) => session?.cookies.has(each));
    return isKnown ? session : undefined;
  };

  const answer = (request: Request): Said => {
    const failure = failures.get(request.call);
    failures.delete(request.call);
    if (failure !== undefined) return { body: '', status: failure };
    if (request.headers['x-requested-with'] === undefined) return { body: '', status: 400 };
    if (request.call === 'POST /api/auth/login') return signIn(request.fields);
    const session = sessionOf(request);
    const isNotice = request.call.startsWith('GET /api/notice/');
    const isOpen = isNotice || open.has(request.call);
    if (!isOpen && session === undefined) return { body: envelope(401, '登录已过期', null) };
    const call = calls[request.call.replace(stock, '$1/api/order/')];
    // What takes no session and says nothing: codes, registration, a new password.
    if (call === undefined && isOpen && !isNotice) return { body: envelope(0, 'success', null) };
    if (call === undefined) return { body: 'Not Found', status: 404 };
    try {
      const data = call(say, session?.person ?? boss, request.fields);
      return { body: envelope(0, 'success', data), cookies: renewed(request, session) };
    } catch (error) {
      if (error instanceof Refused) return { body: envelope(1, error.message, null) };
      throw error;
    }
  };

  /** Another cookie, set by an answer to a signed-in caller. */
  const renewed = (request: Request, session: Session | undefined): string[] => {
    if (!habits.cookie || session === undefined) return [];
    if (request.call !== 'POST /api/auth/getTemuCredByShopId') return [];
    session.cookies.add('acw_tc=renewed');
    return ['acw_tc=renewed; path=/; HttpOnly; Max-Age=1800'];
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const noted = read(request, body);
      requests.push(noted);
      send(response, answer(noted));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    failOnce: (call, status) => failures.set(call, status),
    endSessions: () => sessions.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Forms and queries as they are, JSON bodies under `body`. */
function read(request: IncomingMessage, body: string): Request {
  const url = new URL(request.url ?? '/', 'http://upstream');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const pairs = [...url.searchParams, ...(isForm ? new URLSearchParams(body) : [])];
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return {
    call: `${request.method} ${url.pathname}`,
    fields: { ...Object.fromEntries(pairs), ...(isJson && { body }) },
    headers: request.headers,
  };
}

function send(response: ServerResponse, { body, cookies = [], status = 200 }: Said): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'text/html' : 'application/json;charset=UTF-8',
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
  });
  response.end(isText ? body : JSON.stringify(body));
}
