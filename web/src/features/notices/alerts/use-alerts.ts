import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { AlertsDocument, useAlertsQuery } from './Alerts.generated.ts';
import { filterOf, type View } from './alert-filter.ts';
import { alertNews } from './use-unread-alerts.ts';

const pageSize = 20;
/** As many as can be asked for at once. */
const mostAtOnce = 100;

/** The alerts of a view, page by page, and again as they stand when something of them has changed. */
export function useAlerts(view: View) {
  const client = useApolloClient();
  const filter = { ...filterOf(view), unread: view.isUnreadOnly };
  const { data, error, loading, fetchMore, refetch } = useAlertsQuery({
    variables: { filter, first: pageSize, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const connection = data?.alerts;
  const news = alertNews.use();
  const heard = useRef(news);

  const readAgain = useEffectEvent(() => {
    const shown = connection?.edges.length ?? 0;
    client
      .query({
        query: AlertsDocument,
        // As many as are shown, so that nobody loses their place.
        variables: { filter, first: Math.min(mostAtOnce, Math.max(pageSize, shown)), after: null },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      // What is shown stays; the next news asks again.
      .catch(() => {});
  });
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    readAgain();
  }, [news]);

  const after = connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
  return {
    alerts: connection?.edges.map(({ node }) => node),
    /** Null while nobody knows. */
    unreadCount: connection?.unreadCount ?? null,
    error,
    isBusy: loading,
    retry: () => void refetch().catch(() => {}),
    /** Null where there are no more. */
    readMore:
      after === null ? null : () => void fetchMore({ variables: { after } }).catch(() => {}),
  };
}
