import type { ApolloClient } from '@apollo/client';
import { createStore } from '../shared/store.ts';

/** What a sale does not change: asked again by full reloads only. */
const lasting = new Set(['Viewer', 'DirectoryShops', 'DirectoryGroups']);

/** Lists and the person, which other places keep up to date. */
const listFields = new Set(['viewer', 'shops', 'shopGroups', 'mainAccounts', 'boundSheinShops']);

/** Forgets every figure: those of shops or rights that are gone must not be seen again. */
export function forgetFigures(client: ApolloClient): void {
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (listFields.has(fieldName) ? value : DELETE),
  });
  client.cache.gc();
}

/** Asks again for those of these documents that are on the page. */
export const reloadNamed = (client: ApolloClient, names: readonly string[]): void => {
  client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => names.includes(queryName),
    })
    // Each query shows its own failure; here there is nobody to tell.
    .catch(() => {});
};

/** Asks again for what is on the page; `full` for the viewer, shops and groups too. */
export const reloadActive = (client: ApolloClient, { full }: { full: boolean }): void => {
  client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => full || !lasting.has(queryName ?? ''),
    })
    // Each query shows its own failure; here there is nobody to tell.
    .catch(() => {});
};

/** Counts how often selections have come to stand for other shops: who listens to their shops listens anew. */
export const scopeVersion = createStore(0);

/** Asks again for what is on the page, as a selection stands for other shops now, which are listened to from here on. */
export const reloadScope = (client: ApolloClient, options: { full: boolean }): void => {
  scopeVersion.set((version) => version + 1);
  reloadActive(client, options);
};
