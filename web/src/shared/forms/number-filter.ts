/**
 * What is left of a text where only a number may stand: digits and one decimal point, with at most
 * `decimals` digits behind it; 0 allows none. Full-width digits, as Chinese keyboards write them, count.
 */
export function filterNumber(text: string, decimals?: number): string {
  const kept = text.normalize('NFKC').replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = kept.split('.');
  if (rest.length === 0 || decimals === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}
