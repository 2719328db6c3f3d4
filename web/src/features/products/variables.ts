import type { ProductFilter } from '../../graphql/schema.generated.ts';
import type { DayRange } from '../../shared/date-range/range.ts';
import type { Selection } from '../../shared/url-state/selection.ts';
import { selectionInput } from '../../shared/url-state/selection.ts';
import { dataSource } from '../statistics/index.ts';
import {
  type ListState,
  productChange,
  productHint,
  productLevel,
  productSort,
  productStock,
} from './list-url.ts';
import type { ProductListQueryVariables, ProductRowFieldsFragment } from './Products.generated.ts';

export type ProductRow = Omit<ProductRowFieldsFragment, ' $fragmentName'> & {
  /** Only where the list was asked for it. */
  readonly dailyQuantities?: readonly (number | null)[] | null;
};

/** Everything of a list but the page. */
export type ListVariables = Omit<ProductListQueryVariables, 'first' | 'skip'>;

type Input = {
  readonly selection: Selection;
  readonly range: DayRange;
  readonly source: keyof typeof dataSource;
  readonly list: ListState;
  /** Whether the course of each row is shown. */
  readonly withCourse: boolean;
};

/** Filters that are not set are left out. */
const filterOf = (list: ListState): ProductFilter | null => {
  const filter: ProductFilter = {
    ...(list.search !== '' && { search: list.search }),
    ...(list.code !== '' && { extCode: list.code }),
    ...(list.isPaid && { paidShopsOnly: true }),
    ...(list.statuses.length > 0 && { statuses: [...list.statuses] }),
    ...(list.categories.length > 0 && { categories: [...list.categories] }),
    ...(list.cost === 'below' && { belowFloor: true }),
    ...((list.cost === 'with' || list.cost === 'without') && { hasCost: list.cost === 'with' }),
    ...(list.hint !== null && { hint: productHint[list.hint] }),
    ...(list.created !== null && {
      createdFrom: list.created.start,
      createdTo: list.created.end,
    }),
    ...(list.isSold && { hasSold: true }),
    ...(list.isLossy && { hasSoldOutLoss: true }),
    ...(list.change !== null && { change: productChange[list.change] }),
    ...(list.price !== null && {
      averagePriceFrom: list.price.from.toFixed(2),
      ...(list.price.below !== null && { averagePriceBelow: list.price.below.toFixed(2) }),
    }),
    ...(list.stock !== null && { stockState: productStock[list.stock] }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
};

export const listVariables = ({
  selection,
  range,
  source,
  list,
  withCourse,
}: Input): ListVariables => ({
  selection: selectionInput(selection),
  range,
  dataSource: dataSource[source],
  level: productLevel[list.level],
  filter: filterOf(list),
  sort: productSort[list.sort],
  descending: list.order === 'desc',
  withCourse,
});

/** The SKUs under a row, in the same order and whatever is filtered. */
export const childVariables = (variables: ListVariables, parentId: string): ListVariables => ({
  ...variables,
  level: 'SKU',
  filter: null,
  parentId,
});
