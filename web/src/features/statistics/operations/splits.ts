import { shareOf } from '../../../../../api/contract/rules/share.ts';
import { percent, toFen } from '../../../shared/kpi/money.ts';
import { listOf } from '../../../shared/url-state/codec.ts';

/** One part of the net amount. */
export type SplitPart = {
  readonly id: string;
  readonly label: string;
  /** Net amount in fen. */
  readonly value: number;
  /** Net pieces. */
  readonly quantity: number;
  /** What the product list is to show of it, in its address; null for a part that no list is of. */
  readonly list: Readonly<Record<string, string>> | null;
};

type Sales = {
  readonly amount: { readonly net: string };
  readonly quantity: { readonly net: number };
};

const figures = ({ amount, quantity }: Sales) => ({
  value: toFen(amount.net),
  quantity: quantity.net,
});

const isNothing = ({ value, quantity }: Pick<SplitPart, 'value' | 'quantity'>) =>
  value === 0 && quantity === 0;

/** Categories, the largest first; those without any sale are left out. */
export const categoryParts = (
  rows: readonly (Sales & { readonly category: string | null })[],
  unnamed: string,
): SplitPart[] =>
  rows
    .map((row) => ({
      id: row.category ?? '',
      label: row.category ?? unnamed,
      list: row.category === null ? null : productsOf(row.category),
      ...figures(row),
    }))
    .filter((part) => !isNothing(part))
    .sort((a, b) => b.value - a.value);

const productsOf = (category: string) => ({
  category: listOf('category').write([category]).category ?? '',
});

type Band = Sales & { readonly from: string; readonly to: string | null };

/** Price bands from the cheapest on; all empty is none at all. */
export const bandParts = (
  bands: readonly Band[],
  label: (from: string, to: string | null) => string,
): SplitPart[] => {
  const yuan = (money: string) => String(Number(money));
  const parts = bands.map((band) => {
    const [from, to] = [yuan(band.from), band.to === null ? null : yuan(band.to)];
    const sums = figures(band);
    return {
      id: band.from,
      label: label(from, to),
      // A price is one of SKUs.
      list: isNothing(sums) ? null : { level: 'sku', price: `${from}-${to ?? ''}` },
      ...sums,
    };
  });
  return parts.every(isNothing) ? [] : parts;
};

/** The part with the largest net amount; undefined where nothing was sold. */
export const leadingPart = (parts: readonly SplitPart[]): SplitPart | undefined =>
  parts.reduce<SplitPart | undefined>(
    (first, part) => (part.value > (first?.value ?? 0) ? part : first),
    undefined,
  );

/** The share of a part in the net amount of all; null where it has none. */
export const partShare = (part: SplitPart, parts: readonly SplitPart[]): string | null => {
  const share = shareOf(
    part.value,
    parts.reduce((sum, { value }) => sum + value, 0),
  );
  return share === null ? null : percent(share);
};
