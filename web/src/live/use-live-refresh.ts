import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ShopSelection } from '../graphql/schema.generated.ts';
import { onSocketState } from '../graphql/socket.ts';
import { createRefresher } from './refresher.ts';
import { useShopRefreshedSubscription } from './ShopRefreshed.generated.ts';

/** After a reconnection the reload waits this long, so that a shaky line does not reload each time. */
const RECONNECT_QUIET_MS = 2_000;
/** A page that was out of sight for longer is reloaded when it is looked at again. */
const HIDDEN_LIMIT_MS = 5 * 60_000;

/** What a sale does not change: asked again by full reloads only. */
const lasting = new Set(['Viewer', 'SidePanelShops', 'SidePanelGroups']);

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
    createRefresher({
      reload: (full) => {
        // Each query shows its own failure; here there is nobody to tell.
        client
          .refetchQueries({
            include: 'active',
            onQueryUpdated: ({ queryName }) => full || !lasting.has(queryName ?? ''),
          })
          .catch(() => {});
      },
    }),
  );
  useShopRefreshedSubscription({
    variables: { selection },
    ignoreResults: true,
    context: { quiet: true },
    onData: refresher.message,
  });
  useEffect(() => watchReturns(refresher.now), [refresher]);
  useEffect(() => refresher.stop, [refresher]);
  const dueAt = useSyncExternalStore(refresher.watch, refresher.dueAt);
  return { dueAt, refreshNow: refresher.now };
};

/** Calls back when messages may have been missed; returns the way to stop. */
const watchReturns = (onReturn: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasClosed = false;
  let hiddenSince: number | null = null;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(onReturn, RECONNECT_QUIET_MS);
  };
  const stopSocket = onSocketState((state) => {
    if (state === 'closed') wasClosed = true;
    if (state !== 'connected' || !wasClosed) return;
    wasClosed = false;
    soon();
  });
  const onVisibility = () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      return;
    }
    if (hiddenSince !== null && Date.now() - hiddenSince > HIDDEN_LIMIT_MS) soon();
    hiddenSince = null;
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(timer);
    stopSocket();
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
