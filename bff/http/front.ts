import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { languageOf } from '../../api/contract/language.ts';
import { type Caller, callerOf, headersOf, plainHeadersOf } from './caller.ts';
import { listen } from './listen.ts';
import { type Load, overloaded } from './load.ts';
import type { Metrics } from './metrics.ts';
import { createProxyCheck } from './proxy-check.ts';
import {
  everyMethod,
  later,
  packed,
  plainError,
  type Refuse,
  refusalAnswer,
  starting,
  wrongMethod,
} from './refusals.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import {
  type BodyLimits,
  BodyRefusal,
  checkAnnouncedLength,
  hasBody,
  isPacked,
  readBody,
  streamBody,
} from './request-body.ts';
import { type RequestRate, tooManyRequests } from './request-rate.ts';
import { contentSecurityPolicy, type Policy, securityHeaders } from './security-headers.ts';
import { isEndless, sendResponse } from './send-response.ts';

export interface Route {
  /** Label in metrics and logs. */
  readonly name: string;
  readonly matches: (pathname: string) => boolean;
  /** The policy of answers that do not bring one of their own. */
  readonly policy: Policy;
  /** Where the route does not look at the method itself. */
  readonly methods?: readonly string[];
  /** Whether its requests count towards what one network address may ask for. */
  readonly counted?: boolean;
  /** Whether each of its requests is a line of the log, and not only for who looks for faults. */
  readonly logged?: boolean;
  /** Refuses in the form of the route's own errors; `plainError` unless said. */
  readonly refuse?: Refuse;
  /** Limits of a request body; without them a body is refused. */
  readonly body?: BodyLimits & { readonly stream?: boolean };
  readonly handle: (request: Request, caller: Caller) => Promise<Response> | Response;
  /** The class of its requests, where the platform's own weighs too much. */
  readonly Request?: typeof Request;
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface FrontOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** The origin of request addresses; the Host header tells it where this is undefined. */
  readonly publicUrl: string | undefined;
  /** How many proxies stand in front and are trusted. */
  readonly trustProxy: number;
  /** Refuses what a proxy brings while none is trusted, instead of a warning alone. */
  readonly refusesProxies?: boolean;
  readonly timeouts: Timeouts;
  /** Counts the requests of one network address; without it there is no end. */
  readonly rate?: RequestRate;
  /** Tells when there is more to do than can be done; without it everything is taken on. */
  readonly load?: Load;
}

/** All in ms. */
export interface Timeouts {
  /** For the head of a request. */
  readonly headers: number;
  /** For a whole request, the slowest upload included. */
  readonly request: number;
  /** How often the two above are looked at. */
  readonly check: number;
}

export interface Front {
  readonly server: Server;
  readonly stopping: boolean;
  readonly inFlight: number;
  /** Begins to answer. Until then every request gets 503 and may come again. */
  open(routes: readonly Route[], upgrades: Readonly<Record<string, Upgrade>>): void;
  /** Resolves to the port. Rejects with a sentence that says what to do when it cannot be had. */
  listen(port: number, host: string): Promise<number>;
  /** Says that the server is about to stop, and asks for connections to be closed; requests are answered. */
  drain(): void;
  /** Takes no more requests, lets the running ones end for at most `grace` ms, then cuts them. */
  stop(grace: number): Promise<void>;
}

/** The one HTTP server: routes, limits, headers, ids, logs and the orderly end. */
export function createFront(options: FrontOptions): Front {
  const { logger, metrics } = options;
  const headers = securityHeaders(options.publicUrl?.startsWith('https:') ?? false);
  const stop = new AbortController();
  let stopping = false;
  let inFlight = 0;
  const admitsProxy = createProxyCheck({
    hops: options.trustProxy,
    refuses: options.refusesProxies ?? false,
    warn: (text) => logger.warn(text),
  });
  /** Undefined until the server is open; the first that matches answers. */
  let routes: readonly Route[] | undefined;
  let upgrades: Readonly<Record<string, Upgrade>> = {};

  const server = createServer(
    {
      headersTimeout: options.timeouts.headers,
      requestTimeout: options.timeouts.request,
      connectionsCheckingInterval: options.timeouts.check,
      keepAliveTimeout: 65_000,
    },
    (request, response) => void serve(request, response),
  );

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const begun = performance.now();
    const caller = callerOf(message, options.trustProxy);
    const pathname = (message.url ?? '').split('?', 1)[0] ?? '';
    const route = routes?.find((candidate) => candidate.matches(pathname));
    const gone = new AbortController();
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      if (!response.writableFinished) gone.abort();
      const duration = performance.now() - begun;
      const name = route?.name ?? 'none';
      // Whoever left before there was an answer was told nothing, of which Node says 200.
      const status = response.headersSent ? response.statusCode : 499;
      metrics.request(name, knownMethod(message.method), status, duration / 1000);
      const line = { requestId: caller.requestId, method: message.method, path: pathname, status };
      const level = route?.logged === true ? 'info' : 'debug';
      logger[level]({ ...line, route: name, ms: Math.round(duration) }, 'Request');
    });
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('content-security-policy', contentSecurityPolicy(route?.policy ?? 'data'));
    response.setHeader('x-request-id', caller.requestId);
    if (stopping) response.setHeader('connection', 'close');
    const answer = await answerOf(message, response, route, caller, gone.signal);
    if (answer.status === 408) response.setHeader('connection', 'close');
    try {
      const acceptEncoding = message.headers['accept-encoding'];
      await sendResponse(response, answer, { acceptEncoding, stop: stop.signal });
    } catch (error) {
      if (!gone.signal.aborted) {
        logger.error({ requestId: caller.requestId, err: error }, 'An answer broke off');
      }
      response.destroy();
    }
  }

  async function answerOf(
    message: IncomingMessage,
    response: ServerResponse,
    route: Route | undefined,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Response> {
    const language = languageOf(message.headers['accept-language']);
    const { refuse = plainError } = route ?? {};
    let refused: BodyRefusal | undefined;
    let isUnderWay = false;
    const end = () => {
      if (isUnderWay) options.load?.end();
      isUnderWay = false;
    };
    try {
      if (routes === undefined) return starting(message.headers.accept);
      if (!admitsProxy(message))
        return plainError(503, 'NOT_SET_UP', '服务器未设置 TRUST_PROXY，详见日志');
      if (route === undefined) return plainError(404, 'NOT_FOUND', '没有这个地址');
      const { rate, load } = options;
      if (route.counted && rate !== undefined) {
        const isAdmitted = rate.admits(caller.address);
        const fields = rate.fieldsOf(caller.address);
        if (fields !== undefined) {
          response.setHeader('ratelimit-policy', fields.policy);
          response.setHeader('ratelimit', fields.left);
        }
        if (!isAdmitted)
          return later(refuse(429, 'TOO_MANY', tooManyRequests(rate.wait)[language]), rate.wait);
      }
      if (route.counted && load !== undefined) {
        if (!load.admits())
          return later(refuse(503, 'OVERLOADED', overloaded[language]), load.wait);
        load.begin();
        isUnderWay = true;
        response.once('close', end);
      }
      const request = await toRequest(message, route, caller, signal, (refusal) => {
        refused = refusal;
      });
      if (request === 405) return wrongMethod(refuse, language, route.methods ?? everyMethod);
      if (request === 415) return packed(refuse, language);
      if (typeof request === 'number') return refuse(request, 'BAD_REQUEST', '请求无效');
      const answer = await route.handle(request, caller);
      // A stream stands and waits: it is no work.
      if (isEndless(answer)) end();
      return refused === undefined ? answer : refusalAnswer(refused, language, refuse);
    } catch (error) {
      const refusal = refused ?? (error instanceof BodyRefusal ? error : undefined);
      if (refusal !== undefined) return refusalAnswer(refusal, language, refuse);
      if (!signal.aborted) {
        logger.error({ requestId: caller.requestId, route: route?.name, err: error }, 'Fault');
      }
      return refuse(500, 'INTERNAL', `服务器开小差了，请稍后重试（编号 ${caller.requestId}）`);
    }
  }

  /** The web request, or the status that refuses what is none. */
  async function toRequest(
    message: IncomingMessage,
    route: Route,
    caller: Caller,
    signal: AbortSignal,
    onRefused: (refusal: BodyRefusal) => void,
  ): Promise<Request | number> {
    const target = message.url ?? '';
    const url = `${options.publicUrl ?? `http://${message.headers.host ?? 'localhost'}`}${target}`;
    if (!target.startsWith('/') || !URL.canParse(url)) return 400;
    const method = message.method ?? 'GET';
    if (method === 'TRACE' || method === 'CONNECT' || method === 'TRACK') return 405;
    if (route.methods !== undefined && !route.methods.includes(method)) return 405;
    let body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null = null;
    if (hasBody(message) && method !== 'GET' && method !== 'HEAD') {
      if (route.body === undefined) return 400;
      // A file that comes packed is taken as it is, and unpacked with care where it is read.
      if (isPacked(message) && !route.body.stream) return 415;
      checkAnnouncedLength(message, route.body);
      body = route.body.stream
        ? streamBody(message, route.body, onRefused)
        : await readBody(message, route.body);
    }
    const init: RequestInit & { duplex: 'half' } = {
      method,
      headers: route.Request ? plainHeadersOf(message, caller) : headersOf(message, caller),
      body,
      signal,
      duplex: 'half',
    };
    return new (route.Request ?? Request)(url, init);
  }

  /** The server no longer knows these sockets, but waits for them when it closes. */
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    // Without a listener an error of this socket would end the process.
    socket.on('error', () => socket.destroy());
    const upgrade = upgrades[(request.url ?? '').split('?', 1)[0] ?? ''];
    const isOpen = routes !== undefined && !stop.signal.aborted;
    if (upgrade === undefined || !isOpen || !admitsProxy(request))
      refuseUpgrade(socket, isOpen && upgrade === undefined ? 404 : 503);
    else upgrade(request, socket, head);
  });

  return {
    server,
    get stopping() {
      return stopping;
    },
    get inFlight() {
      return inFlight;
    },
    open(given, givenUpgrades) {
      options.load?.start();
      routes = given;
      upgrades = givenUpgrades;
    },
    listen: (port, host) => listen(server, port, host),
    drain() {
      stopping = true;
    },
    stop(grace) {
      stopping = true;
      stop.abort();
      options.load?.stop();
      return new Promise((resolve) => {
        const cut = setTimeout(() => {
          server.closeAllConnections();
          for (const socket of upgraded) socket.destroy();
        }, grace);
        // Connections whose last answer promised to stay open become idle one by one.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(sweep);
          resolve();
        });
      });
    },
  };
}

/** Methods become labels of metrics, of which there must not be any number. */
function knownMethod(method = ''): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method)
    ? method
    : 'other';
}
