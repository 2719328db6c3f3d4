import type { StockSort } from './stock-url.ts';

/** The columns beside the code, from left to right; widths in px, and the last takes what is left. */
export const stockColumns = [
  { key: 'shops', width: 84, sort: 'shops', isFigure: true },
  { key: 'stock', width: 96, sort: 'stock', isFigure: true },
  { key: 'transit', width: 84, sort: 'transit', isFigure: true },
  { key: 'net7', width: 96, sort: 'net7', isFigure: true },
  { key: 'net30', width: 104, sort: 'net30', isFigure: true },
  { key: 'cover', width: 104, sort: 'cover', isFigure: true },
  { key: 'trouble', width: 196, sort: null, isFigure: false },
  { key: 'moves', width: 320, sort: null, isFigure: false },
] as const satisfies readonly {
  key: string;
  width: number;
  sort: StockSort | null;
  isFigure: boolean;
}[];

export type StockColumn = (typeof stockColumns)[number]['key'];
