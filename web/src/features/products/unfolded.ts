/** Where the rows under unfolded ones stand in a list of which only a part is known. */

export type Unfolded = {
  /** Place in the list of the row that is unfolded. */
  readonly index: number;
  readonly id: string;
  /** Rows that are shown under it. */
  readonly count: number;
};

export type Place =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'child'; readonly parent: Unfolded; readonly index: number };

/** The unfolded rows among the known ones, from the top down. */
export const unfoldedOf = (
  pages: ReadonlyMap<number, readonly { readonly id: string }[]>,
  pageSize: number,
  counts: ReadonlyMap<string, number>,
): Unfolded[] => {
  if (counts.size === 0) return [];
  const found: Unfolded[] = [];
  for (const [page, rows] of pages) {
    rows.forEach(({ id }, place) => {
      const count = counts.get(id);
      if (count !== undefined) found.push({ index: page * pageSize + place, id, count });
    });
  }
  return found.sort((a, b) => a.index - b.index);
};

/** How many lines there are in all. */
export const lineCount = (total: number, unfolded: readonly Unfolded[]): number =>
  unfolded.reduce((sum, { count }) => sum + count, total);

/** What stands in a line. */
export const placeOf = (line: number, unfolded: readonly Unfolded[]): Place => {
  let shift = 0;
  for (const parent of unfolded) {
    const first = parent.index + shift + 1;
    if (line < first) break;
    if (line < first + parent.count) return { kind: 'child', parent, index: line - first };
    shift += parent.count;
  }
  return { kind: 'row', index: line - shift };
};
