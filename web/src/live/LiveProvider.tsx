import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { hearOtherWindows } from '../graphql/other-windows.ts';
import { createRefresher, type Refresher } from './refresher.ts';
import { reloadActive, reloadNamed } from './reload.ts';
import { watchReturns } from './returns.ts';

const LiveContext = createContext<Refresher | null>(null);

/**
 * The one refresher of the frame: its throttle goes on from page to page, and whatever page is in sight is
 * read again after the connection was lost.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [refresher] = useState(() =>
    createRefresher({ reload: (full) => reloadActive(client, { full }) }),
  );
  useEffect(() => {
    const stopWatching = watchReturns(refresher.now);
    const stopHearing = hearOtherWindows((names) => reloadNamed(client, names));
    return () => {
      stopWatching();
      stopHearing();
      refresher.stop();
    };
  }, [refresher, client]);
  return <LiveContext value={refresher}>{children}</LiveContext>;
}

export function useRefresher(): Refresher {
  const refresher = useContext(LiveContext);
  if (!refresher) throw new Error('useRefresher is used outside of the main layout');
  return refresher;
}
