import { toFen } from '../../shared/kpi/money.ts';
import type { SortKey } from './list-url.ts';
import type { ProductRow } from './variables.ts';

/**
 * The columns that can be chosen, from left to right; the product itself always leads them. Those for everybody stand in
 * the order in which a narrower window may do without them: what was sold and earned before what is to be ordered.
 */
export const columnKeys = [
  'shop',
  'category',
  'status',
  'stock',
  'sold',
  'returned',
  'quantity',
  'amount',
  'profit',
  'margin',
  'cost',
  'transit',
  'value',
  'stockCost',
  'loss',
  'cover',
  'restock',
  'net7',
  'net30',
  'course',
  'price',
  'floor',
  'created',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

type Column = {
  /** In px. */
  readonly width: number;
  readonly isFigure: boolean;
  readonly sort: SortKey | null;
  readonly needsCost: boolean;
  readonly isShownAtFirst: boolean;
};

const column = (width: number, rest: Partial<Column> = {}): Column => ({
  width,
  isFigure: true,
  sort: null,
  needsCost: false,
  isShownAtFirst: true,
  ...rest,
});

export const columns: Readonly<Record<ColumnKey, Column>> = {
  shop: column(112, { isFigure: false }),
  category: column(112, { isFigure: false, isShownAtFirst: false }),
  status: column(84, { isFigure: false }),
  stock: column(112, { sort: 'stock' }),
  sold: column(88, { sort: 'sold', isShownAtFirst: false }),
  returned: column(88, { sort: 'returned', isShownAtFirst: false }),
  quantity: column(80, { sort: 'quantity' }),
  amount: column(124, { sort: 'amount' }),
  profit: column(128, { sort: 'profit', needsCost: true }),
  margin: column(96, { sort: 'margin', needsCost: true }),
  cost: column(108, { sort: 'cost', needsCost: true }),
  transit: column(80, { sort: 'transit', isShownAtFirst: false }),
  value: column(124, { sort: 'value', isShownAtFirst: false }),
  stockCost: column(124, { sort: 'stockCost', needsCost: true, isShownAtFirst: false }),
  loss: column(140, { sort: 'loss', isShownAtFirst: false }),
  cover: column(88, { sort: 'cover' }),
  restock: column(100, { sort: 'restock' }),
  net7: column(100, { sort: 'net7' }),
  net30: column(108, { sort: 'net30' }),
  course: column(92, { isFigure: false }),
  price: column(88, { sort: 'price' }),
  floor: column(124, { needsCost: true }),
  created: column(112, { sort: 'created', isFigure: false, isShownAtFirst: false }),
};

const explained = ['value', 'stockCost', 'loss', 'restock', 'course', 'margin'] as const;

/** Columns whose head says how they are reckoned. */
export const isExplained = (key: ColumnKey): key is (typeof explained)[number] =>
  explained.some((one) => one === key);

/** The columns that the reader may have at all. */
export const permittedColumns = (mayLookCost: boolean): ColumnKey[] =>
  columnKeys.filter((key) => mayLookCost || !columns[key].needsCost);

const firstShown: readonly ColumnKey[] = columnKeys.filter((key) => columns[key].isShownAtFirst);

/** What was remembered before tables had more to remember: keys with commas between. Unknown ones fall away. */
export const readColumns = (note: string | undefined): readonly ColumnKey[] => {
  if (note === undefined) return firstShown;
  const wanted = new Set(note.split(','));
  return columnKeys.filter((key) => wanted.has(key));
};

/** Days as far as they say something: a third of a day does, from ten on it does not. */
export const coverText = (days: number): string =>
  days >= 10 ? String(Math.round(days)) : String(Math.round(days * 10) / 10);

/** Both ends of a span of money in fen; null where none is known. */
export const spanOf = (min: string | null, max: string | null): readonly [number, number] | null =>
  min === null || max === null ? null : [toFen(min), toFen(max)];

/** Whether the row is of one SKU, whose cost can be entered at once. */
export const isSku = (row: Pick<ProductRow, 'level'>): boolean => row.level === 'SKU';

/** Whether none of its SKUs lacks a cost. */
export const isCosted = (row: Pick<ProductRow, 'uncostedSkuCount'>): boolean =>
  row.uncostedSkuCount === 0;
