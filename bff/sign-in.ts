import * as account from '../api/contract/account.ts';
import type { Call } from '../api/contract/call.ts';
import { resultCode } from '../api/contract/envelope.ts';
import { languageOf, type Told } from '../api/contract/language.ts';
import { Context } from './context.ts';
import { isOwnOrigin } from './credentials.ts';
import { wordsOf } from './graphql/mask.ts';
import { credentialsOf } from './graphql/plugins/session.ts';
import { inputErrors, wordsIn } from './schema/business-error.ts';
import type { Services } from './services.ts';
import { Fault } from './upstream/errors.ts';

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
  const language = languageOf(request.headers.get('accept-language'));
  const refuse = (status: number, said: Told): Response => answer(status, status, said[language]);
  if (call === undefined)
    return refuse(404, { zh: '没有这个地址', en: 'There is no such address.' });
  if (request.method !== call.method)
    return refuse(405, { zh: '请求方法不受支持', en: `Use ${call.method}.` });
  if (!isOwnOrigin(request.headers.get('origin'), url.host, publicUrl))
    return refuse(403, { zh: '请求来自其他网站', en: 'The request comes from another site.' });
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    return refuse(415, {
      zh: '请求格式不受支持，Content-Type 应为 application/x-www-form-urlencoded',
      en: 'Content-Type has to be application/x-www-form-urlencoded.',
    });
  const credentials = credentialsOf(request);
  if (credentials === undefined)
    return answer(200, resultCode.sessionInvalid, wordsOf(new Fault('UNAUTHENTICATED'), language));
  const fields = Object.fromEntries(new URLSearchParams(await request.text()));
  const [wrong] = inputErrors(call, fields);
  if (wrong !== undefined) return answer(200, resultCode.business, wordsIn(wrong, language));
  const context = new Context(services, credentials);
  try {
    const data = await context.call(call, fields);
    return answer(200, resultCode.success, language === 'en' ? 'Done.' : '操作成功', data);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { resultCode: code, status } = error.details;
    const said = wordsOf(error, language);
    return code === undefined ? answer(502, status ?? 502, said) : answer(200, code, said);
  } finally {
    context.deadline.end();
  }
}
