import type { SharedStockFilter, SharedStockSort } from '../../../graphql/schema.generated.ts';
import type { Codec } from '../../../shared/url-state/codec.ts';
import { oneOf, optionalOf, printQuery, text, withValue } from '../../../shared/url-state/codec.ts';
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

const codes = oneOf('codes', ['shared', 'all']);
const search = text('q', 64);
const hint = optionalOf('hint', hints);
const move = optionalOf('move', ['1']);
const sort = oneOf('sort', sorts);
const order = oneOf('order', ['desc', 'asc']);

export const stockCodec: Codec<StockState> = {
  read: (params) => ({
    codes: codes.read(params),
    search: search.read(params).trim(),
    hint: hint.read(params),
    isMovable: move.read(params) !== null,
    sort: sort.read(params),
    order: order.read(params),
  }),
  write: (state) => ({
    ...codes.write(state.codes),
    ...search.write(state.search),
    ...hint.write(state.hint),
    ...move.write(state.isMovable ? '1' : null),
    ...sort.write(state.sort),
    ...order.write(state.order),
  }),
};

/** The shops of a code that are looked at; the code is empty for none. */
export type OpenedCode = {
  readonly code: string;
  /** Only the shops in which this is the trouble; null for all of them. */
  readonly trouble: Hint | null;
};

const code = text('code', 128);
const trouble = optionalOf('in', hints);
export const noCode: OpenedCode = { code: '', trouble: null };

export const openedCode: Codec<OpenedCode> = {
  read: (params) => ({ code: code.read(params), trouble: trouble.read(params) }),
  write: (opened) => ({ ...code.write(opened.code), ...trouble.write(opened.trouble) }),
};

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
