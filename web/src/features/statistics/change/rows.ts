import { toFen } from '../../../shared/kpi/money.ts';
import type {
  ChangedProductFragment,
  ChangePartsFragment,
  SalesChangeInFullQuery,
} from './SalesChange.generated.ts';
import { type CauseName, causesByName } from './why-url.ts';

export type Change = NonNullable<SalesChangeInFullQuery['statistics']['change']>;
export type ChangedShop = Change['shops'][number];
export type Others = NonNullable<Change['otherProducts']>;

/** Fen that a cause makes of something, or all of them. */
export const partOf = (
  {
    difference,
    parts,
  }: { readonly difference: string; readonly parts: readonly ChangePartsFragment[] },
  why: 'all' | CauseName,
): number =>
  why === 'all'
    ? toFen(difference)
    : toFen(parts.find(({ cause }) => cause === causesByName[why])?.difference ?? '0');

/** A row of a table that comes to a sum: what is listed, what is not, and all of it. */
export type SumRow<Row> =
  | { readonly kind: 'row'; readonly row: Row; readonly difference: number }
  | { readonly kind: 'others'; readonly count: number; readonly difference: number }
  | { readonly kind: 'total'; readonly difference: number };

/** The products that a cause is about, those with the most of it first, down to the sum of all products. */
export function productRows(
  products: readonly ChangedProductFragment[],
  others: Others,
  why: 'all' | CauseName,
): SumRow<ChangedProductFragment>[] {
  const rows = products
    .map((row) => ({ kind: 'row' as const, row, difference: partOf(row, why) }))
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const rest = partOf(others, why);
  const total = rows.reduce((sum, { difference }) => sum + difference, rest);
  const more =
    others.count === 0 ? [] : [{ kind: 'others' as const, count: others.count, difference: rest }];
  return [...rows, ...more, { kind: 'total', difference: total }];
}
