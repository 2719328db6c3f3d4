import { widthFor } from '../../../shared/table/heading-css.ts';
import type { StockSort } from './stock-url.ts';

/** The columns beside the code, from left to right; widths in px of a wide screen, and the last takes what is left. */
export const stockColumns = [
  { key: 'shops', width: 84, sort: 'shops', isFigure: true, hasLongWord: true },
  { key: 'stock', width: 80, sort: 'stock', isFigure: true, hasLongWord: true },
  { key: 'transit', width: 84, sort: 'transit', isFigure: true, hasLongWord: true },
  { key: 'net7', width: 80, sort: 'net7', isFigure: true, hasLongWord: false },
  { key: 'net30', width: 88, sort: 'net30', isFigure: true, hasLongWord: false },
  { key: 'cover', width: 92, sort: 'cover', isFigure: true, hasLongWord: true },
  { key: 'trouble', width: 148, sort: null, isFigure: false, hasLongWord: false },
  { key: 'moves', width: 160, sort: null, isFigure: false, hasLongWord: false },
] as const satisfies readonly {
  key: string;
  width: number;
  sort: StockSort | null;
  isFigure: boolean;
  /** In a language of letters a word of its head is wider than the column. */
  hasLongWord: boolean;
}[];

export type StockColumn = (typeof stockColumns)[number]['key'];
type Column = (typeof stockColumns)[number];

/** The columns of these keys, in their order. */
export const columnsOf = (keys: readonly string[]): readonly Column[] =>
  keys.flatMap((key) => stockColumns.find((column) => column.key === key) ?? []);

/** How wide a column is in the language of the page; it shrinks with the letters on a laptop, so that all of them are in sight. */
export const columnWidth = ({ width, hasLongWord }: Column): string =>
  hasLongWord ? widthFor(`${width / 16}rem`) : `${width / 16}rem`;
