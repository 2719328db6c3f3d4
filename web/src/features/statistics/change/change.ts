import { toFen } from '../../../shared/kpi/money.ts';
import type { SalesChangeQuery } from './SalesChange.generated.ts';
import { type CauseName, causeName } from './why-url.ts';

type Answer = NonNullable<SalesChangeQuery['statistics']['change']>;
type Product = NonNullable<Answer['shops'][number]['product']>;

/** What the sentence says: fen. */
export type Lead = {
  readonly shop: { readonly id: string; readonly name: string; readonly difference: number };
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly difference: number;
    readonly cause: CauseName | null;
  } | null;
};

/** The first shop, and the product of it, that the difference comes from; null where nothing differs. */
export function leadOf({ difference, shops }: Pick<Answer, 'difference' | 'shops'>): Lead | null {
  const [first] = shops;
  const way = Math.sign(toFen(difference));
  if (first === undefined || way === 0 || toFen(first.difference) * way <= 0) return null;
  const { shop, product } = first;
  return {
    shop: { ...shop, difference: toFen(first.difference) },
    product: product && productOf(product),
  };
}

const productOf = ({ productId, name, difference, cause }: Product) => ({
  id: productId,
  name,
  difference: toFen(difference),
  cause: cause && causeName(cause),
});

/** A fall that few know nothing of the past: as large a part as this is worth a warning. */
const NOTABLE_FALL = -0.15;

/** Whether it is a fall that is not usual; without a past, a large one. */
export const isAlarming = (difference: number, level: number, isUnusual: boolean | null): boolean =>
  difference < 0 && (isUnusual ?? (level !== 0 && difference / Math.abs(level) <= NOTABLE_FALL));
