import { inEnglish } from '../../api/contract/english.ts';
import type { Language } from '../../api/contract/language.ts';
import type { NamedRefusal } from '../../api/contract/refusals.ts';
import type { BodyRefusal } from './request-body.ts';

/** What a request is answered that no route answers. */

/** An error in the form that the web client's upload understands too. */
export function plainError(
  status: number,
  code: string,
  message: string,
  refusal?: NamedRefusal,
): Response {
  return Response.json(
    { error: { code, message, refusal } },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

const startingText = '服务器正在启动，请稍候';

/** To a browser that opens a page: the words alone, which ask again by themselves. It is set up without a script. */
const startingPage = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><meta name="color-scheme" content="light dark"><title>${startingText}</title><h1>${startingText}</h1></html>`;

/** What is answered before the routes are known, by what the request accepts. */
export function starting(accept: string | undefined): Response {
  if (accept?.includes('text/html') !== true)
    return later(plainError(503, 'STARTING', startingText, { name: 'STARTING', values: {} }), 1);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return later(new Response(startingPage, { status: 503, headers }), 1);
}

/** Refuses in the form of a route's own errors. */
export type Refuse = typeof plainError;

/** The same refusal, with the seconds after which it is worth asking again. */
export function later(answer: Response, wait: number): Response {
  answer.headers.set('retry-after', String(wait));
  return answer;
}

/** Refuses a body that is compressed, and says that none may be (RFC 9110 section 15.5.16). */
export function packed(refuse: Refuse, language: Language): Response {
  const words = {
    zh: '请求内容请勿压缩（不带 Content-Encoding）',
    en: 'Send the body as it is, without Content-Encoding.',
  };
  const answer = refuse(415, 'BAD_REQUEST', words[language]);
  answer.headers.set('accept-encoding', 'identity');
  return answer;
}

/** What is answered at all; each address takes some of them, and says which. */
export const everyMethod = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

/** Refuses a method, and says which may be used (RFC 9110 section 15.5.6). */
export function wrongMethod(
  refuse: Refuse,
  language: Language,
  allowed: readonly string[],
): Response {
  const list = allowed.join(', ');
  const words = { zh: `请求方法不受支持，请使用 ${list}`, en: `Use ${list}.` };
  const answer = refuse(405, 'BAD_REQUEST', words[language]);
  answer.headers.set('allow', list);
  return answer;
}

export function refusalAnswer(
  { status, limits }: BodyRefusal,
  language: Language,
  refuse: Refuse,
): Response {
  const told = (message: string, refusal: NamedRefusal): Response =>
    refuse(status, refusal.name, (language === 'en' && inEnglish(refusal)) || message, refusal);
  if (status === 413) {
    if (limits?.tooLarge !== undefined)
      return told(limits.tooLarge.message, limits.tooLarge.refusal);
    const most = readableSize(limits?.bytes ?? 0);
    const message = `文件或请求内容过大（上限 ${most}），请拆分或压缩成 .gz 后重试`;
    return told(message, { name: 'TOO_LARGE', values: { most } });
  }
  if (status === 408)
    return told('上传中断或太慢，请检查网络后重试', { name: 'TOO_SLOW', values: {} });
  const broken = { zh: '请求内容不完整，请重试', en: 'The body broke off.' };
  return refuse(400, 'BAD_REQUEST', broken[language]);
}

export function readableSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1
    ? `${Math.floor(megabytes * 10) / 10} MB`
    : `${Math.floor(bytes / 1024)} KB`;
}
