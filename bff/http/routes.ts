import { createHash, timingSafeEqual } from 'node:crypto';
import { sentence } from '../../api/contract/refusals.ts';
import { ofFiles } from '../../api/contract/uploads.ts';
import type { Caller } from './caller.ts';
import { type Downloads, downloadsPath } from './downloads.ts';
import type { Route } from './front.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { plainError, type Refuse, readableSize } from './refusals.ts';
import type { StaticFiles } from './static-files.ts';

type Handle = (request: Request) => Promise<Response>;

/** Longest pauses and times of request bodies, in ms. */
export interface BodyTimes {
  readonly pause: number;
  readonly total: number;
}

export interface RouteOptions {
  /** Answers /graphql, /upload/import, /upload/try and /oss/upload. */
  readonly graphql: Handle;
  /** The class of requests to /graphql. */
  readonly GraphqlRequest?: Route['Request'];
  /** The embedded api; undefined where a real upstream is used. */
  readonly api: Handle | undefined;
  /** Uploaded files and exports of the upstream that is used in its place. */
  readonly stored?: Pick<Route, 'matches'> & { readonly handle: Handle };
  /** The calls that are answered in its place. */
  readonly signIn?: Pick<Route, 'matches'> & { readonly handle: Handle };
  /** /dev/inbox; undefined where messages are really sent or others could read along. */
  readonly inbox: Handle | undefined;
  readonly files: StaticFiles;
  /** The pages of which a signed-in person gets a document of their own; without them everybody's is the same. */
  readonly ownPages?: Pick<Route, 'matches'> & {
    readonly answer: (request: Request, caller: Caller) => Promise<Response | undefined>;
  };
  /** What people can download. */
  readonly downloads?: Downloads;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly importMaxBytes: number;
  readonly uploadMaxBytes: number;
  /** Largest body of a GraphQL request. */
  readonly documentMaxBytes: number;
  readonly bodyTimes: BodyTimes;
}

const megabyte = 1024 * 1024;

const reading = ['GET', 'HEAD'];

const graphqlRefusal: Refuse = (status, code, message) =>
  Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { 'cache-control': 'no-store' } },
  );

const envelopeRefusal: Refuse = (status, _code, msg, refusal) =>
  Response.json(
    { code: status, msg, data: null, refusal },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/** Everything that the one port answers, in the order in which it is looked up. */
export function createRoutes(options: RouteOptions): readonly Route[] {
  const { graphql, api, inbox, files, downloads, readiness, metrics, bodyTimes } = options;
  const document = { ...bodyTimes, bytes: options.documentMaxBytes };
  const upload = { ...bodyTimes, bytes: options.importMaxBytes, stream: true };
  const values = { limit: readableSize(options.uploadMaxBytes) };
  const tooLarge = {
    message: sentence(ofFiles.refusals.tooLargeFile.msg, values),
    refusal: { name: 'tooLargeFile', values },
  };
  const routes: Route[] = [
    {
      name: 'graphql',
      // Below it lies what GraphiQL is made of.
      matches: (pathname) => pathname === '/graphql' || pathname.startsWith('/graphql/'),
      policy: 'graphiql',
      counted: true,
      refuse: graphqlRefusal,
      body: document,
      handle: graphql,
      ...(options.GraphqlRequest && { Request: options.GraphqlRequest }),
    },
    {
      name: 'upload',
      matches: (pathname) => pathname.startsWith('/upload/'),
      policy: 'data',
      counted: true,
      logged: true,
      body: upload,
      handle: graphql,
    },
    {
      name: 'file upload',
      matches: (pathname) => pathname === '/oss/upload',
      policy: 'data',
      counted: true,
      logged: true,
      refuse: envelopeRefusal,
      // What is over its limit is refused by the call; this one is the last resort, in the same words.
      body: { ...upload, bytes: 2 * options.uploadMaxBytes + megabyte, tooLarge },
      handle: graphql,
    },
    {
      name: 'healthz',
      matches: (pathname) => pathname === '/healthz',
      methods: reading,
      policy: 'data',
      handle: () => new Response('ok\n', { headers: { 'cache-control': 'no-store' } }),
    },
    {
      name: 'readyz',
      matches: (pathname) => pathname === '/readyz',
      methods: reading,
      policy: 'data',
      handle: () => readiness.answer(),
    },
    {
      name: 'metrics',
      matches: (pathname) => pathname === '/metrics',
      methods: reading,
      policy: 'data',
      handle: async (request, caller) =>
        mayReadMetrics(request, caller, options.metricsToken)
          ? new Response(await metrics.text(), {
              headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
            })
          : plainError(401, 'UNAUTHENTICATED', '需要 METRICS_TOKEN 才能查看'),
    },
    {
      name: 'mqtt',
      matches: (pathname) => pathname === '/mqtt',
      policy: 'data',
      handle: () => {
        const answer = plainError(426, 'UPGRADE_REQUIRED', '此地址只接受 MQTT 的 websocket 连接');
        answer.headers.set('upgrade', 'websocket');
        return answer;
      },
    },
  ];
  if (api !== undefined) {
    routes.push(
      {
        name: 'api upload',
        matches: (pathname) => pathname === '/api/import/upload' || pathname === '/api/import/try',
        policy: 'data',
        counted: true,
        logged: true,
        refuse: envelopeRefusal,
        // The api refuses in its own envelope what is over its limit; this one is only the last resort.
        body: { ...upload, bytes: 2 * options.importMaxBytes + megabyte },
        handle: api,
      },
      {
        name: 'file host',
        matches: (pathname) => pathname.startsWith('/api/simulator/files/'),
        policy: 'data',
        counted: true,
        logged: true,
        refuse: envelopeRefusal,
        // A part of a large file, and the form around it.
        body: { ...upload, bytes: 6 * megabyte },
        handle: api,
      },
      {
        name: 'stored file',
        matches: (pathname) => pathname.startsWith('/oss/'),
        policy: 'data',
        counted: true,
        refuse: envelopeRefusal,
        handle: api,
      },
      {
        name: 'api',
        matches: (pathname) => pathname === '/api' || pathname.startsWith('/api/'),
        policy: 'data',
        counted: true,
        logged: true,
        refuse: envelopeRefusal,
        body: { ...bodyTimes, bytes: 2 * megabyte },
        handle: api,
      },
    );
  }
  if (api === undefined && options.stored !== undefined) {
    routes.push({ name: 'stored file', policy: 'data', counted: true, ...options.stored });
  }
  if (api === undefined && options.signIn !== undefined) {
    routes.push({
      name: 'sign-in',
      matches: options.signIn.matches,
      policy: 'data',
      counted: true,
      refuse: envelopeRefusal,
      body: { ...bodyTimes, bytes: 64 * 1024 },
      handle: options.signIn.handle,
    });
  }
  if (downloads !== undefined) {
    routes.push({
      name: 'download',
      matches: (pathname) => pathname.startsWith(downloadsPath),
      policy: 'data',
      counted: true,
      handle: (request) => downloads.answer(request),
    });
  }
  if (inbox !== undefined) {
    routes.push({
      name: 'dev inbox',
      matches: (pathname) => /^\/dev\/inbox(\.json|\.js)?$/.test(pathname),
      policy: 'app',
      handle: (request, caller) =>
        caller.isLocal && isLoopbackName(new URL(request.url).hostname)
          ? inbox(request)
          : plainError(404, 'NOT_FOUND', '没有这个地址'),
    });
  }
  if (options.ownPages !== undefined) {
    const { matches, answer } = options.ownPages;
    routes.push({
      name: 'own page',
      matches,
      policy: 'app',
      async handle(request, caller) {
        const own = await answer(request, caller);
        if (own !== undefined) return own;
        const common = await web(request, files);
        common.headers.set('vary', 'accept-encoding, cookie');
        return common;
      },
    });
  }
  routes.push({
    name: 'web',
    matches: (pathname) => !/^\/(api|oss|upload|downloads|dev|mqtt)(\/|$)/.test(pathname),
    policy: 'app',
    handle: (request) => web(request, files),
  });
  return routes;
}

async function web(request: Request, files: StaticFiles): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const answer = plainError(405, 'METHOD_NOT_ALLOWED', '请求方法不受支持');
    answer.headers.set('allow', 'GET, HEAD');
    return answer;
  }
  if (!files.built) {
    return plainError(503, 'NOT_BUILT', '网页尚未构建，请先运行 npm run build');
  }
  let pathname: string;
  try {
    pathname = decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return plainError(400, 'BAD_REQUEST', '请求无效');
  }
  return (await files.answer(request, pathname)) ?? plainError(404, 'NOT_FOUND', '没有这个文件');
}

/** A page of another site can point a name of its own at this machine; it cannot change the name. */
function isLoopbackName(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function mayReadMetrics(request: Request, caller: Caller, token: string | undefined): boolean {
  if (caller.isLocal) return true;
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}
