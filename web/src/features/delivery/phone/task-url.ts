import type {
  ShippingOrderStatus,
  ShippingType,
  WarehouseEntryStatus,
} from '../../../graphql/schema.generated.ts';
import type { PhoneTasksQueryVariables } from './PhoneTasks.generated.ts';

const taskTabs = ['pack', 'ship', 'store'] as const;
export type TaskTab = (typeof taskTabs)[number];

/** Which tasks are looked at, as the address says. */
export interface TaskFilter {
  readonly tab: TaskTab;
  readonly shop: string | null;
  readonly type: ShippingType | null;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** Enough for a shift without network. */
export const PAGE_SIZE = 50;

export const tabOf = (text: string | null): TaskTab =>
  taskTabs.find((tab) => tab === text) ?? 'pack';

const types: readonly ShippingType[] = ['SELF', 'MANUFACTURER'];

export function readFilter(params: URLSearchParams): TaskFilter {
  const page = Number(params.get('page') ?? 1);
  return {
    tab: tabOf(params.get('tab')),
    shop: params.get('shop'),
    type: types.find((type) => type === params.get('type')) ?? null,
    search: (params.get('q') ?? '').slice(0, 64),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 200) : 1,
  };
}

export function writeFilter({ tab, shop, type, search, page }: TaskFilter): string {
  const params = new URLSearchParams();
  if (tab !== 'pack') params.set('tab', tab);
  if (shop !== null) params.set('shop', shop);
  if (type !== null) params.set('type', type);
  if (search !== '') params.set('q', search);
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

/** What is searched for is looked for in all lists. */
export const statusesOf = ({ tab, search }: TaskFilter): ShippingOrderStatus[] =>
  search === '' ? [statusOf[tab]] : Object.values(statusOf);

export const variablesOf = (filter: TaskFilter): PhoneTasksQueryVariables => ({
  selection: filter.shop === null ? { all: true } : { shop: filter.shop },
  statuses: statusesOf(filter),
  warehouseEntry: filter.tab === 'store' && filter.search === '' ? ['UNDER_WAY', 'RECEIVED'] : null,
  shippingType: filter.type,
  search: filter.search === '' ? null : filter.search,
  first: PAGE_SIZE,
  skip: (filter.page - 1) * PAGE_SIZE,
});
