import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { createStore } from '../shared/store.ts';

/** What a sale does not change: asked again by full reloads only. */
const lasting = new Set(['Viewer', 'DirectoryShops', 'DirectoryGroups']);

/** Lists and the person, which other places keep up to date. */
const listFields = new Set(['viewer', 'shops', 'shopGroups', 'mainAccounts', 'boundSheinShops']);

/** A figure of more than one shop, by the name under which the cache has it. */
const isOfSeveral = (stored: string): boolean => /"selection":\{(?!"shop":)/.test(stored);

/** Forgets figures: those of shops or rights that are gone, or added up over other shops, must not be seen again. */
function forgetFigures(client: ApolloClient, { all }: { all: boolean }): void {
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, storeFieldName, DELETE }) => {
      const isMeant = all ? !listFields.has(fieldName) : isOfSeveral(storeFieldName);
      return isMeant ? DELETE : value;
    },
  });
  client.cache.gc();
}

const underWay = (client: ApolloClient): ReadonlySet<ObservableQuery> =>
  new Set([...client.getObservableQueries()].filter((query) => query.getCurrentResult().loading));

/**
 * Asks again for the documents of these names that are on the page. A reading that is under way may have begun before
 * what makes it old, and Apollo would have the next one share its answer: it is waited for first.
 */
export async function readAgain(
  client: ApolloClient,
  isWanted: (name: string) => boolean,
  older = underWay(client),
): Promise<void> {
  const read = async (query: ObservableQuery): Promise<void> => {
    // Each query shows its own failure; here there is nobody to tell.
    if (older.has(query)) await query.refetch().catch(() => {});
    await query.refetch().catch(() => {});
  };
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => isWanted(query.queryName ?? '') && read(query),
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

/**
 * A selection stands for other shops now, which are listened to from here on: what was counted over the former is
 * forgotten, wherever it stands, and what is on the page is asked for again.
 * @param all whether shops or rights are others: then every figure is forgotten
 */
export async function readScope(
  client: ApolloClient,
  isWanted: (name: string) => boolean,
  { all }: { all: boolean },
): Promise<void> {
  const older = underWay(client);
  forgetFigures(client, { all });
  // Asked for again, what is in sight would stay there until it is answered.
  for (const query of client.getObservableQueries()) {
    const { queryName: name = '', variables } = query;
    const isForgotten = all ? !lasting.has(name) : isOfSeveral(JSON.stringify(variables));
    if (isForgotten && isWanted(name)) query.reset();
  }
  scopeVersion.set((version) => version + 1);
  await readAgain(client, isWanted, older);
}

/** The same for all of the page; `full` for the viewer, shops and groups too. */
export const reloadScope = (client: ApolloClient, { full }: { full: boolean }): void =>
  void readScope(client, (name) => full || !lasting.has(name), { all: full });
