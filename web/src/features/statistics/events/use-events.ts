import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { countDays } from '../../../../../api/contract/rules/calendar.ts';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import type { HomeVariables } from '../use-home.ts';
import { type BucketEvents, byBucket, withProducts } from './events.ts';
import { useTrendEventsQuery } from './TrendEvents.generated.ts';

/** Beyond it the server refuses: there would be something in every month. */
const MOST_DAYS = 3 * 366;

/** Products that the server answers for at once. */
const MOST_PRODUCTS = 20;

type Asked = Pick<HomeVariables, 'selection' | 'range' | 'dataSource'> & {
  /** Without them, of all products together; by their ids with what they are called. */
  readonly products?: ReadonlyMap<string, string>;
};

export type Events = {
  readonly marks: readonly BucketEvents[];
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/** What happened in the buckets of a trend, which are days or months: an hour has no events of its own. */
export const useEvents = (asked: Asked, buckets: readonly string[]): Events => {
  const { selection, range, dataSource, products } = asked;
  const productIds = useMemo(
    () => (products === undefined ? null : [...products.keys()].slice(0, MOST_PRODUCTS)),
    [products],
  );
  const isAsked =
    productIds?.length !== 0 &&
    !buckets[0]?.includes('T') &&
    countDays(range.start, range.end) <= MOST_DAYS;
  const query = useTrendEventsQuery(
    isAsked
      ? {
          variables: { selection, range, dataSource, productIds },
          ...staleWhileRevalidate,
          errorPolicy: 'all',
          context: { quiet: true },
        }
      : skipToken,
  );
  const events = query.data?.statistics.events;
  const marks = useMemo(
    () => byBucket(withProducts(events ?? [], products), buckets),
    [events, products, buckets],
  );
  return {
    marks,
    isFailed: query.error !== undefined && !events,
    retry: () => void query.refetch().catch(() => {}),
  };
};
