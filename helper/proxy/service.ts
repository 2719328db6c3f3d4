import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, request as send } from 'undici';
import { type Answer, corsHeaders, sendAnswer } from '../http/answer.ts';
import { readWhole, TooLarge } from '../http/body.ts';
import type { Service } from '../http/doors.ts';
import { log } from '../log.ts';
import type { Login } from '../session/login.ts';
import type { Settings } from '../settings.ts';
import { type Asked, askedBy } from './asked.ts';
import { plainOf } from './encoding.ts';
import { headersToPage, headersToTarget } from './headers.ts';
import { officeAnswerOf, officeAskOf } from './seller.ts';
import { type Target, targetOf } from './target.ts';

/** Forwards requests of pages to the seller centres of marketplaces, by the network of this machine. */

type ProxySettings = Pick<
  Settings,
  | 'targetHosts'
  | 'simulatorHosts'
  | 'proxyTimeout'
  | 'proxyMaxBytes'
  | 'uploadPaths'
  | 'sellerPaths'
>;

/** Requests under way at once: what they hold is in memory. */
const mostAtOnce = 24;

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof methods)[number];

const refuse = (status: number, refused: string, msg: string): Answer => ({
  status,
  refused,
  code: 1,
  msg,
});

const answers = {
  path: refuse(404, 'path', '桌面助手没有此服务'),
  method: refuse(405, 'method', '请求方法不受支持'),
  host: refuse(403, 'host', '目标地址不在允许范围内'),
  body: refuse(400, 'body', '提交的内容不完整'),
  mall: refuse(400, 'mall', '请指定店铺'),
  cookie: refuse(409, 'cookie', '店铺还没有平台会话，请先绑定或重新绑定主账号'),
  busy: refuse(503, 'busy', '同时转发的请求过多，请稍后重试'),
  tooLarge: refuse(413, 'tooLarge', '提交的内容过大'),
  slowBody: refuse(408, 'slowBody', '提交的内容传输过慢'),
  timeout: refuse(504, 'timeout', '请求超时，请稍后重试'),
  answerTooLarge: refuse(502, 'answerTooLarge', '平台返回的内容过大'),
  answer: refuse(502, 'answer', '平台返回的内容无法识别，请稍后重试'),
  session: refuse(502, 'session', '平台没有接受店铺的会话，请重试；仍不行请重新绑定主账号'),
  tooMany: refuse(502, 'tooMany', '平台提示请求过于频繁，请稍后重试'),
  unavailable: refuse(502, 'unavailable', '平台暂时无法处理，请稍后重试'),
  redirect: refuse(502, 'redirect', '平台要求跳转到其他地址，已停止'),
  unreachable: refuse(502, 'unreachable', '无法连接平台，请检查网络'),
  product: refuse(503, 'product', '无法连接服务器，请稍后重试'),
} as const satisfies Record<string, Answer>;

/** Thrown to answer a request so. */
class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(answer.msg);
    this.answer = answer;
  }
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The cookie of the shop: the product's own or, where the product has none for it, the one that the page has. */
async function cookieFor(request: IncomingMessage, mallId: string, login: Login): Promise<string> {
  const known = await login.cookieOf(mallId).catch((error: unknown) => {
    log.warn({ problem: String(error) }, 'The product could not be asked for a cookie');
    throw new Refused(answers.product);
  });
  if (known.kind === 'refused') throw new Refused(refuse(403, 'shop', known.msg));
  const cookie = known.kind === 'cookie' ? known.cookie : headerOf(request, 'x-mall-cookie');
  if (!/^[\x20-\x7e]{1,8192}$/.test(cookie)) throw new Refused(answers.cookie);
  return cookie;
}

/** What an answer without the words of a back office says by its status. */
function unreadable(status: number): Answer {
  if (status === 401 || status === 403) return answers.session;
  if (status === 429) return answers.tooMany;
  return status >= 500 ? answers.unavailable : answers.answer;
}

function plainWithin(...given: Parameters<typeof plainOf>): Buffer | undefined {
  try {
    return plainOf(...given);
  } catch (error) {
    throw error instanceof TooLarge ? new Refused(answers.answerTooLarge) : error;
  }
}

async function forward(
  request: IncomingMessage,
  target: Target,
  login: Login,
  { proxyTimeout }: Pick<ProxySettings, 'proxyTimeout'>,
  method: Method,
  { office, mostSent, mostAnswered }: Asked,
  left: AbortSignal,
) {
  const late = AbortSignal.timeout(proxyTimeout);
  const isLate = (error: unknown) => late.aborted && error === late.reason;
  const tooMuch = (answer: Answer, slow: Answer) => (error: unknown) => {
    if (error instanceof TooLarge) throw new Refused(answer);
    throw isLate(error) ? new Refused(slow) : error;
  };
  const mallId = headerOf(request, 'x-mall-id');
  if (!/^[\w-]{1,64}$/.test(mallId)) throw new Refused(answers.mall);
  if (Number(headerOf(request, 'content-length')) > mostSent) throw new Refused(answers.tooLarge);
  const sent = await readWhole(request, mostSent, late).catch(
    tooMuch(answers.tooLarge, answers.slowBody),
  );
  const body = office === undefined ? sent : officeAskOf(office, sent);
  if (body === undefined) throw new Refused(answers.body);
  const cookie = await cookieFor(request, mallId, login);
  try {
    const answer = await send(target.url, {
      method,
      headers: {
        ...headersToTarget(request.headers, { mallId, cookie }),
        // What is read here must be plain.
        ...(office !== undefined && {
          'content-type': 'application/json',
          'accept-encoding': 'identity',
        }),
      },
      ...(body.length > 0 && { body }),
      dispatcher: target.dispatcher,
      signal: AbortSignal.any([late, left]),
    });
    // Left to themselves, programs follow to wherever they are sent, this machine included.
    if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.statusCode !== 304) {
      answer.body.destroy();
      throw new Refused(answers.redirect);
    }
    if (answer.statusCode === 401 || answer.statusCode === 403) login.forgetCookie(mallId);
    const bytes = await readWhole(answer.body, mostAnswered, late).catch((error: unknown) => {
      answer.body.destroy();
      return tooMuch(answers.answerTooLarge, answers.timeout)(error);
    });
    if (office === undefined)
      return { status: answer.statusCode, headers: headersToPage(answer.headers), bytes };
    const plain = plainWithin(bytes, answer.headers['content-encoding'], mostAnswered);
    const told = plain && officeAnswerOf(office, plain);
    if (told === undefined) throw new Refused(unreadable(answer.statusCode));
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { status: answer.statusCode, headers, bytes: told };
  } catch (error) {
    // Who went away reads no answer, and no target has failed.
    if (error instanceof Refused || left.aborted) throw error;
    if (isLate(error)) throw new Refused(answers.timeout);
    if (error instanceof errors.HeadersOverflowError) throw new Refused(answers.answerTooLarge);
    // The error itself may hold an address with what is secret in it.
    const problem = error instanceof Error ? error.name : 'unknown';
    log.warn({ host: target.url.host, problem }, 'A target could not be reached');
    throw new Refused(answers.unreachable);
  }
}

export function proxyService(settings: ProxySettings): Service {
  let underWay = 0;

  async function answer(request: IncomingMessage, response: ServerResponse, login: Login) {
    const { url = '' } = request;
    if (!url.startsWith('/proxy/')) throw new Refused(answers.path);
    const method = methods.find((each) => each === request.method);
    if (method === undefined) throw new Refused(answers.method);
    const asked = askedBy(url.slice('/proxy'.length), settings);
    if (asked === undefined) throw new Refused(answers.path);
    if (asked.isNamed && method !== 'POST') throw new Refused(answers.method);
    const target = targetOf(headerOf(request, 'x-target-host'), asked.path, settings);
    if (target === undefined) throw new Refused(answers.host);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { status, headers, bytes } = await forward(
      request,
      target,
      login,
      settings,
      method,
      asked,
      left.signal,
    );
    response.writeHead(status, { ...headers, ...corsHeaders(request) });
    response.end(bytes);
  }

  return async (request, response, login) => {
    if (underWay >= mostAtOnce) return sendAnswer(request, response, answers.busy);
    underWay += 1;
    try {
      await answer(request, response, login);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      sendAnswer(request, response, error.answer);
    } finally {
      underWay -= 1;
    }
  };
}
