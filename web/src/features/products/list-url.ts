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
import { listOf, oneOf, optionalOf, text } from '../../shared/url-state/codec.ts';
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

const levelCodec = oneOf('level', levels);
const searchCodec = text('q', 64);
const codeCodec = text('code', 128);
const paidCodec = optionalOf('paid', ['1']);
const statusCodec = listOf('status');
const categoryCodec = listOf('category');
const costCodec = optionalOf('cost', costs);
const hintCodec = optionalOf('hint', hints);
const stockCodec = optionalOf('stock', [
  'soldOut',
  'lacking',
  'aboutToSellOut',
  'enough',
  'atRisk',
  'inStock',
]);
const priceCodec: Codec<PriceSpan | null> = {
  read: (params) => {
    const [, from, below] =
      /^(\d{1,6}(?:\.\d{1,2})?)-(\d{1,6}(?:\.\d{1,2})?)?$/.exec(params.get('price') ?? '') ?? [];
    if (from === undefined) return null;
    return { from: Number(from), below: below === undefined ? null : Number(below) };
  },
  write: (span) => ({ price: span && `${span.from}-${span.below ?? ''}` }),
};
const createdCodec = daysUnder('created');
const soldCodec = optionalOf('sold', ['1']);
const lossCodec = optionalOf('loss', ['1']);
const changeCodec = optionalOf('change', ['price', 'soldOut', 'restocked']);
const sortCodec = oneOf('sort', sortKeys);
const orderCodec = oneOf('order', ['desc', 'asc']);

export const listCodec: Codec<ListState> = {
  read: (params) => {
    const wanted = statusCodec.read(params);
    return {
      level: levelCodec.read(params),
      search: searchCodec.read(params).trim(),
      code: codeCodec.read(params).trim(),
      isPaid: paidCodec.read(params) !== null,
      statuses: statuses.filter((status) => wanted.includes(status.toLowerCase())),
      categories: categoryCodec.read(params),
      cost: costCodec.read(params),
      hint: hintCodec.read(params),
      created: createdCodec.read(params),
      isSold: soldCodec.read(params) !== null,
      isLossy: lossCodec.read(params) !== null,
      stock: stockCodec.read(params),
      price: priceCodec.read(params),
      change: changeCodec.read(params),
      sort: sortCodec.read(params),
      order: orderCodec.read(params),
    };
  },
  write: (state) => ({
    ...levelCodec.write(state.level),
    ...searchCodec.write(state.search),
    ...codeCodec.write(state.code),
    ...paidCodec.write(state.isPaid ? '1' : null),
    ...statusCodec.write(state.statuses.map((status) => status.toLowerCase())),
    ...categoryCodec.write(state.categories),
    ...costCodec.write(state.cost),
    ...hintCodec.write(state.hint),
    ...createdCodec.write(state.created),
    ...soldCodec.write(state.isSold ? '1' : null),
    ...lossCodec.write(state.isLossy ? '1' : null),
    ...stockCodec.write(state.stock),
    ...priceCodec.write(state.price),
    ...changeCodec.write(state.change),
    ...sortCodec.write(state.sort),
    ...orderCodec.write(state.order),
  }),
};

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
