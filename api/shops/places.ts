import type { SavedLayout, ShopLayout } from '../../db/shops/shop-layouts.ts';

/**
 * The layout to save: a shop that was hidden and comes back at the end of the shown ones takes the place
 * where it stood, and the places of those that are hidden are kept.
 *
 * @param saved what was saved before
 * @param present the same applied to the shops there are, which knows the ones that are new
 * @param sentHidden what the sender took for hidden, though another window has shown it
 */
export function withPlaces(
  { listShowTab, listClosedTab, listPinnedTab }: ShopLayout,
  saved: SavedLayout,
  present: ShopLayout,
  sentHidden: readonly string[],
): SavedLayout {
  const order = [
    ...new Set([...(saved.order ?? []), ...present.listShowTab, ...present.listClosedTab]),
  ];
  const wasHidden = new Set([...present.listClosedTab, ...sentHidden]);
  const kept = listShowTab.findLastIndex((id) => !wasHidden.has(id)) + 1;
  const shown = putBack(listShowTab.slice(0, kept), listShowTab.slice(kept), order);
  return {
    listShowTab: shown,
    listClosedTab,
    // Whoever does not know of them does not take them away.
    listPinnedTab: listPinnedTab ?? saved.listPinnedTab,
    order: putBack(shown, listClosedTab, order),
  };
}

/** Puts each id behind the one that it last stood behind, as far as that is there; at the end if it is new. */
function putBack(
  present: readonly string[],
  ids: readonly string[],
  order: readonly string[],
): string[] {
  const result = [...present];
  const there = new Set(present);
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = (id: string) => places.get(id) ?? order.length;
  for (const id of ids.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const before = order.slice(0, placeOf(id)).findLast((each) => there.has(each));
    const isNew = !places.has(id);
    const at = before === undefined ? 0 : result.indexOf(before) + 1;
    result.splice(isNew ? result.length : at, 0, id);
    there.add(id);
  }
  return result;
}
