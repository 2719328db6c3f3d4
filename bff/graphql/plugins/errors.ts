import type { ExecutionResult, GraphQLError } from 'graphql';
import { handleStreamOrSingleExecutionResult, isAsyncIterable } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import type { Logger } from '../../upstream/call.ts';
import { maskError, withHttp, withoutSuggestion } from '../mask.ts';
import { codesOf } from '../report.ts';
import { mayIntrospect } from './introspection.ts';
import type { GraphPlugin } from './types.ts';

export interface ErrorOptions {
  readonly logger: Logger;
  /** Suggests names of the schema to signed-in callers only. */
  readonly production: boolean;
}

/**
 * Shows of errors what a client may see, with the id of the request; a session that is over ends in the
 * browser too. Yoga's own masking is left with what is thrown where no operation is known.
 */
export const useErrors = (options: ErrorOptions): GraphPlugin => {
  interface Ran {
    readonly args: { readonly contextValue: Context };
    readonly result: ExecutionResult;
    readonly setResult: (result: ExecutionResult) => void;
  }
  const mask = ({ args: { contextValue: context }, result, setResult }: Ran): void => {
    if (result.errors === undefined) return;
    const errors = maskAll(result.errors, context, options.logger);
    if (errors.some((error) => error.extensions.code === 'UNAUTHENTICATED')) context.signOut();
    setResult({ ...result, errors: options.production ? errors.map(withoutSuggestion) : errors });
  };
  return {
    onExecute: () => ({ onExecuteDone: (ran) => handleStreamOrSingleExecutionResult(ran, mask) }),
    onSubscribe: () => ({
      onSubscribeResult: (ran) => handleStreamOrSingleExecutionResult(ran, mask),
    }),
    async onResultProcess({ result, setResult, serverContext }) {
      const { errors, data } = isAsyncIterable(result) || Array.isArray(result) ? {} : result;
      const { operation: context } = serverContext;
      if (context !== undefined) context.codes = codesOf(errors);
      if (errors === undefined || data !== undefined) return;
      const shown = await errorsBefore(errors, context, options);
      if (context !== undefined) context.codes = codesOf(shown);
      setResult({ ...result, errors: shown.map(withHttp) });
    },
  };
};

/** The errors that keep an operation from running, as this caller may see them. */
export async function errorsBefore(
  errors: readonly GraphQLError[],
  context: Context | undefined,
  { logger, production }: ErrorOptions,
): Promise<readonly GraphQLError[]> {
  const masked = maskAll(errors, context, logger);
  const suggests = !production || (context !== undefined && (await mayIntrospect(context)));
  return suggests ? masked : masked.map(withoutSuggestion);
}

const maskAll = (
  errors: readonly GraphQLError[],
  context: Context | undefined,
  logger: Logger,
): readonly GraphQLError[] =>
  errors.map((error) =>
    maskError(error, context?.credentials.requestId, logger, context?.credentials.language),
  );
