import type { ApolloCache, Reference } from '@apollo/client';

type Made = { readonly __typename: string; readonly id: string } | null | undefined;

/** Puts what a write has made into a list of the query, unless the news of it was faster. */
function addToList(
  cache: ApolloCache,
  list: string,
  made: Made,
  placed: (others: readonly Reference[], reference: Reference) => Reference[],
): void {
  if (!made) return;
  cache.modify({
    fields: {
      [list]: (existing: readonly Reference[] = [], { toReference, readField }) => {
        if (existing.some((other) => readField('id', other) === made.id)) return existing;
        // The answer has brought the thing itself into the cache.
        const reference = toReference({ __typename: made.__typename, id: made.id });
        return reference ? placed(existing, reference) : existing;
      },
    },
  });
}

/** The same at the end of the list. */
export const appendToList = (cache: ApolloCache, list: string, made: Made): void =>
  addToList(cache, list, made, (others, reference) => [...others, reference]);

/** The same at the beginning, of a list whose newest comes first. */
export const prependToList = (cache: ApolloCache, list: string, made: Made): void =>
  addToList(cache, list, made, (others, reference) => [reference, ...others]);

/** Takes what a write has removed out of a list of the query, and out of the cache. */
export function removeFromList(cache: ApolloCache, list: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const removed = new Set(ids);
  cache.modify({
    fields: {
      [list]: (existing: readonly Reference[] = [], { readField }) =>
        existing.filter((other) => !removed.has(readField<string>('id', other) ?? '')),
    },
  });
  cache.gc();
}
