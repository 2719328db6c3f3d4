import { resultCode } from '../contract/envelope.ts';
import type { Language, Told } from '../contract/language.ts';
import type { NamedRefusal } from '../contract/refusals.ts';

/** A request that the HTTP layer turns away before any call runs: an envelope with another status than 200. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly said: Told;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, said: Told, headers: Readonly<Record<string, string>> = {}) {
    super(said.zh);
    this.name = 'HttpRefusal';
    this.status = status;
    this.said = said;
    this.headers = headers;
  }
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** HTTP 200 with `{code, msg, data}`, and with `refusal` beside them where it is one that has a name. */
export function envelopeResponse(
  requestId: string,
  code: number,
  msg: string,
  data: unknown = null,
  headers: Readonly<Record<string, string>> = {},
  refusal?: NamedRefusal,
): Response {
  return new Response(JSON.stringify({ code, msg, data, refusal }), {
    headers: { ...jsonHeaders, 'x-request-id': requestId, ...headers },
  });
}

const done: Told = { zh: '操作成功', en: 'Done.' };

export function successResponse(
  requestId: string,
  data: unknown,
  cookies: readonly string[] = [],
  language: Language = 'zh',
): Response {
  const response = envelopeResponse(requestId, resultCode.success, done[language], data);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Another status than 200; the envelope's code repeats it. */
export function statusResponse(
  requestId: string,
  status: number,
  msg: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ code: status, msg, data: null }), {
    status,
    headers: { ...jsonHeaders, 'x-request-id': requestId, ...headers },
  });
}
