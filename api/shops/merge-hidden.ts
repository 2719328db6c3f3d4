import type { ShopLayout } from '../../db/shops/shop-layouts.ts';

export interface ChangedLayout extends ShopLayout {
  /** What was hidden when the layout was read; left out, what is sent counts as it is. */
  readonly listClosedWas?: readonly string[] | undefined;
}

/** A layout in which what somebody else has hidden or shown, since it was read, stays so. */
export function mergeHidden(
  { listClosedWas, ...layout }: ChangedLayout,
  hiddenNow: readonly string[],
): ShopLayout {
  if (listClosedWas === undefined) return layout;
  const before = new Set(listClosedWas);
  const wanted = new Set(layout.listClosedTab);
  const now = new Set(hiddenNow);
  const isHidden = (id: string) =>
    before.has(id) === wanted.has(id) ? now.has(id) : wanted.has(id);
  const { listShowTab, listClosedTab } = layout;
  return {
    ...layout,
    listShowTab: [...listShowTab, ...listClosedTab].filter((id) => !isHidden(id)),
    listClosedTab: [...new Set([...listClosedTab, ...hiddenNow])].filter(isHidden),
  };
}
