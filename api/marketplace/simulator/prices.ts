import { dayNumberStart, hourMs } from '../../contract/rules/calendar.ts';
import type { SimulatedProduct, SimulatedSku } from './catalogue.ts';
import { mix, Random } from './random.ts';

/**
 * Declared prices over time. A quarter of the products are priced anew once in their life, all SKUs at one moment:
 * mostly lower, as a platform asks for it, and never so much that goods of one kind cost what another's do.
 */

export interface Repricing {
  readonly at: number;
  /** Of the price before. */
  readonly factor: number;
}

const repricedShare = 0.25;
const loweredShare = 0.75;
/** Nobody asks for another price before it is seen how a product sells. */
const daysBefore = 30;

/** When a product is priced anew while it is on sale, in office hours; null where never. */
export function repricingOf({
  seed,
  launched,
  delisted,
}: Pick<SimulatedProduct, 'seed' | 'launched' | 'delisted'>): Repricing | null {
  const random = new Random(mix(seed, 15));
  if (!random.chance(repricedShare)) return null;
  const day = random.whole(launched + daysBefore, delisted - 1);
  return {
    at: dayNumberStart(day) + random.whole(9 * hourMs, 18 * hourMs),
    factor: random.chance(loweredShare) ? random.between(0.92, 0.97) : random.between(1.02, 1.05),
  };
}

/** What a piece is declared at, at an instant, in fen. */
export function declaredPrice({ product, supplyPrice }: SimulatedSku, at: number): number {
  const { repricing } = product;
  if (repricing === null || at < repricing.at) return supplyPrice;
  return Math.round(supplyPrice * repricing.factor);
}
