import type { ApolloCache } from '@apollo/client';

/** Lists that are led, narrowed down and paged by the server: after a write they are asked for again. */
export function forgetPeople(cache: ApolloCache): void {
  for (const fieldName of ['people', 'distributableShops'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}
