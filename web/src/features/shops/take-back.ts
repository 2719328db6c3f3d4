/** Which shops are shown and which are hidden, by id and in their orders. */
export type Layout = {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
};

/** Those of the one that are not of the other. */
const without = (ids: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
};

/** In the order of another list; those that it does not have keep their order behind it. */
const inOrderOf = (order: readonly string[], ids: Iterable<string>): readonly string[] => {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = (id: string) => places.get(id) ?? order.length;
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
};

/**
 * The layout with one act taken back: as it was before, where nothing else has happened since. What another
 * window has hidden or shown meanwhile, and shops that have come or gone, stay as they are.
 */
export const takenBack = (before: Layout, after: Layout, now: Layout): Layout => {
  const known = [...now.shown, ...now.hidden];
  const hidden = new Set(without(now.hidden, without(after.hidden, before.hidden)));
  for (const id of without(before.hidden, after.hidden)) if (known.includes(id)) hidden.add(id);
  const shown = known.filter((id) => !hidden.has(id));
  return { shown: inOrderOf(before.shown, shown), hidden: inOrderOf(before.hidden, hidden) };
};
