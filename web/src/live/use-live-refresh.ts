import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOwnRequest } from '../graphql/request-id.ts';
import type { ShopSelection } from '../graphql/schema.generated.ts';
import { createRefresher } from './refresher.ts';
import { reloadActive } from './reload.ts';
import { watchReturns } from './returns.ts';
import { useShopRefreshedSubscription } from './ShopRefreshed.generated.ts';

export type LiveRefresh = {
  /** When the waiting reload runs (ms UTC); null when none waits. */
  readonly dueAt: number | null;
  readonly refreshNow: () => void;
};

/**
 * Keeps the figures of a selection fresh: one subscription, reloads throttled, and one reload after
 * the connection was lost or the page was out of sight. A full reload asks again for the shops too.
 */
export const useLiveRefresh = (selection: ShopSelection): LiveRefresh => {
  const client = useApolloClient();
  const [refresher] = useState(() =>
    createRefresher({ reload: (full) => reloadActive(client, { full }) }),
  );
  useShopRefreshedSubscription({
    variables: { selection },
    ignoreResults: true,
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      // What this page has changed it reads again by itself.
      if (!isOwnRequest(data?.shopRefreshed.requestId)) refresher.message();
    },
  });
  useEffect(() => watchReturns(refresher.now), [refresher]);
  useEffect(() => refresher.stop, [refresher]);
  const dueAt = useSyncExternalStore(refresher.watch, refresher.dueAt);
  return { dueAt, refreshNow: refresher.now };
};
