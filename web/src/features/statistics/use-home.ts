import { type Selection, selectionInput } from '../../shared/url-state/selection.ts';
import type { HomePageQuery, HomePageQueryVariables } from './HomePage.generated.ts';
import { useHomePageQuery } from './HomePage.generated.ts';
import { dataSource } from './metrics.ts';
import type { Period } from './period.ts';

/** Rows of a page of a ranking. */
export const PAGE_SIZE = 20;

/** What every query of the page has in common. */
export type HomeVariables = Pick<
  HomePageQueryVariables,
  'selection' | 'range' | 'comparison' | 'dataSource'
>;

export type HomeStatistics = HomePageQuery['statistics'];

/** Of what is looked at, what the page asks for. */
export const homeVariables = (
  selection: Selection,
  { range, wholeComparison }: Pick<Period, 'range' | 'wholeComparison'>,
  source: keyof typeof dataSource,
): HomeVariables => ({
  selection: selectionInput(selection),
  range,
  comparison: wholeComparison,
  dataSource: dataSource[source],
});

/** The variables of its figures. */
export const figuresVariables = (
  variables: HomeVariables,
  granularity: HomePageQueryVariables['granularity'],
): HomePageQueryVariables => ({ ...variables, granularity, pageSize: PAGE_SIZE });

/**
 * The figures of the page in one document. Cached figures are shown at once and asked for again.
 * Failures are shown in the blocks, not as passing messages.
 */
export const useHome = (
  variables: HomeVariables,
  granularity: HomePageQueryVariables['granularity'],
) =>
  useHomePageQuery({
    variables: figuresVariables(variables, granularity),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // A statistic that fails is null; its block says so, and the others are shown.
    errorPolicy: 'all',
    context: { quiet: true },
  });
