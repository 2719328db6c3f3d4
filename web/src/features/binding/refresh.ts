import type { ApolloClient } from '@apollo/client';
import { forgetFigures, scopeVersion } from '../../live/reload.ts';

/** Lists of what is bound; asked again first, so that a selection can follow them. */
const lists = new Set(['DirectoryShops', 'DirectoryGroups', 'BindingWatch', 'BoundAccounts']);

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
  forgetFigures(client);
  scopeVersion.set((version) => version + 1);
  await refetch((name) => !lists.has(name) && name !== 'Viewer');
}
