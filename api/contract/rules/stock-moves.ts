/**
 * Where goods that one shop has too many of are wanted: suggested between the shops of one seller that sell the
 * same goods by one code. Nothing is moved by it.
 */

/** What a shop sells is kept there for so many days; another is filled up to as many. */
export const keptDays = 14;
/** Stock that lasts fewer days than this runs out. */
export const fewDays = 7;
/** The days that the pace is measured over. */
export const paceDays = 30;

/** One SKU of a shop. What is not known is null, and never taken for 0. */
export interface ShopStock {
  readonly mallId: string;
  readonly isSemiManaged: boolean;
  /** Whether it can be sold there now. */
  readonly isOnSale: boolean;
  readonly onHand: number | null;
  readonly inTransit: number | null;
  /** Net pieces sold in the 30 days up to yesterday. */
  readonly net30: number | null;
}

/**
 * How the pieces get there. Those of a fully managed shop lie in the warehouse of the platform, so that none of them
 * can be moved: the next stock order can be another one. Those of a semi-managed shop lie in a warehouse of the
 * seller's own choice, from where they go to another such shop, or into a stock order of a fully managed one.
 */
export type MoveWay = 'transfer' | 'deliver' | 'nextOrder';

export interface StockMove {
  readonly from: string;
  readonly to: string;
  readonly pieces: number;
  readonly way: MoveWay;
}

/** Pieces that what sold in 30 days comes to in the days that are kept, rounded up. */
const keptOf = (net30: number): number => Math.ceil((Math.max(net30, 0) * keptDays) / paceDays);

/** Pieces that a shop can do without. */
const spareOf = ({ onHand, net30 }: ShopStock): number =>
  onHand === null || net30 === null ? 0 : Math.max(0, onHand - keptOf(net30));

/**
 * Pieces of a SKU to be ordered: what it sells in the days that are kept, less what is there and under way. The
 * product list sums the same by SQL (`restockSum`), as what one size has too many of fills no other.
 */
export const restockOf = (sku: {
  readonly onHand: number;
  readonly inTransit: number;
  readonly net30: number;
}): number => Math.max(0, keptOf(sku.net30) - sku.onHand - sku.inTransit);

/** Pieces that a shop which runs out lacks, beside those under way to it. */
function wantedOf({ isOnSale, onHand, inTransit, net30 }: ShopStock): number {
  if (!isOnSale || onHand === null || net30 === null) return 0;
  if (onHand * paceDays >= net30 * fewDays) return 0;
  return restockOf({ onHand, inTransit: inTransit ?? 0, net30 });
}

/** Days that the pieces on hand last; without end where nothing sells. */
const coverOf = ({ onHand, net30 }: ShopStock): number =>
  net30 === null || net30 <= 0 ? Number.POSITIVE_INFINITY : ((onHand ?? 0) * paceDays) / net30;

/**
 * From the shop with the most cover, which keeps what it sells itself, to those that run out, the shortest of cover
 * first, until it has no more to give.
 */
export function suggestMoves(shops: readonly ShopStock[]): StockMove[] {
  const [giver] = shops
    .filter((shop) => spareOf(shop) > 0)
    .toSorted((a, b) => compare(coverOf(b), coverOf(a)) || spareOf(b) - spareOf(a));
  if (giver === undefined) return [];
  const takers = shops
    .filter((shop) => wantedOf(shop) > 0)
    .toSorted((a, b) => compare(coverOf(a), coverOf(b)) || wantedOf(b) - wantedOf(a));
  let left = spareOf(giver);
  return takers.flatMap((taker) => {
    const pieces = Math.min(left, wantedOf(taker));
    left -= pieces;
    return pieces === 0
      ? []
      : [{ from: giver.mallId, to: taker.mallId, pieces, way: wayOf(giver, taker) }];
  });
}

/** Infinity minus Infinity is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

function wayOf(giver: ShopStock, taker: ShopStock): MoveWay {
  if (!giver.isSemiManaged) return 'nextOrder';
  return taker.isSemiManaged ? 'transfer' : 'deliver';
}
