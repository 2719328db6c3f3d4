/** What one line of an order says; amounts in fen, not negative for returns either. */
export interface LineValues {
  /** Milliseconds since 1970 in UTC. */
  readonly soldAt: number;
  readonly kind: 'sale' | 'return';
  readonly quantity: number;
  readonly amount: number;
}

export interface PlacedLine extends LineValues {
  readonly skuRef: number;
  readonly lineNo: number;
}

/** What the lines that are brought of an order do to those that are stored of it. */
export interface Match<Stored, Brought> {
  readonly unchanged: number;
  readonly changed: readonly { readonly stored: Stored; readonly brought: Brought }[];
  /** The lines to add, with the number that each gets. */
  readonly added: readonly { readonly brought: Brought; readonly lineNo: number }[];
}

export const sameValues = (a: LineValues, b: LineValues): boolean =>
  a.soldAt === b.soldAt && a.kind === b.kind && a.quantity === b.quantity && a.amount === b.amount;

/**
 * Finds for each line that is brought of an order the stored line that it is. Lines of one SKU are told apart
 * by their places, but what is equal belongs together first: in another order, or with others left out,
 * lines that did not change change nothing. What is left replaces what has its place, or what else is left, of its
 * kind: a return that comes in a file of its own takes back the sale of an earlier one, and does not replace it.
 * Afterwards every line that was brought is there, and a stored one is never less.
 */
export function matchLines<Stored extends PlacedLine, Brought extends PlacedLine>(
  stored: readonly Stored[],
  brought: readonly Brought[],
): Match<Stored, Brought> {
  if (stored.length === 0) {
    const added = brought.map((line) => ({ brought: line, lineNo: line.lineNo }));
    return { unchanged: 0, changed: [], added };
  }
  const storedBySku = Map.groupBy(stored, ({ skuRef }) => skuRef);
  const matches: Match<Stored, Brought>[] = [];
  for (const [skuRef, lines] of Map.groupBy(brought, (line) => line.skuRef)) {
    matches.push(matchSku(storedBySku.get(skuRef) ?? [], lines));
  }
  return {
    unchanged: matches.reduce((sum, { unchanged }) => sum + unchanged, 0),
    changed: matches.flatMap(({ changed }) => changed),
    added: matches.flatMap(({ added }) => added),
  };
}

function matchSku<Stored extends PlacedLine, Brought extends PlacedLine>(
  stored: readonly Stored[],
  brought: readonly Brought[],
): Match<Stored, Brought> {
  const free = new Map(inPlaces(stored).map((line) => [line.lineNo, line]));
  const taken = new Set(free.keys());
  const inOrder = inPlaces(brought);
  const changed: { stored: Stored; brought: Brought }[] = [];
  let left = inOrder;
  const pair = (find: (line: Brought) => Stored | undefined, isChange: boolean): void => {
    left = left.filter((line) => {
      const at = find(line);
      if (at === undefined) return true;
      free.delete(at.lineNo);
      if (isChange) changed.push({ stored: at, brought: line });
      return false;
    });
  };

  pair((line) => {
    const at = free.get(line.lineNo);
    return at !== undefined && sameValues(at, line) ? at : undefined;
  }, false);
  const equals = Map.groupBy([...free.values()].reverse(), textOf);
  pair((line) => equals.get(textOf(line))?.pop(), false);
  const unchanged = brought.length - left.length;

  pair((line) => {
    const at = free.get(line.lineNo);
    return at?.kind === line.kind ? at : undefined;
  }, true);
  // A place that the file skips is that of a row that could not be read: what is stored there stays.
  const places = new Set(inOrder.map((line) => line.lineNo));
  const last = inOrder.at(-1)?.lineNo ?? 0;
  const others = Map.groupBy(
    [...free.values()].filter(({ lineNo }) => lineNo > last || places.has(lineNo)).reverse(),
    ({ kind }) => kind,
  );
  pair(({ kind }) => others.get(kind)?.pop(), true);

  let next = 1;
  const added = left.map((line) => {
    let { lineNo } = line;
    if (taken.has(lineNo)) {
      while (taken.has(next) || places.has(next)) next += 1;
      lineNo = next;
    }
    taken.add(lineNo);
    return { brought: line, lineNo };
  });
  return { unchanged, changed, added };
}

const inPlaces = <Line extends PlacedLine>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => a.lineNo - b.lineNo);

const textOf = (line: LineValues): string =>
  `${line.kind} ${line.soldAt} ${line.quantity} ${line.amount}`;
