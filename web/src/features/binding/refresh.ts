import type { ApolloClient } from '@apollo/client';
import { readAgain, readScope } from '../../live/reload.ts';

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
  await readAgain(client, (name) => lists.has(name));
  afterLists();
  await readScope(client, (name) => !lists.has(name) && name !== 'Viewer', { all: true });
}
