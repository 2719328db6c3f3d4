import type {
  ShippingOrderStatus,
  ShippingType,
  WarehouseEntryStatus,
} from '../../../graphql/schema.generated.ts';
import { shippingSort } from '../list-url.ts';
import type { PhoneTasksQueryVariables } from './PhoneTasks.generated.ts';

export const taskTabs = ['pack', 'ship', 'store'] as const;
export type TaskTab = (typeof taskTabs)[number];

export const taskSorts = ['deadline', 'warehouse'] as const;
export type TaskSort = (typeof taskSorts)[number];

/** Which tasks are looked at, as the address says. */
export interface TaskFilter {
  readonly tab: TaskTab;
  readonly shop: string | null;
  readonly type: ShippingType | null;
  /** The name of the warehouse that the orders go to; null for any. */
  readonly warehouse: string | null;
  readonly search: string;
  readonly sort: TaskSort;
  /** From 1. */
  readonly page: number;
}

/** Enough for a shift without network; each has a list of goods, and the server answers only so much with one operation. */
export const PAGE_SIZE = 40;

export const tabOf = (text: string | null): TaskTab =>
  taskTabs.find((tab) => tab === text) ?? 'pack';

const taskSortOf = (text: string | null): TaskSort =>
  taskSorts.find((sort) => sort === text) ?? 'deadline';

const types: readonly ShippingType[] = ['SELF', 'MANUFACTURER'];

export function readFilter(params: URLSearchParams): TaskFilter {
  const page = Number(params.get('page') ?? 1);
  return {
    tab: tabOf(params.get('tab')),
    shop: params.get('shop'),
    type: types.find((type) => type === params.get('type')) ?? null,
    warehouse: params.get('warehouse')?.slice(0, 100) || null,
    sort: taskSortOf(params.get('sort')),
    search: (params.get('q') ?? '').slice(0, 64),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 200) : 1,
  };
}

export function writeFilter(filter: TaskFilter): string {
  const { tab, shop, type, warehouse, search, sort, page } = filter;
  const params = new URLSearchParams();
  if (tab !== 'pack') params.set('tab', tab);
  if (shop !== null) params.set('shop', shop);
  if (type !== null) params.set('type', type);
  if (warehouse !== null) params.set('warehouse', warehouse);
  if (search !== '') params.set('q', search);
  if (sort !== 'deadline') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const statusOf = {
  pack: 'AWAITING_PACKING',
  ship: 'AWAITING_SHIPPING',
  store: 'SHIPPED',
} as const satisfies Record<TaskTab, ShippingOrderStatus>;

/** The step that an order waits for; null when all is done. */
export const stepOf = ({
  status,
  warehouseEntry,
}: {
  readonly status: ShippingOrderStatus;
  readonly warehouseEntry: WarehouseEntryStatus | null;
}): TaskTab | null =>
  warehouseEntry === 'STORED' ? null : (taskTabs.find((tab) => statusOf[tab] === status) ?? null);

/** What is searched for is looked for in all lists, and among what was cancelled: its box may stand half packed. */
export const statusesOf = ({ tab, search }: TaskFilter): ShippingOrderStatus[] =>
  search === '' ? [statusOf[tab]] : [...Object.values(statusOf), 'CANCELLED'];

export const variablesOf = (filter: TaskFilter): PhoneTasksQueryVariables => ({
  selection: filter.shop === null ? { all: true } : { shop: filter.shop },
  statuses: statusesOf(filter),
  warehouseEntry: filter.tab === 'store' && filter.search === '' ? ['UNDER_WAY', 'RECEIVED'] : null,
  shippingType: filter.type,
  warehouse: filter.warehouse,
  search: filter.search === '' ? null : filter.search,
  sort: shippingSort[filter.sort],
  first: PAGE_SIZE,
  skip: (filter.page - 1) * PAGE_SIZE,
});

/** The figure that says how many orders wait in a list. */
export const countOfTab = {
  pack: 'awaitingPacking',
  ship: 'awaitingShipping',
  store: 'awaitingEntry',
} as const satisfies Record<TaskTab, string>;
