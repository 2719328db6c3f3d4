import { GraphQLError } from 'graphql';
import type { Logger } from '../upstream/call.ts';
import { type ErrorCode, errorCodes, Fault } from '../upstream/errors.ts';

const isKnown = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);

/**
 * What a client may see of an error. Faults keep their code and message; what is wrong with a request
 * keeps graphql-js' words; everything else is logged, and shown as INTERNAL without a word of it.
 */
export function maskError(error: GraphQLError, requestId: string, logger: Logger): GraphQLError {
  const original = error.originalError;
  if (original instanceof Fault) {
    const { call, status, silent, resultCode, retryAfter } = original.details;
    return located(error, original.message, {
      code: original.code,
      requestId,
      ...(call !== undefined && { call }),
      ...(status !== undefined && { status }),
      ...(resultCode !== undefined && { resultCode }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(silent === true && { silent }),
    });
  }
  // Without a path it is about the request, not about what running it came to.
  if (error.path === undefined && (original === undefined || original instanceof GraphQLError)) {
    const { code } = error.extensions;
    return located(error, error.message, {
      code: isKnown(code) ? code : 'GRAPHQL_VALIDATION_FAILED',
    });
  }
  logger.error({ err: original ?? error, requestId, path: error.path }, 'a field has failed');
  return located(error, errorCodes.INTERNAL.seller, { code: 'INTERNAL', requestId });
}

function located(
  error: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions,
  });
}

/** Names of the schema that validation suggests; they are kept from callers who may not introspect. */
export const withoutSuggestion = (error: GraphQLError): GraphQLError => {
  const message = error.message.replace(/ ?Did you mean .*\?$/s, '');
  return message === error.message ? error : located(error, message, { ...error.extensions });
};
