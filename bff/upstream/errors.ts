import { resultCode } from '../../api/contract/envelope.ts';
import type { NamedRefusal } from '../../api/contract/refusals.ts';

/**
 * Every value of `extensions.code` that a GraphQL error of this server can have. The list is closed:
 * what is not in it reaches a client as INTERNAL. `seller` is the Chinese sentence that is shown where
 * the error has no more precise one of its own; codes without it speak to developers, in English.
 */
export const errorCodes = {
  UNAUTHENTICATED: {
    meaning:
      'The session is missing, unknown or over; the cookie is cleared. Sign in again. The preview answers only who asks for it with the token `visitor`.',
    seller: '登录失效，请重新登录',
  },
  FORBIDDEN: {
    meaning: 'Signed in, but without the right to this field or shop.',
    seller: '无权限，请联系BOSS',
  },
  VISITOR_BLOCKED: {
    meaning: 'A visitor asked for something that only signed-in users may do. Nothing was sent.',
    seller: 'Request was blocked by the interceptor',
  },
  NOT_FOUND: {
    meaning: 'The id names nothing, or nothing that the viewer may see; the two look the same.',
    seller: '没有找到，或您无权查看',
  },
  BAD_USER_INPUT: {
    meaning: 'An argument cannot be used; the message says which and why.',
    seller: '输入有误，请检查后重试',
  },
  EMPTY_SHOP: {
    meaning: 'The selection has no shop. Nothing was sent. Clients show nothing for it.',
    seller: '店铺为空',
  },
  UPSTREAM_UNREACHABLE: {
    meaning: 'The connection to the upstream was refused or broke before it answered.',
    seller: '暂时连接不上数据服务，请稍后重试',
  },
  UPSTREAM_TIMEOUT: {
    meaning: 'The upstream did not answer within 30 s, or the deadline of the operation passed.',
    seller: '数据服务响应超时，请稍后重试',
  },
  UPSTREAM_BAD_ANSWER: {
    meaning: 'The upstream answered half, or something that is not its JSON envelope.',
    seller: '数据服务返回异常，请稍后重试',
  },
  UPSTREAM_TOO_LARGE: {
    meaning: 'The answer of the upstream is longer than UPSTREAM_MAX_BYTES. Ask for less at once.',
    seller: '数据量过大，请缩小查询范围后重试',
  },
  UPSTREAM_AWAY: {
    meaning:
      'The upstream has failed again and again and is left alone for a while; nothing was sent. Ask again after `retryAfter` seconds.',
    seller: '数据服务暂时不可用，请稍后重试',
  },
  UPSTREAM_SHAPE: {
    meaning:
      'The answer is a good envelope, but its data does not fit the declaration of the call.',
    seller: '数据服务返回的数据无法识别，请稍后重试',
  },
  UPSTREAM_LACKS: {
    meaning:
      'The upstream does not have the call that `call` names (HTTP 404, 405 or 501). docs/upstreams.md lists what an upstream must have for which field.',
    seller: '数据服务尚未提供此功能',
  },
  UPSTREAM_STATUS: {
    meaning:
      'The upstream answered with an HTTP status other than 200, 401, 403, 404, 405 and 501.',
    seller: '数据服务出错，请稍后重试',
  },
  UPSTREAM_REFUSED: {
    meaning:
      'The upstream refused a read; the message is its own, and `resultCode` the number of its envelope: 1 for a rule of the business, any other for what only it knows. `parameter` is what of the input of `call` cannot be used, where that is told; /api/openapi.json says what it may be.',
    seller: '操作失败，请稍后重试',
  },
  UPSTREAM_BUSY: {
    meaning:
      'The upstream is too busy at the moment and has changed nothing, or too many calls to it are under way and nothing was sent. Ask again later.',
    seller: '系统繁忙，请稍后重试',
  },
  TOO_MANY: {
    meaning: 'The upstream asks to wait; the message says how long.',
    seller: '操作过于频繁，请稍后再试',
  },
  OVERLOADED: {
    meaning:
      'This server is asked for more than it can answer, and has done nothing. Ask again after `retryAfter` seconds.',
    seller: '服务器繁忙，请稍后重试',
  },
  LIMIT_EXCEEDED: {
    meaning:
      'The document is too long, too deep, too expensive, has too many aliases, or the body is too large.',
    seller: undefined,
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The request names a document by an id that this server does not know.',
    seller: undefined,
  },
  PERSISTED_QUERY_ONLY: {
    meaning: 'The server runs documents that it knows beforehand only, and this is none of them.',
    seller: undefined,
  },
  GRAPHQL_PARSE_FAILED: { meaning: 'The document is not GraphQL.', seller: undefined },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The document or its variables do not fit the schema.',
    seller: undefined,
  },
  BAD_REQUEST: {
    meaning: 'The HTTP request is not a GraphQL request, or comes from a foreign origin.',
    seller: undefined,
  },
  INTERNAL: {
    meaning:
      'A fault of this server. The message holds nothing of it; the log has it by request id.',
    seller: '系统出错，请稍后重试',
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** What a fault may carry for the client besides its message. */
export interface FaultDetails {
  /** Name of the REST call that failed. */
  readonly call?: string;
  /** HTTP status of the upstream, where it had one. */
  readonly status?: number;
  /** Where the upstream leads to instead, for the log only: redirections are not followed. */
  readonly location?: string | undefined;
  /** Seconds after which asking again makes sense, where that is known. */
  readonly retryAfter?: number | undefined;
  /** Clients show nothing for this error (specification section 7: 403 and 9999). */
  readonly silent?: boolean;
  /** Number of the envelope that refused, where one did. */
  readonly resultCode?: number;
  /** The field of the call's input that is wrong, where the call declares it of the refusal. */
  readonly field?: string | undefined;
  /** Path of the parameter that the call cannot use, where the upstream names one: for makers of tools. */
  readonly parameter?: string | undefined;
  /** Which declared refusal it is, with its values, so that it can be told in another language. */
  readonly refusal?: NamedRefusal | undefined;
  /** The message for makers of tools, where it is none of the catalogue. */
  readonly english?: string;
  /** For the log only. */
  readonly cause?: unknown;
}

/** A failure with a code of the closed list; its message may be shown to the person. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: ErrorCode;
  readonly details: FaultDetails;
  /** Whether the message is the upstream's own. */
  readonly isOfUpstream: boolean = false;

  constructor(code: ErrorCode, message?: string, details: FaultDetails = {}) {
    super(message ?? errorCodes[code].seller ?? errorCodes[code].meaning, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** Nobody waits for the answer any more: the operation has ended, or its client has left. */
export class Abandoned extends Fault {
  constructor(cause?: unknown) {
    super('UPSTREAM_TIMEOUT', 'The answer is no longer waited for', { cause });
  }
}

/**
 * What a failure is called in the catalogues of other languages: the refusal that is declared, else its code.
 * Undefined for a sentence that only the upstream knows.
 */
export function namedIn({ code, message, details, isOfUpstream }: Fault): NamedRefusal | undefined {
  if (details.refusal !== undefined) return details.refusal;
  const { seller } = errorCodes[code];
  if (seller === undefined || (isOfUpstream && message !== seller)) return undefined;
  return { name: code, values: {} };
}

/** Whether it says that the upstream does not have the call. */
export const lacksCall = (error: unknown): boolean =>
  error instanceof Fault && error.code === 'UPSTREAM_LACKS';

/** What is read; null where the upstream does not have the call that tells it. */
export const orUnknown = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (lacksCall(error)) return null;
    throw error;
  });

/** The upstream's own refusal of a call: an envelope whose code is not 0. */
export class UpstreamRefusal extends Fault {
  override readonly isOfUpstream = true;

  constructor(
    code: ErrorCode,
    message: string | undefined,
    resultCode: number,
    details: Pick<FaultDetails, 'call' | 'field' | 'parameter' | 'refusal' | 'retryAfter'>,
  ) {
    super(code, message, { ...details, resultCode });
  }
}

/** Whether an upstream that works has refused something by a rule that it shares with this product. */
export const isByRule = (fault: Fault): boolean =>
  fault.isOfUpstream &&
  (fault.code !== 'UPSTREAM_REFUSED' || fault.details.resultCode === resultCode.business);
