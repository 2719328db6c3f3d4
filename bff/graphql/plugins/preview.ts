import type { ExecutionResult } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import type { GraphPlugin } from './types.ts';

/** Says of an answer from the preview that it is one: computed figures must never pass for somebody's own. */
export const usePreview = (): GraphPlugin => ({
  onExecute: () => ({
    onExecuteDone({ args, result, setResult }) {
      if (!isAsyncIterable(result)) setResult(withPreview(result, args.contextValue));
    },
  }),
});

export const withPreview = (result: ExecutionResult, context: Context): ExecutionResult =>
  context.isPreview ? { ...result, extensions: { ...result.extensions, preview: true } } : result;
