import type { ApolloCache, Reference } from '@apollo/client';

/** Puts what a write has made at the end of a list of the query, unless the news of it was faster. */
export function appendToList(
  cache: ApolloCache,
  list: string,
  made: { readonly __typename: string; readonly id: string } | null | undefined,
): void {
  if (!made) return;
  cache.modify({
    fields: {
      [list]: (existing: readonly Reference[] = [], { toReference, readField }) => {
        if (existing.some((other) => readField('id', other) === made.id)) return existing;
        // The answer has brought the thing itself into the cache.
        const reference = toReference({ __typename: made.__typename, id: made.id });
        return reference ? [...existing, reference] : existing;
      },
    },
  });
}

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
