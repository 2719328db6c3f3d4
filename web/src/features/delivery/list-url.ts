import type { ShippingOrderSort } from '../../graphql/schema.generated.ts';
import type { Codec } from '../../shared/url-state/codec.ts';
import { oneOf, optionalOf, text } from '../../shared/url-state/codec.ts';

/** What of the shipping orders is looked at, as it stands in the address. */
export type ListState = {
  readonly tab: Tab;
  /** Instead of a tab: what has to leave soon, should have left, or lacks pieces, in whatever state it is. */
  readonly due: Due | null;
  readonly type: 'all' | 'self' | 'manufacturer';
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

export const sorts = ['deadline', 'newest', 'warehouse'] as const;
export type Sort = (typeof sorts)[number];

const dueCodec = optionalOf('due', dues);
const tabCodec = oneOf('tab', tabs);
const typeCodec = oneOf('type', ['all', 'self', 'manufacturer']);
const searchCodec = text('q', 64);
const sortCodec = optionalOf('sort', sorts);

/** Further than any list of a seller goes; a larger number is no page. */
const mostPages = 5_000;

export const listCodec: Codec<ListState> = {
  read: (params) => {
    const page = Number(params.get('page'));
    const due = dueCodec.read(params);
    return {
      tab: due === null ? tabCodec.read(params) : tabs[0],
      due,
      type: typeCodec.read(params),
      search: searchCodec.read(params).trim(),
      sort: sortCodec.read(params),
      page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    };
  },
  write: (state) => ({
    ...tabCodec.write(state.due === null ? state.tab : tabs[0]),
    ...dueCodec.write(state.due),
    ...typeCodec.write(state.type),
    ...searchCodec.write(state.search),
    ...sortCodec.write(state.sort),
    page: state.page === 1 ? null : String(state.page),
  }),
};

/** The list that is open beside the orders; null for none. */
export type Records = 'assessments' | 'packages';
export const recordsCodec = optionalOf('records', ['assessments', 'packages']);

/** What has a deadline begins with the next one; what is over, with the newest. */
export const sortOf = (list: ListState): Sort => {
  const view = viewOf(list);
  return list.sort ?? (view === 'shipped' || view === 'cancelled' ? 'newest' : 'deadline');
};

export const shippingSort = {
  deadline: 'DEADLINE',
  newest: 'NEWEST',
  warehouse: 'WAREHOUSE',
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
