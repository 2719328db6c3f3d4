import type { SharedStockFilter, SharedStockSort } from '../../../graphql/schema.generated.ts';
import {
  flag,
  oneOf,
  optionalOf,
  printQuery,
  text,
  together,
  trimmed,
  withValue,
} from '../../../shared/url-state/codec.ts';
import { type Selection, selectionInput } from '../../../shared/url-state/selection.ts';
import { type Hint, hints, productHint } from '../list-url.ts';
import type { SharedStockQueryVariables } from './Stock.generated.ts';

/** What of the codes is looked at, as it stands in the address. */
export type StockState = {
  /** Codes of several shops, or of one too. */
  readonly codes: 'shared' | 'all';
  readonly search: string;
  readonly hint: Hint | null;
  /** Only codes that a move is suggested for. */
  readonly isMovable: boolean;
  readonly sort: StockSort;
  readonly order: 'desc' | 'asc';
};

const sorts = ['net30', 'net7', 'stock', 'transit', 'cover', 'shops', 'code'] as const;
export type StockSort = (typeof sorts)[number];

const sortOf = {
  net30: 'NET30',
  net7: 'NET7',
  stock: 'ON_HAND',
  transit: 'IN_TRANSIT',
  cover: 'DAYS_OF_COVER',
  shops: 'SHOPS',
  code: 'CODE',
} as const satisfies Record<StockSort, SharedStockSort>;

export const stockCodec = together<StockState>({
  codes: oneOf('codes', ['shared', 'all']),
  search: trimmed('q', 64),
  hint: optionalOf('hint', hints),
  isMovable: flag('move'),
  sort: oneOf('sort', sorts),
  order: oneOf('order', ['desc', 'asc']),
});

/** The shops of a code that are looked at; the code is empty for none. */
export type OpenedCode = {
  readonly code: string;
  /** Only the shops in which this is the trouble; null for all of them. */
  readonly trouble: Hint | null;
};

export const noCode: OpenedCode = { code: '', trouble: null };

export const openedCode = together<OpenedCode>({
  code: text('code', 128),
  trouble: optionalOf('in', hints),
});

/** The same list with the shops of a code over it. */
export const shopsAddress = (search: string, opened: OpenedCode): string =>
  printQuery(withValue(new URLSearchParams(search), openedCode, opened));

/** Filters that leave nothing out but what one shop alone has. */
export const unfilteredStock = { search: '', hint: null, isMovable: false } as const;

export const isStockFiltered = ({ search: part, hint: state, isMovable }: StockState): boolean =>
  part !== '' || state !== null || isMovable;

/** Everything of the list but the page. */
export type StockVariables = Omit<SharedStockQueryVariables, 'first' | 'skip'>;

export const stockVariables = (selection: Selection, state: StockState): StockVariables => {
  const filter: SharedStockFilter = {
    ...(state.search !== '' && { search: state.search }),
    ...(state.codes === 'shared' && { shared: true }),
    ...(state.hint !== null && { hint: productHint[state.hint] }),
    ...(state.isMovable && { movable: true }),
  };
  return {
    selection: selectionInput(selection),
    filter: Object.keys(filter).length === 0 ? null : filter,
    sort: sortOf[state.sort],
    descending: state.order === 'desc',
  };
};

/** A click on a head: from the largest down, codes from their beginning; the next click turns it round. */
export const stockSortedBy = (
  state: StockState,
  by: StockSort,
): Pick<StockState, 'sort' | 'order'> => ({
  sort: by,
  order:
    state.sort === by ? (state.order === 'desc' ? 'asc' : 'desc') : by === 'code' ? 'asc' : 'desc',
});
