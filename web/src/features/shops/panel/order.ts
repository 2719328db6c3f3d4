import type { ManagedType, Platform } from '../../../shared/url-state/selection.ts';

type Placed = {
  readonly id: string;
  readonly platform: Platform;
  readonly managedType: ManagedType;
};

/** Shops change places only with shops of the same platform and managed type. */
export const isSameSection = (a: Placed, b: Placed): boolean =>
  a.platform === b.platform && a.managedType === b.managedType;

/** Where a shop stands in its section, from 1, and how many are there. */
export const placeOf = (shops: readonly Placed[], shop: Placed) => {
  const section = shops.filter((each) => isSameSection(each, shop));
  return { place: section.findIndex(({ id }) => id === shop.id) + 1, total: section.length };
};

/**
 * The ids of all shops after one has taken the place of another, which moves on; null where nothing changes
 * or the other is of another section.
 */
export const movedTo = (
  shops: readonly Placed[],
  movedId: string,
  targetId: string,
): readonly string[] | null => {
  const from = shops.findIndex(({ id }) => id === movedId);
  const to = shops.findIndex(({ id }) => id === targetId);
  const moved = shops[from];
  const target = shops[to];
  if (!moved || !target || from === to || !isSameSection(moved, target)) return null;
  const ids = shops.map(({ id }) => id);
  ids.splice(from, 1);
  ids.splice(to, 0, movedId);
  return ids;
};
