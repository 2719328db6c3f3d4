import type { ApolloClient } from '@apollo/client';

/** What a sale does not change: asked again by full reloads only. */
const lasting = new Set(['Viewer', 'DirectoryShops', 'DirectoryGroups']);

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
