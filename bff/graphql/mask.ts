import { GraphQLError } from 'graphql';
import { inEnglish } from '../../api/contract/english.ts';
import type { Language } from '../../api/contract/language.ts';
import type { Logger } from '../upstream/call.ts';
import { type ErrorCode, errorCodes, Fault, namedIn } from '../upstream/errors.ts';

const isKnown = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);

/** What was masked already: a second look would find no fault any more. */
const masked = new WeakSet<GraphQLError>();

/**
 * What a client may see of an error. Faults keep their code and message; what is wrong with a request
 * keeps graphql-js' words; everything else is logged, and shown as INTERNAL without a word of it.
 */
export function maskError(
  error: GraphQLError,
  requestId: string | undefined,
  logger: Logger,
  language: Language = 'zh',
): GraphQLError {
  if (masked.has(error)) return error;
  const original = error.originalError;
  if (original instanceof Fault) {
    const { call, status, silent, resultCode, retryAfter, parameter } = original.details;
    const refusal = namedIn(original);
    return located(error, wordsOf(original, language), {
      code: original.code,
      requestId,
      ...(call !== undefined && { call }),
      ...(status !== undefined && { status }),
      ...(resultCode !== undefined && { resultCode }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(parameter !== undefined && { parameter }),
      ...(silent === true && { silent }),
      ...(refusal !== undefined && { refusal }),
    });
  }
  // Without a path it is about the request, not about what running it came to.
  if (error.path === undefined && (original === undefined || original instanceof GraphQLError)) {
    const { code, cost, argument } = error.extensions;
    const http = httpOf(error);
    return located(error, error.message, {
      code: isKnown(code) ? code : 'GRAPHQL_VALIDATION_FAILED',
      ...(cost !== undefined && { cost }),
      ...(argument !== undefined && { argument }),
      ...(http && { http }),
    });
  }
  logger.error({ err: original ?? error, requestId, path: error.path }, 'a field has failed');
  const fault = new Fault('INTERNAL');
  return located(error, wordsOf(fault, language), {
    code: 'INTERNAL',
    requestId,
    refusal: namedIn(fault),
  });
}

/** The message in a language. Sentences of an upstream that name no refusal are there in Chinese alone. */
export function wordsOf({ code, message, details }: Fault, language: Language): string {
  if (language === 'zh') return message;
  const { call, english, parameter, refusal } = details;
  if (english !== undefined) return english;
  const { seller, meaning } = errorCodes[code];
  // What it was that is not there is said to sellers alone.
  if (message === seller || code === 'NOT_FOUND') return meaning;
  if (parameter !== undefined)
    return `${call} cannot use the parameter ${parameter}; /api/openapi.json says what it may be.`;
  return (refusal && inEnglish(refusal)) ?? message;
}

function located(
  error: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  const shown = new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions,
  });
  masked.add(shown);
  return shown;
}

/** What Yoga says of the HTTP answer to an error; a body that is no JSON is a bad request whatever is accepted. */
function httpOf({ extensions: { http, originalError } }: GraphQLError): object | undefined {
  if (typeof http !== 'object' || http === null) return undefined;
  return originalError === undefined ? http : { ...http, spec: false };
}

/** An error of a request as HTTP has it: 400, with plain JSON an answer like any other. */
export const withHttp = (error: GraphQLError): GraphQLError =>
  error.extensions.http === undefined
    ? located(error, error.message, { ...error.extensions, http: { status: 400, spec: true } })
    : error;

export function withoutHttp(error: GraphQLError): GraphQLError {
  const { http, ...extensions } = error.extensions;
  return http === undefined ? error : located(error, error.message, extensions);
}

export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError, path: [] });
}

/** Names of the schema that validation suggests; they are kept from callers who may not introspect. */
export const withoutSuggestion = (error: GraphQLError): GraphQLError => {
  const message = error.message.replace(/ ?Did you mean .*\?$/s, '');
  return message === error.message ? error : located(error, message, { ...error.extensions });
};
