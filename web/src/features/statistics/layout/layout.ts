/** Which blocks of the sales summary a person sees, in which order, and which of them folded. */

/** In the order that everybody begins with: of two that share a line, neither holds much more than the other. */
export const blockIds = [
  'trend',
  'league',
  'ranking',
  'sku',
  'category',
  'price',
  'finance',
  'reviews',
  'stock',
  'products',
  'messages',
  'delivery',
] as const;

export type BlockId = (typeof blockIds)[number];

/** What a block is called wherever it is listed: as its own heading says. */
export const blockTitles = {
  trend: 'statistics:trend.title',
  league: 'statistics:league.title',
  ranking: 'statistics:productRanking.title',
  sku: 'operations:sku.title',
  category: 'operations:category.title',
  price: 'operations:price.title',
  finance: 'operations:finance.title',
  reviews: 'operations:reviews.title',
  stock: 'operations:stock.title',
  products: 'operations:products.title',
  messages: 'operations:messages.title',
  delivery: 'operations:assessments.title',
} as const satisfies Record<BlockId, string>;

export interface HomeLayout {
  /** Every block once. */
  readonly order: readonly BlockId[];
  readonly hidden: readonly BlockId[];
  readonly folded: readonly BlockId[];
}

export const plainLayout: HomeLayout = { order: blockIds, hidden: [], folded: [] };

const known = (names: readonly string[]): BlockId[] => blockIds.filter((id) => names.includes(id));

/** As it was written, whatever blocks there were then: new ones stand where everybody has them. */
export function readLayout(note: string | undefined): HomeLayout {
  if (note === undefined) return plainLayout;
  const [order = [], hidden = [], folded = []] = note
    .split(';')
    .map((part) => part.split(',').filter((name) => name !== ''));
  const kept = order.flatMap((name) => blockIds.find((id) => id === name) ?? []);
  const whole = [...new Set(kept)];
  for (const [place, id] of blockIds.entries()) {
    if (!whole.includes(id)) {
      const before = blockIds.slice(0, place).findLast((other) => whole.includes(other));
      whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, id);
    }
  }
  return { order: whole, hidden: known(hidden), folded: known(folded) };
}

export const writeLayout = ({ order, hidden, folded }: HomeLayout): string =>
  [order, hidden, folded].map((ids) => ids.join(',')).join(';');

const toggled = (ids: readonly BlockId[], id: BlockId): readonly BlockId[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export const toggleHidden = (layout: HomeLayout, id: BlockId): HomeLayout => ({
  ...layout,
  hidden: toggled(layout.hidden, id),
});

export const toggleFolded = (layout: HomeLayout, id: BlockId): HomeLayout => ({
  ...layout,
  folded: toggled(layout.folded, id),
});

/** Two blocks in each other's place. */
export const swapBlocks = (layout: HomeLayout, one: BlockId, other: BlockId): HomeLayout => ({
  ...layout,
  order: layout.order.map((id) => (id === one ? other : id === other ? one : id)),
});

/** Shows a block that something leads to. */
export const reveal = (layout: HomeLayout, id: BlockId): HomeLayout => ({
  ...layout,
  hidden: layout.hidden.filter((other) => other !== id),
  folded: layout.folded.filter((other) => other !== id),
});

/**
 * The layout after a choice among what is seen, in which links have opened some blocks for this visit: these stay
 * away in what is kept, but where the choice is about them.
 */
export function afterChoice(
  kept: HomeLayout,
  opened: readonly BlockId[],
  choose: (seen: HomeLayout) => HomeLayout,
): { readonly kept: HomeLayout; readonly opened: readonly BlockId[] } {
  const next = choose(opened.reduce(reveal, kept));
  const still = opened.filter((id) => !next.hidden.includes(id) && !next.folded.includes(id));
  const away = (ids: readonly BlockId[]) => ids.filter((id) => still.includes(id));
  return {
    kept: {
      ...next,
      hidden: [...next.hidden, ...away(kept.hidden)],
      folded: [...next.folded, ...away(kept.folded)],
    },
    opened: still,
  };
}

/** Blocks that take half a line where there is room; the others take a whole one. */
const halves: ReadonlySet<BlockId> = new Set([
  'category',
  'price',
  'stock',
  'messages',
  'products',
  'delivery',
]);

/** Of these the blocks that take a whole line: also the last of an odd number of halves, which has nobody beside it. */
export function wideOnes(shown: readonly BlockId[]): ReadonlySet<BlockId> {
  const wide = new Set<BlockId>();
  let alone: BlockId | null = null;
  for (const id of shown) {
    if (halves.has(id)) alone = alone === null ? id : null;
    else {
      if (alone !== null) wide.add(alone);
      alone = null;
      wide.add(id);
    }
  }
  if (alone !== null) wide.add(alone);
  return wide;
}
