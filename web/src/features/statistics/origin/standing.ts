import type { StandingFigure } from './origin-url.ts';
import type { StandingPartsFragment } from './Standing.generated.ts';

type Shops = StandingPartsFragment['shops'];
type Told = Pick<Shops[number], 'known' | 'unknown' | 'toldAt'>;

/** Of it something is known. */
export const isTold = ({ known }: Pick<Told, 'known'>): boolean => known > 0;

export type StandingFacts = {
  /** When the newest and the oldest of the shops was told, in ms; null where no time is known. */
  readonly newest: number | null;
  readonly oldest: number | null;
  /** Shops of which something is known. */
  readonly told: number;
  readonly known: number;
  readonly unknown: number;
};

/** The whole of all shops. */
export function factsOf(shops: readonly Told[]): StandingFacts {
  const times = shops.flatMap(({ toldAt }) => (toldAt === null ? [] : Date.parse(toldAt)));
  const sum = (part: 'known' | 'unknown') => shops.reduce((total, shop) => total + shop[part], 0);
  return {
    newest: times.length === 0 ? null : Math.max(...times),
    oldest: times.length === 0 ? null : Math.min(...times),
    told: shops.filter(isTold).length,
    known: sum('known'),
    unknown: sum('unknown'),
  };
}

/** The shops that have told nothing, and those of which the marketplace has ended the session. */
export const lacking = (shops: Shops) => ({
  untold: shops.filter((shop) => !isTold(shop)).map(({ shop }) => shop),
  signedOut: shops.filter(({ shop }) => shop.needsRebind === true).map(({ shop }) => shop),
});

const stocks: ReadonlySet<StandingFigure> = new Set(['stock', 'stakeWeekSales', 'cardStock']);
const products: ReadonlySet<StandingFigure> = new Set(['products', 'cardProducts']);

/** What is counted of a shop, where more is known of it than that it has told. */
export const countedOf = (figure: StandingFigure): 'stock' | 'products' | null => {
  if (stocks.has(figure)) return 'stock';
  return products.has(figure) ? 'products' : null;
};

const money: ReadonlySet<StandingFigure> = new Set(['available', 'pending', 'frozen']);
const lines: ReadonlySet<StandingFigure> = new Set(['stakeUncostedSales', 'cardSales']);

/** What the time of the figure is the time of. */
export const timeOf = (figure: StandingFigure): 'now' | 'lines' | 'products' => {
  if (lines.has(figure)) return 'lines';
  return money.has(figure) || stocks.has(figure) ? 'now' : 'products';
};

/** The shops as the figure dates them: what is made of several kinds is as old as the oldest. */
export const datedShops = (figure: StandingFigure, shops: Shops): Shops =>
  figure === 'stakes' ? shops.map((shop) => ({ ...shop, toldAt: shop.oldestAt })) : shops;
