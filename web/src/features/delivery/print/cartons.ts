/** The papers of label printers that carton marks are printed on, in millimetres. */
export const cartonPapers = { '100x100': [100, 100], '100x150': [100, 150] } as const;
export type CartonPaper = keyof typeof cartonPapers;

export const readCartonPaper = (text: string | undefined): CartonPaper =>
  text === '100x150' ? text : '100x100';

export const MOST_CARTONS = 200;

/** How many cartons an order has, as somebody has typed it; undefined where that is no such number. */
export function cartonsOf(typed: string): number | undefined {
  const cartons = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return cartons >= 1 && cartons <= MOST_CARTONS ? cartons : undefined;
}
