import { type ProductTotalsQuery, useProductTotalsQuery } from './Products.generated.ts';
import type { ListVariables } from './variables.ts';

export type ProductTotals = NonNullable<ProductTotalsQuery['productList']['totals']>;

/**
 * Sums over everything that the filter leaves; null until they are here, and where nobody tells them.
 * @param withLoss whether what was lost by what is sold out is shown: it is looked for in all shops
 */
export function useTotals(list: ListVariables, withLoss: boolean): ProductTotals | null {
  const {
    sort: _sort,
    descending: _descending,
    parentId: _parentId,
    withCourse: _withCourse,
    ...variables
  } = list;
  const { data, error } = useProductTotalsQuery({
    variables: { ...variables, withLoss },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return error === undefined ? (data?.productList.totals ?? null) : null;
}
