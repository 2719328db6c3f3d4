import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import { useEffect, useRef } from 'react';
import { forgetUnanswered, useUnanswered } from './unanswered.ts';

/**
 * What the generated `useXQuery` and the like are made of: Apollo's hooks with their document filled in.
 * Defaults for every operation of the product belong here.
 *
 * Apollo describes its hooks by overloads, which do not accept forwarded arguments; hence one cast a hook.
 */

// biome-ignore lint/complexity/noBannedTypes: `{}` is how "no required variables" is recognised.
type Arguments<V, Options> = {} extends V ? [options?: Options] : [options: Options];
type DataStates = 'empty' | 'complete' | 'streaming';

/** That the last try got no answer, for as long as there is a component that asks. */
function useLastError(name: string | undefined, variables: OperationVariables): Error | undefined {
  const asked = useRef(variables);
  useEffect(() => {
    asked.current = variables;
  }, [variables]);
  useEffect(() => () => forgetUnanswered(name, asked.current), [name]);
  return useUnanswered(name, variables);
}

export const queryHook = <Data, V extends OperationVariables>(
  document: TypedDocumentNode<Data, V>,
) => {
  const main = getMainDefinition(document);
  const name = 'name' in main ? main.name?.value : undefined;
  return (
    ...[options]: Arguments<V, useQuery.Options<Data, V> | SkipToken>
  ): useQuery.Result<Data, V, DataStates> => {
    const result = (
      useQuery as unknown as (
        document: TypedDocumentNode<Data, V>,
        options?: useQuery.Options<Data, V> | SkipToken,
      ) => useQuery.Result<Data, V, DataStates>
    )(document, options);
    const lastError = useLastError(name, result.variables);
    // Of an answer that failed as a whole the data is null, which Apollo's types do not tell.
    if (result.data === null) return { ...result, data: undefined, dataState: 'empty' };
    return lastError && !result.loading && !result.error ? { ...result, error: lastError } : result;
  };
};

export const mutationHook =
  <Data, V extends OperationVariables>(document: TypedDocumentNode<Data, V>) =>
  (options?: useMutation.Options<Data, V>): useMutation.ResultTuple<Data, V> =>
    (
      useMutation as unknown as (
        document: TypedDocumentNode<Data, V>,
        options?: useMutation.Options<Data, V>,
      ) => useMutation.ResultTuple<Data, V>
    )(document, options);

export const subscriptionHook =
  <Data, V extends OperationVariables>(document: TypedDocumentNode<Data, V>) =>
  (
    ...[options]: Arguments<V, useSubscription.Options<Data, V> | SkipToken>
  ): useSubscription.Result<Data> =>
    (
      useSubscription as unknown as (
        document: TypedDocumentNode<Data, V>,
        options?: useSubscription.Options<Data, V> | SkipToken,
      ) => useSubscription.Result<Data>
    )(document, options);
