import { downloadPath } from '../api/contract/exports.ts';
import { storedPath } from '../api/contract/rules/stored-path.ts';
import { storedTypes } from '../api/contract/uploads.ts';
import { plainError } from './http/refusals.ts';
import { errorCodes } from './upstream/errors.ts';

/**
 * Files of an upstream of our own kind: what was uploaded to it, and exports by their signed addresses. It tells their
 * addresses as paths of the site, which is here: whoever sees pages need not reach the upstream itself.
 */
export const isStoredFile = (pathname: string): boolean =>
  storedPath.test(pathname) || pathname === downloadPath;

/** What no browser runs; another type would be a page of this site. */
const types: ReadonlySet<string> = new Set([
  ...Object.values(storedTypes),
  'text/csv',
  'application/x-ndjson',
]);

/** Of the answer everything else is the front's to say. */
const passed = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'cross-origin-resource-policy',
] as const;

/** Passes them on as they come, by nobody's right but the address: no cookie and no token goes along. */
export function createStoredFiles(upstreamUrl: string): (request: Request) => Promise<Response> {
  const base = upstreamUrl.replace(/\/+$/, '');
  return async ({ method, url, signal }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      const refusal = plainError(405, 'METHOD_NOT_ALLOWED', '请求方法不受支持');
      refusal.headers.set('allow', 'GET, HEAD');
      return refusal;
    }
    const { pathname, search } = new URL(url);
    const answer = await fetch(base + pathname + search, {
      method,
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal,
    }).catch(() => undefined);
    if (answer === undefined)
      return plainError(502, 'UPSTREAM_UNREACHABLE', errorCodes.UPSTREAM_UNREACHABLE.seller);
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (answer.status !== 200 || !types.has(type)) {
      await answer.body?.cancel();
      return answer.status >= 500
        ? plainError(502, 'UPSTREAM_STATUS', errorCodes.UPSTREAM_STATUS.seller)
        : plainError(404, 'NOT_FOUND', '没有这个文件，或地址已失效');
    }
    const headers = new Headers({ 'content-security-policy': "default-src 'none'; sandbox" });
    for (const name of passed) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  };
}
