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
