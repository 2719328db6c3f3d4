import { randomUUID } from 'node:crypto';
import { DatabaseBusy } from '../db/engine/busy.ts';
import { isDiskFull } from '../db/engine/scratch.ts';
import { createHousekeeping } from './account/housekeeping.ts';
import { routes as apiKeyRoutes } from './account/key-routes.ts';
import { routes as accountRoutes } from './account/routes.ts';
import { routes as sessionRoutes } from './account/session-routes.ts';
import { routes as tableViewRoutes } from './account/table-view-routes.ts';
import { routes as userNoteRoutes } from './account/user-note-routes.ts';
import { routes as viewingRoutes } from './account/viewing.ts';
import { routes as auditRoutes } from './audit/routes.ts';
import { beginLine } from './audit/tell.ts';
import { routes as billingRoutes } from './billing/routes.ts';
import { backgroundOf } from './binding/background.ts';
import { answerPage } from './binding/pages.ts';
import { routes as bindingRoutes } from './binding/routes.ts';
import {
  findCaller,
  isShipper,
  requireOpenToHelper,
  requireOpenToKey,
  requireOpenToViewing,
  signedIn,
} from './caller.ts';
import { type Call, platformTaken, stocksPath } from './contract/call.ts';
import { resultCode } from './contract/envelope.ts';
import { downloadPath } from './contract/exports.ts';
import { matchPath, pathParameters } from './contract/path.ts';
import { type DeclaredRefusal, refusalSaid } from './contract/refusals.ts';
import { storedPath } from './contract/rules/stored-path.ts';
import { isUsual, ofUsual } from './contract/usual-refusals.ts';
import { routes as deliveryRoutes } from './delivery/routes.ts';
import type { ApiDeps, CallContext, Caller, Route } from './deps.ts';
import { routes as desktopRoutes } from './desktop/routes.ts';
import { documentPages } from './docs/pages.ts';
import { answerDownload } from './files/download.ts';
import { exportWork } from './files/export-work.ts';
import { routes as exportRoutes } from './files/routes.ts';
import { envelopeResponse, HttpRefusal, statusResponse, successResponse } from './http/answer.ts';
import { readFields } from './http/fields.ts';
import { requireShape } from './http/shape.ts';
import { importJobs } from './imports/jobs.ts';
import { routes as importRoutes } from './imports/routes.ts';
import { routes as tryRoutes } from './imports/tries.ts';
import { routes as labelRoutes } from './labels/routes.ts';
import { routes as imageRoutes } from './listing/images/routes.ts';
import { imageWork } from './listing/images/work.ts';
import { routes as listingRoutes } from './listing/routes.ts';
import { listingWork } from './listing/work.ts';
import { answerBackOffice } from './marketplace/simulator/back-office/back-office.ts';
import { answerFileHost } from './marketplace/simulator/file-host/file-host.ts';
import { routes as alertRoutes } from './notices/alert-routes.ts';
import { routes as mailRoutes } from './notices/mail-routes.ts';
import { mailWork } from './notices/mail-work.ts';
import { routes as pushRoutes } from './notices/push-routes.ts';
import { pushWork } from './notices/push-work.ts';
import { routes as noticeRoutes } from './notices/routes.ts';
import { routes as managerRoutes } from './people/manager-routes.ts';
import { routes as operatorRoutes } from './people/operator-routes.ts';
import { routes as peopleRoutes } from './people/people-routes.ts';
import { routes as shipperRoutes } from './people/shipper-routes.ts';
import { routes as courseRoutes } from './products/course-routes.ts';
import { routes as productRoutes } from './products/routes.ts';
import { routes as sharedStockRoutes } from './products/shared-stock-routes.ts';
import { routes as productStatisticsRoutes } from './products/statistics-routes.ts';
import { routes as productWriteRoutes } from './products/write-routes.ts';
import { Refusal, refuse } from './refusal.ts';
import { routes as groupRoutes } from './shops/group-routes.ts';
import { routes as shopHealthRoutes } from './shops/health-routes.ts';
import { routes as shopReportRoutes } from './shops/report-routes.ts';
import { routes as shopRoutes } from './shops/routes.ts';
import { routes as cashRoutes } from './statistics/cash-routes.ts';
import { routes as changeRoutes } from './statistics/change-routes.ts';
import { routes as eventRoutes } from './statistics/event-routes.ts';
import { routes as financeRoutes } from './statistics/finance-routes.ts';
import { routes as originRoutes } from './statistics/origin-routes.ts';
import { routes as recentSalesRoutes } from './statistics/recent-sales-routes.ts';
import { routes as statisticsRoutes } from './statistics/routes.ts';
import { routes as salesSplitRoutes } from './statistics/sales-splits-routes.ts';
import { routes as standingRoutes } from './statistics/standing-routes.ts';
import { routes as stockStatisticsRoutes } from './statistics/stock-routes.ts';
import { routes as todoRoutes } from './todos/routes.ts';
import { routes as uploadRoutes } from './uploads/routes.ts';
import { answerStored } from './uploads/serve.ts';

/** The embedded reference implementation of the `/api` surface. */
export interface Api {
  /** Answers any request, a wrong one too; never rejects. */
  handle(request: Request): Promise<Response>;
  /** Stops running imports and waits for what else runs in the background. The database stays open: it is the caller's. */
  close(): Promise<void>;
}

/** Every route there is, one for each declared call. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...apiKeyRoutes,
  ...sessionRoutes,
  ...tableViewRoutes,
  ...userNoteRoutes,
  ...viewingRoutes,
  ...auditRoutes,
  ...bindingRoutes,
  ...billingRoutes,
  ...shopRoutes,
  ...shopHealthRoutes,
  ...groupRoutes,
  ...peopleRoutes,
  ...shipperRoutes,
  ...managerRoutes,
  ...operatorRoutes,
  ...statisticsRoutes,
  ...recentSalesRoutes,
  ...salesSplitRoutes,
  ...changeRoutes,
  ...originRoutes,
  ...standingRoutes,
  ...eventRoutes,
  ...productStatisticsRoutes,
  ...sharedStockRoutes,
  ...courseRoutes,
  ...cashRoutes,
  ...productRoutes,
  ...productWriteRoutes,
  ...deliveryRoutes,
  ...desktopRoutes,
  ...financeRoutes,
  ...stockStatisticsRoutes,
  ...shopReportRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...tryRoutes,
  ...labelRoutes,
  ...listingRoutes,
  ...imageRoutes,
  ...noticeRoutes,
  ...alertRoutes,
  ...pushRoutes,
  ...mailRoutes,
  ...todoRoutes,
  ...uploadRoutes,
];

interface Endpoint {
  readonly route: Route;
  readonly dataSource: CallContext['dataSource'];
}

/** Path, then method. */
type Table = ReadonlyMap<string, ReadonlyMap<string, Endpoint>>;

function tableOf(all: readonly Route[]): Table {
  const table = new Map<string, Map<string, Endpoint>>();
  const add = (path: string, endpoint: Endpoint): void => {
    const methods = table.get(path) ?? new Map<string, Endpoint>();
    methods.set(endpoint.route.call.method, endpoint);
    table.set(path, methods);
  };
  for (const route of all) {
    const { call } = route;
    add(call.path, { route, dataSource: 'sales' });
    if (call.stockable) add(stocksPath(call.path), { route, dataSource: 'stocks' });
  }
  return table;
}

/** The methods at an address: of the path itself or, where none is so called, of one with named parts. */
function methodsAt(table: Table, pathname: string): ReadonlyMap<string, Endpoint> | undefined {
  const exact = table.get(pathname);
  if (exact !== undefined) return exact;
  for (const [path, methods] of table) {
    if (pathParameters(path).length > 0 && matchPath(path, pathname)) return methods;
  }
  return undefined;
}

/** The embedded API over a migrated database. */
export function createApi(deps: ApiDeps): Api {
  const table = tableOf(routes);
  const housekeeping = createHousekeeping(deps);
  // From the start, not from the first import: what a killed server left behind is noted at once.
  const imports = deps.config.readOnly ? undefined : importJobs(deps);
  const listings = deps.config.readOnly ? undefined : listingWork(deps);
  listings?.wake();
  const images = deps.config.readOnly ? undefined : imageWork(deps);
  images?.wake();
  const exports = deps.config.readOnly ? undefined : exportWork(deps);
  exports?.wake();
  const pushes = deps.config.readOnly ? undefined : pushWork(deps);
  pushes?.wake();
  const mails = deps.config.readOnly ? undefined : mailWork(deps);
  mails?.wake();
  // What people wait for is told at once, not when it is looked for the next time.
  imports?.onOver(() => pushes?.look());

  async function answer(request: Request, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    const hosted = await answerFileHost(deps, request, url);
    if (hosted !== undefined) return hosted;
    const office = await answerBackOffice(deps, request, url);
    if (office !== undefined) return office;
    const visited = await answerPage(deps, request, url);
    if (visited !== undefined) return visited;
    const page =
      url.pathname === downloadPath
        ? () => answerDownload(deps, url)
        : storedPath.test(url.pathname)
          ? () => answerStored(deps, url.pathname)
          : documentPages.get(url.pathname);
    const methods = methodsAt(table, url.pathname);
    if (page === undefined && methods === undefined)
      return statusResponse(requestId, 404, '接口不存在，全部接口见 /api/docs');

    const allowed = methods === undefined ? ['GET'] : [...methods.keys()];
    if (allowed.includes('GET')) allowed.push('HEAD');
    const allow = [...allowed, 'OPTIONS'].join(', ');
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { allow, 'x-request-id': requestId } });
    if (!allowed.includes(request.method))
      return statusResponse(requestId, 405, `请求方法不受支持，请使用 ${allowed[0]}`, { allow });
    if (page !== undefined) return page();

    const endpoint = methods?.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (endpoint === undefined)
      throw new Error(`No endpoint for ${request.method} ${url.pathname}`);
    const cookies: string[] = [];
    const data = await run(endpoint, request, url, requestId, cookies);
    return successResponse(requestId, data, cookies);
  }

  async function run(
    { route, dataSource }: Endpoint,
    request: Request,
    url: URL,
    requestId: string,
    cookies: string[],
  ): Promise<unknown> {
    const { call } = route;
    if (deps.config.readOnly && call.visitor !== 'preview') refuse(ofUsual, 'previewOnly');
    const caller = await findCaller(deps, request);
    const context: CallContext = {
      ...deps,
      caller,
      dataSource,
      platform: platformTaken(call, dataSource),
      request,
      requestId,
      cookies,
      clientAddress: request.headers.get('x-client-address') ?? undefined,
    };
    // Before the line: the log does not tell of the person what somebody else has tried.
    requireOpenToViewing(call, caller);
    const line = beginLine(call, context);
    try {
      requireRole(call, caller);
      requireOpenToKey(call, caller);
      requireOpenToHelper(call, caller);
      const data = await declaredOnly(deps, call, async () => {
        const fields = await readFields(call, request, url);
        await line.fields(fields);
        return route.run(fields, context);
      });
      if (deps.config.validateOutput) requireShape(call, data);
      await line.done();
      if (call.kind === 'write') housekeeping.run();
      return data;
    } catch (error) {
      await line.failed(error);
      throw error;
    }
  }

  return {
    async handle(request) {
      const requestId = requestIdOf(request);
      let response: Response;
      try {
        response = await answer(request, requestId);
      } catch (error) {
        response = failure(deps, request, requestId, error);
      }
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
    close: async () => {
      await backgroundOf(deps).settled();
      await imports?.close();
      await listings?.close();
      await images?.close();
      await exports?.close();
      await pushes?.close();
      await mails?.close();
      await housekeeping.close();
    },
  };
}

/** The id that the sender gave, when it is a plain one; a new one otherwise. */
function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

function requireRole(call: Call, caller: Caller): void {
  if (call.role === 'anyone') return;
  const user = signedIn({ caller });
  if (isShipper(user) && !call.shippers) refuse(ofUsual, 'shipperOnPhone');
  // A refusal of the business, not of a right that the boss could grant.
  if (call.role === 'boss' && user.role !== 'boss') refuse(ofUsual, 'bossOnly');
}

/** While answers are checked, so are refusals: what is thrown by its key is declared by the call. */
async function declaredOnly<T>(deps: ApiDeps, call: Call, run: () => Promise<T>): Promise<T> {
  if (!deps.config.validateOutput) return run();
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && error.key !== undefined) {
      const isDeclared = error.named !== undefined && isUsual(error.named);
      const declared = refusalSaid(call, error.message);
      if (!isDeclared && declared?.key !== error.key)
        throw new Error(`${call.name} does not declare its refusal ${error.key}`, { cause: error });
    }
    throw error;
  }
}

/** When the same may be asked again. */
const later = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) };

/** What no call has refused, but what it runs on. */
function usualResponse(
  requestId: string,
  key: 'tooBusy' | 'diskFull',
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { msg, code = resultCode.business }: DeclaredRefusal = ofUsual.refusals[key];
  return envelopeResponse(requestId, code, msg, null, headers, { name: key, values: {} });
}

function failure(deps: ApiDeps, request: Request, requestId: string, error: unknown): Response {
  if (error instanceof Refusal)
    return envelopeResponse(
      requestId,
      error.code,
      error.message,
      null,
      later(error.retryAfter),
      error.named,
    );
  if (error instanceof DatabaseBusy) {
    deps.logger.warn({ requestId, err: error }, 'The database was busy for too long');
    return usualResponse(requestId, 'tooBusy', later(1));
  }
  if (isDiskFull(error)) {
    deps.logger.error({ requestId, err: error }, 'The disk is full');
    return usualResponse(requestId, 'diskFull');
  }
  if (error instanceof HttpRefusal)
    return statusResponse(requestId, error.status, error.message, error.headers);
  // Nobody reads this answer any more, and what failed is that somebody left.
  if (request.signal.aborted) return statusResponse(requestId, 499, '请求已取消');
  const { pathname } = new URL(request.url);
  deps.logger.error({ requestId, method: request.method, path: pathname, err: error }, 'API fault');
  return statusResponse(requestId, 500, `服务器开小差了，请稍后重试（编号 ${requestId}）`);
}
