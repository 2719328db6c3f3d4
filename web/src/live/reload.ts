import type { ApolloClient, ObservableQuery } from '@apollo/client';
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

/**
 * A reading that is under way may have begun before what makes it old, and Apollo would have the next one share its
 * answer: it is waited for first.
 */
async function readAnew(query: ObservableQuery): Promise<void> {
  // Each query shows its own failure; here there is nobody to tell.
  if (query.getCurrentResult().loading) await query.refetch().catch(() => {});
  await query.refetch().catch(() => {});
}

/** Asks again for the documents of these names that are on the page, as of this moment. */
export async function readAgain(
  client: ApolloClient,
  isWanted: (name: string) => boolean,
): Promise<void> {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => isWanted(query.queryName ?? '') && readAnew(query),
  });
}

/** Asks again for those of these documents that are on the page. */
export const reloadNamed = (client: ApolloClient, names: readonly string[]): void =>
  void readAgain(client, (name) => names.includes(name));

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
export const reloadScope = (client: ApolloClient, { full }: { full: boolean }): void => {
  scopeVersion.set((version) => version + 1);
  void readAgain(client, (name) => full || !lasting.has(name));
};
