import { type ProductTotalsQuery, useProductTotalsQuery } from './Products.generated.ts';
import type { ListVariables } from './variables.ts';

export type ProductTotals = NonNullable<ProductTotalsQuery['productList']['totals']>;

/** Sums over everything that the filter leaves; null until they are here, and where nobody tells them. */
export function useTotals(list: ListVariables): ProductTotals | null {
  const {
    sort: _sort,
    descending: _descending,
    parentId: _parentId,
    withCourse: _withCourse,
    ...variables
  } = list;
  const { data, error } = useProductTotalsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return error === undefined ? (data?.productList.totals ?? null) : null;
}
