import type { ObservableQuery, OperationVariables } from '@apollo/client';
import type { WatchPage } from './page-store.ts';

export const PAGE_SIZE = 50;

type Connection<Row, Summary> = {
  readonly edges: readonly { readonly node: Row }[];
  readonly totalCount: number;
  readonly summary: Summary;
};

/** How a page is asked for: what is known of it is there at once, and asked for again. */
export const kept = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
  context: { quiet: true },
} as const;

/** Pages of a list out of the client. */
export const watchConnection =
  <Data, Variables extends OperationVariables, Row, Summary>(
    ask: (part: { first: number; skip: number }) => ObservableQuery<Data, Variables>,
    connectionOf: (data: Data) => Connection<Row, Summary>,
  ): WatchPage<Row, Summary> =>
  (page, onEvent, gone) => {
    const query = ask({ first: PAGE_SIZE, skip: page * PAGE_SIZE - gone });
    const subscription = query.subscribe(({ data, dataState, loading, error }) => {
      if (error !== undefined && !loading) onEvent({ kind: 'failed', error });
      else if (dataState !== 'complete') onEvent({ kind: 'busy' });
      else {
        const { edges, totalCount, summary } = connectionOf(data);
        const rows = edges.map(({ node }) => node);
        onEvent({ kind: 'answer', isBusy: loading, answer: { rows, total: totalCount, summary } });
      }
    });
    return {
      stop: () => subscription.unsubscribe(),
      retry: () => {
        // A new failure shows in the same place as the one that is retried.
        query.refetch().catch(() => {});
      },
    };
  };
