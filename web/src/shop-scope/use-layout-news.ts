import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reloadActive, reloadScope } from '../live/reload.ts';
import { watchReturns } from '../live/returns.ts';
import { permissions } from '../session/permissions.ts';
import { DirectoryGroupsDocument } from './Directory.generated.ts';
import { tellLostRights } from './fallback.ts';
import { arrangeShops, isSameSet } from './layout-cache.ts';
import {
  type ShopLayoutChangedSubscription,
  useShopLayoutChangedSubscription,
} from './ShopLayout.generated.ts';
import type { Directory } from './use-directory.ts';

type Change = ShopLayoutChangedSubscription['shopLayoutChanged'];

const lists = new Set(['DirectoryShops', 'DirectoryGroups']);

/**
 * Follows what another window of the viewer, or their boss, does to the order, the visibility and the names
 * of shops, to groups, to the viewer's rights and to what they are called. What is heard brings it all, the first time as it stands: only shops that come or
 * go, or other shops in the sum of all, must be asked for.
 */
export const useLayoutNews = (directory: Directory, { skip }: { readonly skip: boolean }): void => {
  const client = useApolloClient();
  const { shops, hidden, isComplete } = directory;
  /** Heard while the lists were on their way: they may be older, or newer. */
  const waiting = useRef<Change>(undefined);

  const hear = (change: Change) => {
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Viewer' }) ?? '',
      fields: { nickName: () => change.viewer.nickName },
    });
    if (!isComplete) {
      waiting.current = change;
      return;
    }
    const known = [...shops, ...hidden].map(({ id }) => id);
    const named = change.shops.map(({ id }) => id);
    const held = permissions.get();
    const areRightsNew = held !== undefined && !isSameSet(held, change.permissions);
    // Whoever was looked as here is gone: what stands here was theirs.
    const isOther = change.viewer.viewedGone !== null;
    if (!isSameSet(known, named) || areRightsNew || isOther) {
      if (held?.some((code) => !change.permissions.includes(code))) void tellLostRights();
      reloadScope(client, { full: true });
      return;
    }
    const ends = new Map([...shops, ...hidden].map(({ id, expiresAt }) => [id, expiresAt]));
    client.cache.batch({
      update: (cache) => {
        arrangeShops(cache, change.shops);
        if (change.groups) {
          cache.writeQuery({ query: DirectoryGroupsDocument, data: { shopGroups: change.groups } });
        }
      },
    });
    const shown = change.shops.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
    const before = shops.map(({ id }) => id);
    if (!isSameSet(shown, before)) reloadScope(client, { full: false });
    // The days of a shop that was renewed count from now on, and nothing is to be renewed any more.
    else if (change.shops.some(({ id, expiresAt }) => ends.get(id) !== expiresAt))
      reloadActive(client, { full: false });
  };

  useShopLayoutChangedSubscription({
    skip,
    // Written in one piece, so that no half of a change is ever seen.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      if (data) hear(data.shopLayoutChanged);
    },
  });

  const hearWaiting = useEffectEvent(() => {
    if (waiting.current === undefined) return;
    hear(waiting.current);
    waiting.current = undefined;
  });
  useEffect(() => {
    if (isComplete) hearWaiting();
  }, [isComplete]);

  const askAfterGap = useEffectEvent(() => {
    // Complete lists are set right by what is heard first on the new line.
    if (isComplete) return;
    client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => lists.has(queryName ?? ''),
      })
      // Each list shows its own failure.
      .catch(() => {});
  });
  useEffect(() => (skip ? undefined : watchReturns(() => askAfterGap())), [skip]);
};
