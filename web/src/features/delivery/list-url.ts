import type { Codec } from '../../shared/url-state/codec.ts';
import { oneOf, optionalOf, text } from '../../shared/url-state/codec.ts';

/** What of the shipping orders is looked at, as it stands in the address. */
export type ListState = {
  readonly tab: Tab;
  readonly type: 'all' | 'self' | 'manufacturer';
  readonly search: string;
  /** Null: what the tab begins with by itself. */
  readonly sort: 'deadline' | 'newest' | null;
  /** From 1 on. */
  readonly page: number;
};

/** In the order of the specification's labels; tab 3 is `shipped` (reading A36). */
export const tabs = ['packing', 'shipping', 'shipped', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

const tabCodec = oneOf('tab', tabs);
const typeCodec = oneOf('type', ['all', 'self', 'manufacturer']);
const searchCodec = text('q', 64);
const sortCodec = optionalOf('sort', ['deadline', 'newest']);

/** Further than any list of a seller goes; a larger number is no page. */
const mostPages = 5_000;

export const listCodec: Codec<ListState> = {
  read: (params) => {
    const page = Number(params.get('page'));
    return {
      tab: tabCodec.read(params),
      type: typeCodec.read(params),
      search: searchCodec.read(params).trim(),
      sort: sortCodec.read(params),
      page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    };
  },
  write: (state) => ({
    ...tabCodec.write(state.tab),
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
export const sortOf = ({ tab, sort }: ListState): 'deadline' | 'newest' =>
  sort ?? (tab === 'packing' || tab === 'shipping' ? 'deadline' : 'newest');

export const statusOfTab = {
  packing: 'AWAITING_PACKING',
  shipping: 'AWAITING_SHIPPING',
  shipped: 'SHIPPED',
  cancelled: 'CANCELLED',
} as const satisfies Record<Tab, string>;

export const countOfTab = {
  packing: 'awaitingPacking',
  shipping: 'awaitingShipping',
  shipped: 'shipped',
  cancelled: 'cancelled',
} as const satisfies Record<Tab, string>;
