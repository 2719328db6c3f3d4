import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, request as send } from 'undici';
import { type HelperRefusal, helperRefusals } from '../../api/contract/rules/helper-refusals.ts';
import { corsHeaders, type Refusal, refusal, sendAnswer } from '../http/answer.ts';
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

const statuses = {
  path: 404,
  method: 405,
  host: 403,
  body: 400,
  mall: 400,
  shop: 403,
  cookie: 409,
  busy: 503,
  tooLarge: 413,
  slowBody: 408,
  timeout: 504,
  answerTooLarge: 502,
  answer: 502,
  session: 502,
  tooMany: 502,
  unavailable: 502,
  redirect: 502,
  unreachable: 502,
  product: 503,
} as const satisfies Partial<Record<HelperRefusal, number>>;

type ProxyRefusal = keyof typeof statuses;

/** Thrown to answer a request so. */
class Refused extends Error {
  readonly answer: Refusal;
  /** @param said in the words of the product, where it says why */
  constructor(refused: ProxyRefusal, said: string = helperRefusals[refused]) {
    super(said);
    this.answer = refusal(refused, { status: statuses[refused], msg: said });
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
    throw new Refused('product');
  });
  if (known.kind === 'refused') throw new Refused('shop', known.msg);
  const cookie = known.kind === 'cookie' ? known.cookie : headerOf(request, 'x-mall-cookie');
  if (!/^[\x20-\x7e]{1,8192}$/.test(cookie)) throw new Refused('cookie');
  return cookie;
}

/** What an answer without the words of a back office says by its status. */
function unreadable(status: number): ProxyRefusal {
  if (status === 401 || status === 403) return 'session';
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'unavailable' : 'answer';
}

function plainWithin(...given: Parameters<typeof plainOf>): Buffer | undefined {
  try {
    return plainOf(...given);
  } catch (error) {
    throw error instanceof TooLarge ? new Refused('answerTooLarge') : error;
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
  const tooMuch = (large: ProxyRefusal, slow: ProxyRefusal) => (error: unknown) => {
    if (error instanceof TooLarge) throw new Refused(large);
    throw isLate(error) ? new Refused(slow) : error;
  };
  const mallId = headerOf(request, 'x-mall-id');
  if (!/^[\w-]{1,64}$/.test(mallId)) throw new Refused('mall');
  if (Number(headerOf(request, 'content-length')) > mostSent) throw new Refused('tooLarge');
  const sent = await readWhole(request, mostSent, late).catch(tooMuch('tooLarge', 'slowBody'));
  const body = office === undefined ? sent : officeAskOf(office, sent);
  if (body === undefined) throw new Refused('body');
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
      throw new Refused('redirect');
    }
    if (answer.statusCode === 401 || answer.statusCode === 403) login.forgetCookie(mallId);
    const bytes = await readWhole(answer.body, mostAnswered, late).catch((error: unknown) => {
      answer.body.destroy();
      return tooMuch('answerTooLarge', 'timeout')(error);
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
    if (isLate(error)) throw new Refused('timeout');
    if (error instanceof errors.HeadersOverflowError) throw new Refused('answerTooLarge');
    // The error itself may hold an address with what is secret in it.
    const problem = error instanceof Error ? error.name : 'unknown';
    log.warn({ host: target.url.host, problem }, 'A target could not be reached');
    throw new Refused('unreachable');
  }
}

export function proxyService(settings: ProxySettings): Service {
  let underWay = 0;

  async function answer(request: IncomingMessage, response: ServerResponse, login: Login) {
    const { url = '' } = request;
    if (!url.startsWith('/proxy/')) throw new Refused('path');
    const method = methods.find((each) => each === request.method);
    if (method === undefined) throw new Refused('method');
    const asked = askedBy(url.slice('/proxy'.length), settings);
    if (asked === undefined) throw new Refused('path');
    if (asked.isNamed && method !== 'POST') throw new Refused('method');
    const target = targetOf(headerOf(request, 'x-target-host'), asked.path, settings);
    if (target === undefined) throw new Refused('host');
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
    if (underWay >= mostAtOnce) return sendAnswer(request, response, new Refused('busy').answer);
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
