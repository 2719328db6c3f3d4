import { useSyncExternalStore } from 'react';
import { isOwnRequest } from '../graphql/request-id.ts';
import type { ShopSelection } from '../graphql/schema.generated.ts';
import { useRefresher } from './LiveProvider.tsx';
import { useShopRefreshedSubscription } from './ShopRefreshed.generated.ts';

export type LiveRefresh = {
  /** When the waiting reload runs (ms UTC); null when none waits. */
  readonly dueAt: number | null;
  readonly refreshNow: () => void;
};

/** Keeps the figures of a selection fresh: what its shops say goes to the frame's refresher, which reloads. */
export const useLiveRefresh = (selection: ShopSelection): LiveRefresh => {
  const refresher = useRefresher();
  useShopRefreshedSubscription({
    variables: { selection },
    ignoreResults: true,
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      // What this page has changed it reads again by itself.
      if (!isOwnRequest(data?.shopRefreshed.requestId)) refresher.message();
    },
  });
  const dueAt = useSyncExternalStore(refresher.watch, refresher.dueAt);
  return { dueAt, refreshNow: refresher.now };
};
