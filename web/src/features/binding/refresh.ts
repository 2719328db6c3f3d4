import type { ApolloClient } from '@apollo/client';

/** Lists of what is bound; asked again first, so that a selection can follow them. */
const lists = new Set(['DirectoryShops', 'DirectoryGroups', 'BindingWatch', 'BoundAccounts']);
/** Fields of the root that those lists fill, and the person. */
const listFields = new Set(['viewer', 'shops', 'shopGroups', 'mainAccounts', 'boundSheinShops']);

/**
 * After a bind or an unbind: the lists are asked again, then `afterLists` may select, then every figure
 * that was taken of the old shops is forgotten and, where it is in sight, asked again.
 */
export async function refreshAfterBinding(
  client: ApolloClient,
  afterLists: () => void = () => {},
): Promise<void> {
  // Each query shows its own failure; here there is nobody to tell.
  const refetch = (wanted: (name: string) => boolean) =>
    Promise.resolve(
      client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => wanted(queryName ?? ''),
      }),
    ).catch(() => {});
  await refetch((name) => lists.has(name));
  afterLists();
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (listFields.has(fieldName) ? value : DELETE),
  });
  client.cache.gc();
  await refetch((name) => !lists.has(name) && name !== 'Viewer');
}
