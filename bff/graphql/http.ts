import { type ExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import { Context, type Credentials, type Services } from '../context.ts';
import { deviceOf, identityOf, isOwnOrigin, requestIdOf, sessionCookies } from '../credentials.ts';
import type { Engine, OperationRequest } from './engine.ts';
import { FinishedAnswers } from './finished.ts';
import { refusal, unusableToken } from './limits.ts';
import { type PlainAnswer, type PlainRequest, toResponse } from './plain.ts';
import { asOperationRequest } from './request.ts';

export interface HttpOptions {
  readonly engine: Engine;
  readonly services: Services;
  /** The origin that browsers use. */
  readonly publicUrl: string | undefined;
  /** Answers a browser that opens the address; undefined where there is no such page. */
  readonly page: ((request: Request) => Promise<Response>) | undefined;
}

const responseJson = 'application/graphql-response+json';
const plainJson = 'application/json';
type Answer = typeof responseJson | typeof plainJson;

/** Answers /graphql by the GraphQL-over-HTTP specification: POST with JSON, GET for queries only. */
export class GraphqlHttp {
  readonly #options: HttpOptions;
  readonly #finished = new FinishedAnswers();

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  async handle(request: Request): Promise<Response> {
    const { page } = this.#options;
    if (request.method === 'GET' && page !== undefined && wantsPage(request)) return page(request);
    const { method, url, headers, signal } = request;
    const body = async () => new Uint8Array(await request.arrayBuffer());
    return toResponse(await this.answer({ method, url, headers, body, signal }));
  }

  async answer(request: PlainRequest): Promise<PlainAnswer> {
    const type = answerType(request.headers.get('accept'));
    if (type === undefined) {
      return failure(plainJson, 406, `Accept ${plainJson} or ${responseJson}.`);
    }
    if (request.method !== 'GET' && request.method !== 'POST') {
      return failure(type, 405, 'Use POST, or GET for queries.', { allow: 'GET, POST' });
    }
    const { publicUrl } = this.#options;
    const origin = request.headers.get('origin');
    if (origin !== null && !isOwnOrigin(origin, new URL(request.url).host, publicUrl)) {
      return failure(type, 403, 'Requests from other origins are not answered.');
    }
    const credentials = credentialsOf(request);
    if (credentials === undefined) return unusable(type);
    const context = new Context(this.#options.services, credentials);
    try {
      return request.method === 'GET'
        ? await this.#get(request, type, context)
        : await this.#post(request, type, context);
    } finally {
      context.deadline.end();
    }
  }

  async #get(request: PlainRequest, type: Answer, context: Context): Promise<PlainAnswer> {
    const read = fieldsOfAddress(new URL(request.url), type);
    if ('status' in read) return read;
    return this.#run(read, request, type, context);
  }

  async #post(request: PlainRequest, type: Answer, context: Context): Promise<PlainAnswer> {
    const contentType = request.headers.get('content-type') ?? '';
    if (contentType.split(';', 1)[0]?.trim().toLowerCase() !== plainJson) {
      return failure(type, 415, `Send the operation as ${plainJson}.`);
    }
    const { bytes: most } = this.#options.engine.limits;
    if (Number(request.headers.get('content-length') ?? 0) > most) return tooLarge(type, most);
    const bytes = await request.body();
    if (bytes.byteLength > most) return tooLarge(type, most);
    const text = decoder.decode(bytes);
    const finished = this.#finished.of(text, context);
    const repeated = await finished.repeat();
    if (repeated !== undefined) return plain(type, 200, repeated);
    const body = parseJson(text);
    if (body === undefined) return failure(type, 400, 'The body must be JSON.');
    const read = checked(body.value, type);
    if ('status' in read) return read;
    const answer = await this.#run(read, request, type, context);
    // Refusals leave no trace here: only what was read and answered without an error is kept.
    if (answer.status === 200 && answer.isFinished === true) finished.keep(answer.body);
    return answer;
  }

  async #run(
    read: OperationRequest,
    request: PlainRequest,
    type: Answer,
    context: Context,
  ): Promise<PlainAnswer> {
    const { operation, errors } = await this.#options.engine.check(read, context);
    if (errors !== undefined) return this.#result({ errors }, request, type, context);
    if (operation.kind === OperationTypeNode.SUBSCRIPTION) {
      return failure(
        type,
        405,
        'Subscriptions go over the websocket, protocol graphql-transport-ws.',
        {
          allow: 'GET, POST',
        },
      );
    }
    if (request.method === 'GET' && operation.kind !== OperationTypeNode.QUERY) {
      return failure(type, 405, 'Mutations need POST.', { allow: 'POST' });
    }
    const result = await this.#options.engine.run(operation);
    const isFinished = operation.kind === OperationTypeNode.QUERY && result.errors === undefined;
    return { ...this.#result(result, request, type, context), isFinished };
  }

  #result(
    result: ExecutionResult,
    request: PlainRequest,
    type: Answer,
    context: Context,
  ): PlainAnswer {
    const { sessionChange, newCookies } = context;
    // With the plain media type an error of the document is an answer like any other.
    const status = type === responseJson && result.data === undefined ? 400 : 200;
    const { retryAfter } = context;
    const wait: Record<string, string> =
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    const answer = json(type, status, result, wait);
    if (sessionChange === undefined && newCookies.length === 0) return answer;
    const { publicUrl } = this.#options;
    const secure = (publicUrl ?? request.url).startsWith('https:');
    const ofSession = sessionChange && sessionCookies(sessionChange.token, secure);
    const cookies = [...(ofSession ?? []), ...newCookies.map((cookie) => cookie(secure))];
    return { ...answer, cookies };
  }
}

/** Undefined when the request brings an Authorization header that cannot be used. */
export function credentialsOf(
  request: Pick<PlainRequest, 'headers' | 'signal'>,
): Credentials | undefined {
  const { headers } = request;
  const authorization = headers.get('authorization');
  const identity = identityOf({ authorization, cookie: headers.get('cookie') });
  return (
    identity && {
      ...identity,
      clientAddress: headers.get('x-client-address') ?? undefined,
      device: deviceOf(headers.get('cookie')),
      requestId: requestIdOf(headers.get('x-request-id')),
      via: 'http',
      signal: request.signal,
    }
  );
}

const decoder = new TextDecoder();

const wantsPage = (request: Request): boolean =>
  !new URL(request.url).searchParams.has('query') &&
  (request.headers.get('accept') ?? '').includes('text/html');

/** The media type that the client likes best among the two; undefined when it takes neither. */
function answerType(accept: string | null): Answer | undefined {
  if (accept === null || accept.trim() === '') return plainJson;
  let best: { type: Answer; quality: number } | undefined;
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const type = name === responseJson ? responseJson : takesJson(name) ? plainJson : undefined;
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2)) || 0;
    if (type !== undefined && quality > (best?.quality ?? 0)) best = { type, quality };
  }
  return best?.type;
}

const takesJson = (name: string): boolean => [plainJson, 'application/*', '*/*'].includes(name);

/** The operation that the address of a GET request asks for, or the answer that refuses it. */
function fieldsOfAddress(url: URL, type: Answer): OperationRequest | PlainAnswer {
  const fields: Record<string, unknown> = {
    query: url.searchParams.get('query') ?? undefined,
    operationName: url.searchParams.get('operationName') ?? undefined,
  };
  for (const name of ['variables', 'extensions']) {
    const text = url.searchParams.get(name);
    if (text === null || text === '') continue;
    const parsed = parseJson(text);
    if (parsed === undefined) return failure(type, 400, `${name} must be JSON.`);
    fields[name] = parsed.value;
  }
  return checked(fields, type);
}

function checked(fields: unknown, type: Answer): OperationRequest | PlainAnswer {
  const request = asOperationRequest(fields);
  return typeof request === 'string' ? failure(type, 400, request) : request;
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const tooLarge = (type: Answer, most: number): PlainAnswer =>
  json(type, 413, {
    errors: [refusal('LIMIT_EXCEEDED', `The body is larger than ${most} bytes.`)],
  });

/** No session is over, so no cookie is taken away. */
const unusable = (type: Answer): PlainAnswer =>
  json(type, type === responseJson ? 401 : 200, {
    errors: [refusal('UNAUTHENTICATED', unusableToken)],
  });

const failure = (
  type: Answer,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): PlainAnswer => {
  const error = new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
  return json(type, status, { errors: [error] }, headers);
};

const json = (
  type: Answer,
  status: number,
  result: ExecutionResult,
  headers: Record<string, string> = {},
): PlainAnswer => plain(type, status, Buffer.from(JSON.stringify(result)), headers);

const plain = (
  type: Answer,
  status: number,
  body: Buffer,
  headers: Record<string, string> = {},
): PlainAnswer => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers },
  body,
});
