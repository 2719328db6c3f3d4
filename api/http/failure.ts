import { DatabaseBusy } from '../../db/engine/busy.ts';
import { isDiskFull } from '../../db/engine/scratch.ts';
import { resultCode } from '../contract/envelope.ts';
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
  key: 'tooBusy' | 'diskFull',
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { msg, code = resultCode.business }: DeclaredRefusal = ofUsual.refusals[key];
  return envelopeResponse(requestId, code, msg, null, headers, { name: key, values: {} });
}

/** The answer where a request has failed: with what was refused and why, or with an id to find it in the log by. */
export function failure(
  deps: ApiDeps,
  request: Request,
  requestId: string,
  error: unknown,
): Response {
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
