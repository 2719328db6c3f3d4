import { collectedMost } from '../../../api/contract/rules/collected.ts';

/** A price as a page has it. */
export interface PagePrice {
  readonly amount: number;
  /** ISO 4217; '' where the page does not say. */
  readonly currency: string;
}

/** `1299`, `1,299.00`, `12,50` or `1.299,00`; undefined in anything else. */
export function amountOf(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0]/g, '');
  if (/^\d{1,12}(\.\d+)?$/.test(plain)) return Number(plain);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})*,\d{1,2}$/.test(plain) || /^\d{1,12},\d{1,2}$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return undefined;
}

export function priceOf(amount: unknown, currency: unknown): PagePrice | undefined {
  const number =
    typeof amount === 'number' ? amount : typeof amount === 'string' ? amountOf(amount) : undefined;
  if (number === undefined || !Number.isFinite(number) || number <= 0) return undefined;
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  return { amount: number, currency: /^[A-Z]{3}$/.test(code) ? code : '' };
}

/** Whole fen of a price in yuan; null for any other currency, which nobody here knows the rate of. */
export function fenOf(price: PagePrice | undefined): number | null {
  if (price === undefined || !['CNY', 'RMB'].includes(price.currency)) return null;
  const fen = Math.round(price.amount * 100);
  return fen >= 1 && fen <= collectedMost.price ? fen : null;
}

const shown = (amount: number): string => String(Math.round(amount * 100) / 100);

/** What the prices were that are not in yuan, as `EUR 19.99 – 24.99`; '' where all are. */
export function foreignText(prices: readonly PagePrice[]): string {
  const [first] = prices.filter((price) => fenOf(price) === null);
  if (first === undefined) return '';
  const amounts = prices
    .filter(({ currency }) => currency === first.currency)
    .map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const range = low === high ? shown(low) : `${shown(low)} – ${shown(high)}`;
  return `${first.currency} ${range}`.trim();
}
