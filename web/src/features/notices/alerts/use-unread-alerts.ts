import { useApolloClient } from '@apollo/client/react';
import { createStore } from '../../../shared/store.ts';
import {
  UnreadAlertsDocument,
  useAlertsChangedSubscription,
  useUnreadAlertsQuery,
} from './Alerts.generated.ts';

/** Counts up whenever what the person is told of has changed: a list that is open reads itself again then. */
export const alertNews = createStore(0);

const quiet = { context: { quiet: true } };

/** How many alerts are unread, as every window of the person tells; null while, and where, nobody knows. */
export function useUnreadAlerts({ skip = false }: { readonly skip?: boolean } = {}): number | null {
  const client = useApolloClient();
  const { data } = useUnreadAlertsQuery({ skip, ...quiet });
  useAlertsChangedSubscription({
    skip,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    ...quiet,
    onData: ({ data: { data: heard } }) => {
      if (!heard) return;
      const { unreadCount } = heard.alertsChanged;
      client.cache.updateQuery({ query: UnreadAlertsDocument }, (known) => {
        const alerts = known?.alerts ?? { __typename: 'AlertConnection' as const, unreadCount };
        return { alerts: { ...alerts, unreadCount } };
      });
      alertNews.set((count) => count + 1);
    },
  });
  return data?.alerts.unreadCount ?? null;
}
