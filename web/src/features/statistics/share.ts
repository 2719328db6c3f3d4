export type Slice = { readonly id: string; readonly label: string; readonly value: number };

export const OTHERS = 'others';
const MAX_SLICES = 6;

/**
 * The parts of a whole for a pie: the largest up to five by name and one for all the rest, or six
 * where there is no rest. Only positive parts can be drawn; `total` is the whole that they are of.
 */
export const slicesOf = (
  rows: readonly Slice[],
  total: number,
  othersLabel: string,
): readonly Slice[] => {
  const positive = rows.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const sum = (slices: readonly Slice[]) => slices.reduce((all, { value }) => all + value, 0);
  const hasMore = total > sum(positive);
  if (positive.length <= MAX_SLICES && !hasMore) return positive;
  const named = positive.slice(0, MAX_SLICES - 1);
  const rest = Math.max(total, sum(positive)) - sum(named);
  return rest > 0 ? [...named, { id: OTHERS, label: othersLabel, value: rest }] : named;
};
