/**
 * Why net sales differ from those of other days: the difference as parts that add up to it, to the fen. Each SKU
 * is looked at alone, and all else is a sum of those: of a product, a shop, and all shops.
 *
 * Of a SKU that sold in both periods, what the pieces more or fewer would have brought at the former price is
 * `quantity`, and what all pieces of now brought more or less than at that price is `price`. One that sold in one
 * of them alone is `fresh` or `gone`. What is lost in pieces where none is in stock now is `soldOut` in place of
 * `quantity` and `gone`. What came back more than before is `returns`, whatever else.
 */
export const changeCauses = ['soldOut', 'gone', 'quantity', 'price', 'returns', 'fresh'] as const;
export type ChangeCause = (typeof changeCauses)[number];
/** In fen. */
export type ChangeParts = Readonly<Record<ChangeCause, number>>;

export const noChange: ChangeParts = {
  soldOut: 0,
  gone: 0,
  quantity: 0,
  price: 0,
  returns: 0,
  fresh: 0,
};

/** What moved of a SKU in one period: pieces and fen, all positive. */
export interface Moved {
  readonly soldQuantity: number;
  readonly soldAmount: number;
  readonly returnedAmount: number;
}

export interface MovedSku {
  readonly current: Moved;
  readonly previous: Moved;
  /** None of it is in stock now. */
  readonly isSoldOut: boolean;
}

/** How many days the two periods have. */
export interface PeriodDays {
  readonly days: number;
  readonly comparisonDays: number;
}

export const netOf = ({ soldAmount, returnedAmount }: Omit<Moved, 'soldQuantity'>): number =>
  soldAmount - returnedAmount;

/**
 * What a shop has to reach to be level with other days, in fen: their amount, brought to as many days. It is
 * rounded here alone, shop by shop; that of several shops is the sum of theirs.
 */
export const levelOf = (previous: number, { days, comparisonDays }: PeriodDays): number =>
  days === comparisonDays ? previous : Math.round((previous * days) / comparisonDays);

export const addParts = (one: ChangeParts, other: ChangeParts): ChangeParts => ({
  soldOut: one.soldOut + other.soldOut,
  gone: one.gone + other.gone,
  quantity: one.quantity + other.quantity,
  price: one.price + other.price,
  returns: one.returns + other.returns,
  fresh: one.fresh + other.fresh,
});

export const sumOfParts = (parts: ChangeParts): number =>
  changeCauses.reduce((sum, cause) => sum + parts[cause], 0);

/** The cause that most of a difference comes from, in its direction; null where none goes that way. */
export function mainCause(parts: ChangeParts): ChangeCause | null {
  const sign = Math.sign(sumOfParts(parts));
  const alike = changeCauses.filter((cause) => parts[cause] * sign > 0);
  return alike.length === 0
    ? null
    : alike.reduce((most, cause) => (parts[cause] * sign > parts[most] * sign ? cause : most));
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The parts of a SKU in fen times `per`, where its level is what was, times `times`, by `per`: whole numbers. */
function scaledParts(
  { current, previous, isSoldOut }: MovedSku,
  times: number,
  per: number,
): ChangeParts {
  const difference = current.soldAmount * per - previous.soldAmount * times;
  const parts = {
    ...noChange,
    returns: previous.returnedAmount * times - current.returnedAmount * per,
  };
  if (current.soldQuantity === 0) {
    return { ...parts, [isSoldOut && difference < 0 ? 'soldOut' : 'gone']: difference };
  }
  if (previous.soldQuantity === 0) return { ...parts, fresh: difference };
  const pieces = current.soldQuantity * per - previous.soldQuantity * times;
  // Whole; the price is what is left, so that nothing is lost by it.
  const quantity = Math.round(pieces * (previous.soldAmount / previous.soldQuantity));
  return {
    ...parts,
    [isSoldOut && quantity < 0 ? 'soldOut' : 'quantity']: quantity,
    price: difference - quantity,
  };
}

/**
 * The parts of each SKU of one shop. All of them add up to what the shop sold less `levelOf` what it sold before:
 * where the days differ, fractions of fen go to the largest remainders.
 */
export function partsOfShop(skus: readonly MovedSku[], lengths: PeriodDays): ChangeParts[] {
  const common = divisor(lengths.days, lengths.comparisonDays);
  const [times, per] = [lengths.days / common, lengths.comparisonDays / common];
  const scaled = skus.map((sku) => scaledParts(sku, times, per));
  if (per === 1) return scaled;
  const sumOf = (which: 'current' | 'previous') =>
    skus.reduce((sum, sku) => sum + netOf(sku[which]), 0);
  const target = sumOf('current') - levelOf(sumOf('previous'), lengths);
  const cells = scaled.flatMap((parts, place) =>
    changeCauses.map((cause) => {
      const whole = Math.floor(parts[cause] / per);
      return { place, cause, whole, rest: parts[cause] - whole * per };
    }),
  );
  let missing = target - cells.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = scaled.map((): Record<ChangeCause, number> => ({ ...noChange }));
  // Equal ones stay in the order of SKUs and causes, so that the same is always answered of the same.
  for (const { place, cause, whole } of cells.sort((a, b) => b.rest - a.rest)) {
    const of = rounded[place];
    if (of !== undefined) of[cause] = whole + (missing > 0 ? 1 : 0);
    missing -= 1;
  }
  return rounded;
}

/** Fewer past changes than this say nothing about what is usual. */
const leastPast = 6;
/** The median of absolute deviations, by this, is the standard deviation of what is spread normally. */
const normal = 1.4826;
const widths = 2;

/**
 * How large a change may be and still be usual, in fen, out of the changes of the same kind in the past: their
 * own spread, which a few days of sales campaigns do not widen. Null where too few are known, or nothing moved.
 */
export function usualChange(past: readonly number[]): number | null {
  if (past.length < leastPast) return null;
  const sizes = past.map(Math.abs).sort((a, b) => a - b);
  const middle = sizes.length / 2;
  const median = ((sizes[Math.ceil(middle) - 1] ?? 0) + (sizes[Math.floor(middle)] ?? 0)) / 2;
  return median === 0 ? null : Math.round(widths * normal * median);
}
