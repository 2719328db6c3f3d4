/** Money is whole fen inside, and yuan where people and the specification's own money calls have it. */

/** Whole fen as yuan. */
export const yuanOf = (fen: number): number => fen / 100;

/** Yuan, as a number or as a text of one, as whole fen. */
export const fenOf = (yuan: number | string): number => Math.round(Number(yuan) * 100);

/** Fen as yuan with two decimals: 1234 is "12.34", -5 is "-0.05". Exact, however large. */
export function yuanText(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
