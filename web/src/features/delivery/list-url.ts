import { isDay } from '../../../../api/contract/rules/calendar.ts';
import type { ShippingOrderSort } from '../../graphql/schema.generated.ts';
import type { Codec } from '../../shared/url-state/codec.ts';
import { oneOf, optionalOf, pageUpTo, together, trimmed } from '../../shared/url-state/codec.ts';

/** What of the shipping orders is looked at, as it stands in the address. */
export type ListState = {
  readonly tab: Tab;
  /** Instead of a tab: what has to leave soon, should have left, or lacks pieces, in whatever state it is. */
  readonly due: Due | null;
  readonly type: 'all' | 'self' | 'manufacturer';
  /** The name of the warehouse that the orders go to; empty for any. */
  readonly warehouse: string;
  readonly search: string;
  /** Null: what the tab begins with by itself. */
  readonly sort: Sort | null;
  /** From 1 on. */
  readonly page: number;
};

/** In the order of the specification's labels; tab 3 is `shipped` (reading A36). */
export const tabs = ['packing', 'shipping', 'shipped', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/** As the figures count them: the red one first. */
export const dues = ['overdue', 'soon', 'short'] as const;
export type Due = (typeof dues)[number];

/** A list of the page. */
export type View = Tab | Due;
export const viewOf = ({ tab, due }: ListState): View => due ?? tab;

const sorts = ['deadline', 'newest', 'warehouse', 'value'] as const;
export type Sort = (typeof sorts)[number];

const anyCodec = together<ListState>({
  tab: oneOf('tab', tabs),
  due: optionalOf('due', dues),
  type: oneOf('type', ['all', 'self', 'manufacturer']),
  warehouse: trimmed('warehouse'),
  search: trimmed('q', 64),
  sort: optionalOf('sort', sorts),
  page: pageUpTo(5_000),
});

const withoutBoth = (state: ListState): ListState =>
  state.due === null ? state : { ...state, tab: tabs[0] };

export const listCodec: Codec<ListState> = {
  read: (params) => withoutBoth(anyCodec.read(params)),
  write: (state) => anyCodec.write(withoutBoth(state)),
};

/** Of the orders of a list all. */
export const unfiltered = { type: 'all', warehouse: '', search: '' } as const;

export const isFiltered = ({ type, warehouse, search }: ListState): boolean =>
  type !== 'all' || warehouse !== '' || search !== '';

/** The list that is open beside the orders; null for none. */
export type Records = 'assessments' | 'packages';
/** With the first day of the assessment that a figure elsewhere has led to. */
export type OpenRecords = { readonly kind: Records; readonly marked: string | null };

const kindCodec = optionalOf('records', ['assessments', 'packages']);

/** `?records=packages`, `?records=assessments:2026-11-01`. */
export const recordsCodec: Codec<OpenRecords | null> = {
  read: (params) => {
    const [, day = ''] = /^assessments:(.+)$/.exec(params.get('records') ?? '') ?? [];
    if (isDay(day)) return { kind: 'assessments', marked: day };
    const kind = kindCodec.read(params);
    return kind && { kind, marked: null };
  },
  write: (open) =>
    open?.marked == null
      ? kindCodec.write(open?.kind ?? null)
      : { records: `${open.kind}:${open.marked}` },
};

const isOver = (list: ListState): boolean => {
  const view = viewOf(list);
  return view === 'shipped' || view === 'cancelled';
};

/** What the list can begin with; what is worth most matters as long as it waits. */
export const sortsOf = (list: ListState): readonly Sort[] =>
  isOver(list) || list.due === 'short' ? sorts.filter((sort) => sort !== 'value') : sorts;

/** What has a deadline begins with the next one; what is over, with the newest. */
export const sortOf = (list: ListState): Sort => {
  if (list.sort !== null && sortsOf(list).includes(list.sort)) return list.sort;
  return isOver(list) ? 'newest' : 'deadline';
};

export const shippingSort = {
  deadline: 'DEADLINE',
  newest: 'NEWEST',
  warehouse: 'WAREHOUSE',
  value: 'VALUE',
} as const satisfies Record<Sort, ShippingOrderSort>;

export const statusOfTab = {
  packing: 'AWAITING_PACKING',
  shipping: 'AWAITING_SHIPPING',
  shipped: 'SHIPPED',
  cancelled: 'CANCELLED',
} as const satisfies Record<Tab, string>;

export const countOfDue = {
  overdue: 'overdue',
  soon: 'dueSoon',
  short: 'short',
} as const satisfies Record<Due, string>;

export const countOfTab = {
  packing: 'awaitingPacking',
  shipping: 'awaitingShipping',
  shipped: 'shipped',
  cancelled: 'cancelled',
} as const satisfies Record<Tab, string>;

/** The figure that says what the orders of a list are worth, where it matters: of what has not left. */
export const valueOfView = {
  packing: 'awaitingPackingValue',
  shipping: 'awaitingShippingValue',
  shipped: null,
  cancelled: null,
  overdue: 'overdueValue',
  soon: 'dueSoonValue',
  short: null,
} as const satisfies Record<View, string | null>;

/** The figure that says how many orders a list of the page has. */
export const countOfView = { ...countOfTab, ...countOfDue } as const satisfies Record<View, string>;
