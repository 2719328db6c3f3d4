import { randomUUID } from 'node:crypto';
import { createHousekeeping } from './account/housekeeping.ts';
import { requireAdmitted, stillAdmitted } from './admission.ts';
import { beginLine } from './audit/tell.ts';
import { backgroundOf } from './binding/background.ts';
import { answerPage } from './binding/pages.ts';
import { findCaller, requireOpenToViewing } from './caller.ts';
import { type Call, platformTaken } from './contract/call.ts';
import { downloadPath } from './contract/exports.ts';
import { languageOf } from './contract/language.ts';
import { refusalSaid } from './contract/refusals.ts';
import { storedPath } from './contract/rules/stored-path.ts';
import { isUsual, ofUsual } from './contract/usual-refusals.ts';
import type { ApiDeps, CallContext } from './deps.ts';
import { documentPages } from './docs/pages.ts';
import { answerDownload } from './files/download.ts';
import { exportWork } from './files/export-work.ts';
import { HttpRefusal, successResponse } from './http/answer.ts';
import { failure } from './http/failure.ts';
import { readFields } from './http/fields.ts';
import { requireShape } from './http/shape.ts';
import { importJobs } from './imports/jobs.ts';
import { imageWork } from './listing/images/work.ts';
import { listingWork } from './listing/work.ts';
import { answerBackOffice } from './marketplace/simulator/back-office/back-office.ts';
import { answerFileHost } from './marketplace/simulator/file-host/file-host.ts';
import { mailWork } from './notices/mail-work.ts';
import { pushWork } from './notices/push-work.ts';
import { Refusal, refuse } from './refusal.ts';
import { type Endpoint, methodsAt, routes, tableOf } from './route-table.ts';
import { removeUnfinished } from './uploads/folder-store.ts';
import { answerStored } from './uploads/serve.ts';

/** The embedded reference implementation of the `/api` surface. */
export interface Api {
  /** Answers any request, a wrong one too; never rejects. */
  handle(request: Request): Promise<Response>;
  /** Stops running imports and waits for what else runs in the background. The database stays open: it is the caller's. */
  close(): Promise<void>;
}

/** The embedded API over a migrated database. */
export function createApi(deps: ApiDeps): Api {
  const table = tableOf(routes);
  const housekeeping = createHousekeeping(deps);
  const background = openBackground(deps);

  async function answer(request: Request, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    for (const answerHere of [answerFileHost, answerBackOffice, answerPage]) {
      const answered = await answerHere(deps, request, url);
      if (answered !== undefined) return answered;
    }
    const page =
      url.pathname === downloadPath
        ? () => answerDownload(deps, url)
        : storedPath.test(url.pathname)
          ? () => answerStored(deps, url.pathname)
          : documentPages.get(url.pathname);
    const methods = methodsAt(table, url.pathname);
    if (page === undefined && methods === undefined)
      throw new HttpRefusal(404, {
        zh: '接口不存在，全部接口见 /api/docs',
        en: 'There is no such call; /api/docs has them all.',
      });

    const allowed = methods === undefined ? ['GET'] : [...methods.keys()];
    if (allowed.includes('GET')) allowed.push('HEAD');
    const allow = [...allowed, 'OPTIONS'].join(', ');
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { allow, 'x-request-id': requestId } });
    if (!allowed.includes(request.method))
      throw new HttpRefusal(
        405,
        { zh: `请求方法不受支持，请使用 ${allowed[0]}`, en: `Use ${allowed[0]}.` },
        { allow },
      );
    if (page !== undefined) return page(request);

    const endpoint = methods?.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (endpoint === undefined)
      throw new Error(`No endpoint for ${request.method} ${url.pathname}`);
    const cookies: string[] = [];
    const data = await run(endpoint, request, url, requestId, cookies);
    const language = languageOf(request.headers.get('accept-language'));
    return successResponse(requestId, data, cookies, language);
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
      begunAt: deps.now(),
    };
    // Before the line: the log does not tell of the person what somebody else has tried.
    requireOpenToViewing(call, caller);
    const line = beginLine(call, context);
    try {
      requireAdmitted(call, caller);
      const data = await declaredOnly(deps, call, async () => {
        const fields = await readFields(call, request, url);
        await line.fields(fields);
        return route.run(fields, await stillAdmitted(call, context));
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
      for (const work of background) await work.close();
      await housekeeping.close();
    },
  };
}

/** What is done beside answering; nothing where everything is only read. */
function openBackground(deps: ApiDeps) {
  if (deps.config.readOnly) return [];
  // From the start, not from the first import: what a killed server left behind is noted at once.
  const imports = importJobs(deps);
  const pushes = pushWork(deps);
  const works = [listingWork(deps), imageWork(deps), exportWork(deps), pushes, mailWork(deps)];
  for (const work of works) work.wake();
  // What people wait for is told at once, not when it is looked for the next time.
  imports.onOver(() => pushes.look());
  removeUnfinished(deps.config.dataDir, deps.now()).catch((error: unknown) => {
    deps.logger.warn({ err: error }, 'Pictures that were never written to their end stay');
  });
  return [imports, ...works];
}

/** The id that the sender gave, when it is a plain one; a new one otherwise. */
function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
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
