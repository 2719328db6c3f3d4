export type Slice = { readonly id: string; readonly label: string; readonly value: number };

export const OTHERS = 'others';
const MAX_SLICES = 6;

/**
 * The parts of a whole for a pie: the largest up to five by name and one for all the rest, or six where there is no rest.
 * What returns outweigh lessens the rest; null where it is more than the rest, as the named would be more than the whole.
 */
export const slicesOf = (
  rows: readonly Slice[],
  total: number,
  othersLabel: string,
): readonly Slice[] | null => {
  const positive = rows.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const sum = (slices: readonly Slice[]) => slices.reduce((all, { value }) => all + value, 0);
  if (positive.length <= MAX_SLICES && total === sum(positive)) return positive;
  const named = positive.slice(0, MAX_SLICES - 1);
  const rest = total - sum(named);
  if (rest < 0) return named.length === 0 ? [] : null;
  return rest > 0 ? [...named, { id: OTHERS, label: othersLabel, value: rest }] : named;
};
