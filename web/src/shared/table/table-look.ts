/** Which columns of a table a person sees, in which order, and how high its rows are. */

export type LookColumn = {
  readonly key: string;
  /** Whether everybody sees it until they choose otherwise; so it is unless it says no. */
  readonly isShownAtFirst?: boolean;
};

export type TableLook = {
  /** All columns that can be chosen, those of this reader and those that only others may have. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly isCompact: boolean;
};

export const plainLook = (columns: readonly LookColumn[]): TableLook => ({
  order: columns.map(({ key }) => key),
  hidden: columns.filter(({ isShownAtFirst = true }) => !isShownAtFirst).map(({ key }) => key),
  isCompact: false,
});

const listed = (part: string | undefined): string[] => [
  ...new Set((part ?? '').split(',').filter((key) => key !== '')),
];

/** As it was written, whatever columns there were then: new ones stand where everybody has them. */
export function readLook(note: string | undefined, columns: readonly LookColumn[]): TableLook {
  const plain = plainLook(columns);
  if (note === undefined) return plain;
  const [written, unseen, density] = note.split(';');
  const order = listed(written);
  const hidden = listed(unseen);
  for (const [place, key] of plain.order.entries()) {
    if (order.includes(key)) continue;
    const before = plain.order.slice(0, place).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
    if (plain.hidden.includes(key)) hidden.push(key);
  }
  return { order, hidden, isCompact: density === 'compact' };
}

export const writeLook = ({ order, hidden, isCompact }: TableLook): string =>
  [order.join(','), hidden.join(','), isCompact ? 'compact' : ''].join(';');

export const toggleColumn = (look: TableLook, key: string): TableLook => ({
  ...look,
  hidden: look.hidden.includes(key)
    ? look.hidden.filter((other) => other !== key)
    : [...look.hidden, key],
});

/** Two columns in each other's place. */
export const swapColumns = (look: TableLook, one: string, other: string): TableLook => ({
  ...look,
  order: look.order.map((key) => (key === one ? other : key === other ? one : key)),
});
