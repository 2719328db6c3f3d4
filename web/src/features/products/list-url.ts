import type {
  ProductHint,
  ProductLevel,
  ProductSort,
  ProductStatus,
  SkuChangeKind,
  StockState,
} from '../../graphql/schema.generated.ts';
import type { DayRange } from '../../shared/date-range/range.ts';
import type { Codec } from '../../shared/url-state/codec.ts';
import {
  flag,
  listOf,
  oneOf,
  optionalOf,
  text,
  together,
  trimmed,
} from '../../shared/url-state/codec.ts';
import { daysUnder } from '../../shared/url-state/days.ts';

/** What of the products is looked at, as it stands in the address. */
export type ListState = {
  readonly level: Level;
  readonly search: string;
  /** Exactly this code of the seller; empty for any. */
  readonly code: string;
  /** Only what shops sell whose paid time is not over. */
  readonly isPaid: boolean;
  readonly statuses: readonly ProductStatus[];
  readonly categories: readonly string[];
  /** What is known of costs, or declared below the floor price. Null: whatever it is. */
  readonly cost: Cost | null;
  readonly hint: Hint | null;
  /** Products created on these days; null for any. */
  readonly created: DayRange | null;
  /** Only what of which a piece was sold in the range. */
  readonly isSold: boolean;
  /** Only what holds a sold-out SKU that lost sales in the last seven days. */
  readonly isLossy: boolean;
  /** Colours on sale in this state of their stock, as the sales summary counts them. */
  readonly stock: Stock | null;
  /** SKUs by what a piece of them brought on average in the range, as the sales summary splits them. */
  readonly price: PriceSpan | null;
  /** SKUs of which this changed on the days of the range, as the ticks of a trend count them. */
  readonly change: Change | null;
  readonly sort: SortKey;
  readonly order: 'desc' | 'asc';
};

/** In yuan: from, and below where there is an end. */
export type PriceSpan = { readonly from: number; readonly below: number | null };

const costs = ['with', 'without', 'below'] as const;
type Cost = (typeof costs)[number];

export const levels = ['spu', 'skc', 'sku'] as const;
export type Level = (typeof levels)[number];

export const statuses = [
  'ON_SALE',
  'OFF_SALE',
  'AWAITING_FIRST_ORDER',
  'FIRST_ORDER_CREATED',
  'PRICE_DECLARING',
] as const satisfies readonly ProductStatus[];

export const hints = ['soldOut', 'runningOut', 'deadStock'] as const;
export type Hint = (typeof hints)[number];

export const productStock = {
  soldOut: 'SOLD_OUT',
  lacking: 'LACKING',
  aboutToSellOut: 'ABOUT_TO_SELL_OUT',
  enough: 'ENOUGH',
  atRisk: 'AT_RISK',
  inStock: 'IN_STOCK',
} as const satisfies Record<string, StockState>;
export type Stock = keyof typeof productStock;

export const productChange = {
  price: 'PRICE_CHANGED',
  soldOut: 'SOLD_OUT',
  restocked: 'RESTOCKED',
} as const satisfies Record<string, SkuChangeKind>;
type Change = keyof typeof productChange;

const sortKeys = [
  'quantity',
  'sold',
  'returned',
  'net7',
  'net30',
  'amount',
  'profit',
  'margin',
  'stock',
  'transit',
  'value',
  'stockCost',
  'loss',
  'cover',
  'restock',
  'cost',
  'price',
  'created',
  'name',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** The order of a list whose address says nothing of it. */
export const firstSort: SortKey = sortKeys[0];

export const productLevel = {
  spu: 'SPU',
  skc: 'SKC',
  sku: 'SKU',
} as const satisfies Record<Level, ProductLevel>;

export const productHint = {
  soldOut: 'SOLD_OUT',
  runningOut: 'RUNNING_OUT',
  deadStock: 'DEAD_STOCK',
} as const satisfies Record<Hint, ProductHint>;

export const productSort = {
  quantity: 'NET_QUANTITY',
  sold: 'SOLD',
  returned: 'RETURNED',
  net7: 'NET7',
  net30: 'NET30',
  amount: 'NET_AMOUNT',
  profit: 'PROFIT',
  margin: 'MARGIN',
  stock: 'ON_HAND',
  transit: 'IN_TRANSIT',
  value: 'STOCK_VALUE',
  stockCost: 'STOCK_COST',
  loss: 'SOLD_OUT_LOSS',
  cover: 'DAYS_OF_COVER',
  restock: 'RESTOCK',
  cost: 'COST',
  price: 'SUPPLY_PRICE',
  created: 'CREATED',
  name: 'NAME',
} as const satisfies Record<SortKey, ProductSort>;

const written = listOf('status');
/** In the address in small letters, in any order. */
const statusCodec: Codec<readonly ProductStatus[]> = {
  read: (params) => {
    const wanted = written.read(params);
    return statuses.filter((status) => wanted.includes(status.toLowerCase()));
  },
  write: (chosen) => written.write(chosen.map((status) => status.toLowerCase())),
};

const priceCodec: Codec<PriceSpan | null> = {
  read: (params) => {
    const [, from, below] =
      /^(\d{1,6}(?:\.\d{1,2})?)-(\d{1,6}(?:\.\d{1,2})?)?$/.exec(params.get('price') ?? '') ?? [];
    if (from === undefined) return null;
    return { from: Number(from), below: below === undefined ? null : Number(below) };
  },
  write: (span) => ({ price: span && `${span.from}-${span.below ?? ''}` }),
};

export const listCodec = together<ListState>({
  level: oneOf('level', levels),
  search: trimmed('q', 64),
  code: trimmed('code', 128),
  isPaid: flag('paid'),
  statuses: statusCodec,
  categories: listOf('category'),
  cost: optionalOf('cost', costs),
  hint: optionalOf('hint', hints),
  created: daysUnder('created'),
  isSold: flag('sold'),
  isLossy: flag('loss'),
  stock: optionalOf('stock', [
    'soldOut',
    'lacking',
    'aboutToSellOut',
    'enough',
    'atRisk',
    'inStock',
  ]),
  price: priceCodec,
  change: optionalOf('change', ['price', 'soldOut', 'restocked']),
  sort: oneOf('sort', sortKeys),
  order: oneOf('order', ['desc', 'asc']),
});

/** The product whose drawer is open; empty for none. */
export const openedCodec = text('product', 128);

/** Filters that leave nothing out. */
export const unfiltered = {
  search: '',
  code: '',
  isPaid: false,
  statuses: [],
  categories: [],
  cost: null,
  hint: null,
  created: null,
  isSold: false,
  isLossy: false,
  stock: null,
  price: null,
  change: null,
} as const satisfies Partial<ListState>;

export const isFiltered = (list: ListState): boolean =>
  list.search !== '' ||
  list.code !== '' ||
  list.isPaid ||
  list.statuses.length > 0 ||
  list.categories.length > 0 ||
  list.isSold ||
  list.isLossy ||
  [list.cost, list.hint, list.created, list.stock, list.price, list.change].some(
    (part) => part !== null,
  );

/** Columns that only those may order by who may see what is in them. */
const secret: ReadonlySet<SortKey> = new Set(['profit', 'margin', 'cost', 'stockCost']);

/** What the address asks for, as far as the reader may have it: an order by cost would tell it. */
export const permitted = (list: ListState, mayLookCost: boolean): ListState => {
  if (mayLookCost) return list;
  const isSecret = secret.has(list.sort);
  return { ...list, cost: null, ...(isSecret && { sort: 'quantity', order: 'desc' }) };
};

/** A click on a head: from the largest down, and the other way round with the next click. */
export const sortedBy = (list: ListState, sort: SortKey): Pick<ListState, 'sort' | 'order'> => ({
  sort,
  order: list.sort === sort ? (list.order === 'desc' ? 'asc' : 'desc') : firstOrder(sort),
});

/** Names are read from their beginning; of all figures the largest come first. */
const firstOrder = (sort: SortKey) => (sort === 'name' ? 'asc' : 'desc');
