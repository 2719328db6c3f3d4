/** Profit as a part of the net amount of what has a cost, both in fen; null where it cannot be told. */
export const marginOf = ({
  profit,
  costed,
}: {
  readonly profit: number | null;
  readonly costed: number;
}): number | null => (profit === null || costed <= 0 ? null : profit / costed);
