import type { HomePageQuery, HomePageQueryVariables } from './HomePage.generated.ts';
import { useHomePageQuery } from './HomePage.generated.ts';

/** Rows of a page of a ranking. */
export const PAGE_SIZE = 20;

/** What every query of the page has in common. */
export type HomeVariables = Pick<
  HomePageQueryVariables,
  'selection' | 'range' | 'comparison' | 'dataSource'
>;

export type HomeStatistics = HomePageQuery['statistics'];

/**
 * The figures of the page in one document. Cached figures are shown at once and asked for again.
 * Failures are shown in the blocks, not as passing messages.
 */
export const useHome = (
  variables: HomeVariables,
  granularity: HomePageQueryVariables['granularity'],
) =>
  useHomePageQuery({
    variables: { ...variables, granularity, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // A statistic that fails is null; its block says so, and the others are shown.
    errorPolicy: 'all',
    context: { quiet: true },
  });
