import * as account from '../api/contract/account.ts';
import type { Call } from '../api/contract/call.ts';
import { resultCode } from '../api/contract/envelope.ts';
import { Context } from './context.ts';
import { isOwnOrigin } from './credentials.ts';
import { credentialsOf } from './graphql/plugins/session.ts';
import { inputErrors } from './schema/business-error.ts';
import type { Services } from './services.ts';
import { errorCodes, Fault } from './upstream/errors.ts';

/**
 * Beside a real upstream the `/api` surface is there and not here, but for signing in: programs get the token
 * for /graphql at the same address as from the embedded api, and with it the cookies that the upstream wants
 * back. Nothing else is passed on.
 */
const passed: ReadonlyMap<string, Call> = new Map(
  Object.values(account)
    .filter((value): value is Call & typeof value => 'path' in value && 'role' in value)
    .filter(({ role, encoding }) => role === 'anyone' && encoding === 'form')
    .map((call) => [call.path, call]),
);

export const isSignInPath = (pathname: string): boolean => passed.has(pathname);

const answer = (status: number, code: number, msg: string, data: unknown = null): Response =>
  Response.json({ code, msg, data }, { status, headers: { 'cache-control': 'no-store' } });

/** Answers one of these calls: a form of fields in, the envelope out. */
export async function handleSignIn(
  request: Request,
  services: Services,
  publicUrl: string | undefined,
): Promise<Response> {
  const url = new URL(request.url);
  const call = passed.get(url.pathname);
  if (call === undefined) return answer(404, 404, '没有这个地址');
  if (request.method !== call.method) return answer(405, 405, '请求方法不受支持');
  if (!isOwnOrigin(request.headers.get('origin'), url.host, publicUrl))
    return answer(403, 403, '请求来自其他网站');
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    return answer(
      415,
      415,
      '请求格式不受支持，Content-Type 应为 application/x-www-form-urlencoded',
    );
  const credentials = credentialsOf(request);
  if (credentials === undefined)
    return answer(200, resultCode.sessionInvalid, errorCodes.UNAUTHENTICATED.seller);
  const fields = Object.fromEntries(new URLSearchParams(await request.text()));
  const [wrong] = inputErrors(call, fields);
  if (wrong !== undefined) return answer(200, resultCode.business, wrong.message);
  const context = new Context(services, credentials);
  try {
    const data = await context.call(call, fields);
    return answer(200, resultCode.success, '操作成功', data);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { resultCode: code, status } = error.details;
    return code === undefined
      ? answer(502, status ?? 502, error.message)
      : answer(200, code, error.message);
  } finally {
    context.deadline.end();
  }
}
