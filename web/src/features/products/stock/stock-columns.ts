import type { StockSort } from './stock-url.ts';

/** The columns beside the code, from left to right; widths in px, and the last takes what is left. */
export const stockColumns = [
  { key: 'shops', width: 76, sort: 'shops', isFigure: true },
  { key: 'stock', width: 80, sort: 'stock', isFigure: true },
  { key: 'transit', width: 72, sort: 'transit', isFigure: true },
  { key: 'net7', width: 80, sort: 'net7', isFigure: true },
  { key: 'net30', width: 88, sort: 'net30', isFigure: true },
  { key: 'cover', width: 92, sort: 'cover', isFigure: true },
  { key: 'trouble', width: 136, sort: null, isFigure: false },
  { key: 'moves', width: 208, sort: null, isFigure: false },
] as const satisfies readonly {
  key: string;
  width: number;
  sort: StockSort | null;
  isFigure: boolean;
}[];

export type StockColumn = (typeof stockColumns)[number]['key'];
type Column = (typeof stockColumns)[number];

/** The columns of these keys, in their order. */
export const columnsOf = (keys: readonly string[]): readonly Column[] =>
  keys.flatMap((key) => stockColumns.find((column) => column.key === key) ?? []);
