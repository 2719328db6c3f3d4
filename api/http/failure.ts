import { DatabaseBusy } from '../../db/engine/busy.ts';
import { isDiskFull } from '../../db/engine/scratch.ts';
import { inEnglish } from '../contract/english.ts';
import { resultCode } from '../contract/envelope.ts';
import { type Language, languageOf, type Told } from '../contract/language.ts';
import type { DeclaredRefusal } from '../contract/refusals.ts';
import { ofUsual } from '../contract/usual-refusals.ts';
import type { ApiDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { envelopeResponse, HttpRefusal, statusResponse } from './answer.ts';

/** When the same may be asked again. */
const later = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) };

/** What no call has refused, but what it runs on. */
function usualResponse(
  requestId: string,
  language: Language,
  key: 'tooBusy' | 'diskFull',
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { msg, code = resultCode.business }: DeclaredRefusal = ofUsual.refusals[key];
  const named = { name: key, values: {} };
  const said = (language === 'en' && inEnglish(named)) || msg;
  return envelopeResponse(requestId, code, said, null, headers, named);
}

/** The answer where a request has failed: with what was refused and why, or with an id to find it in the log by. */
export function failure(
  deps: ApiDeps,
  request: Request,
  requestId: string,
  error: unknown,
): Response {
  const language = languageOf(request.headers.get('accept-language'));
  const other = (status: number, said: Told, headers?: Readonly<Record<string, string>>) =>
    statusResponse(requestId, status, said[language], headers);
  if (error instanceof Refusal)
    return envelopeResponse(
      requestId,
      error.code,
      error.wordsIn(language),
      null,
      later(error.retryAfter),
      error.named,
    );
  if (error instanceof DatabaseBusy) {
    deps.logger.warn({ requestId, err: error }, 'The database was busy for too long');
    return usualResponse(requestId, language, 'tooBusy', later(1));
  }
  if (isDiskFull(error)) {
    deps.logger.error({ requestId, err: error }, 'The disk is full');
    return usualResponse(requestId, language, 'diskFull');
  }
  if (error instanceof HttpRefusal) return other(error.status, error.said, error.headers);
  // Nobody reads this answer any more, and what failed is that somebody left.
  if (request.signal.aborted)
    return other(499, { zh: '请求已取消', en: 'The request was given up.' });
  const { pathname } = new URL(request.url);
  deps.logger.error({ requestId, method: request.method, path: pathname, err: error }, 'API fault');
  return other(500, {
    zh: `服务器开小差了，请稍后重试（编号 ${requestId}）`,
    en: `A fault of this server; its log has it under ${requestId}.`,
  });
}
