/** For what may have changed since it was read last: what is in the cache is shown at once and asked for again. */
export const staleWhileRevalidate = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const;
