interface Group {
  readonly id: string;
  readonly name: string;
  readonly shopIds: readonly string[];
}

interface Section<Shop> {
  readonly id: string;
  /** Null of the shops without a group. */
  readonly name: string | null;
  readonly shops: readonly Shop[];
}

/** Somebody's shops under each group that has any of them, in the order of all shops; those of none come last. */
export function byGroups<Shop extends { readonly id: string }>(
  shopIds: readonly string[],
  all: readonly Shop[],
  groups: readonly Group[],
): readonly Section<Shop>[] {
  const has = new Set(shopIds);
  const own = all.filter(({ id }) => has.has(id));
  const grouped = new Set(groups.flatMap((group) => group.shopIds));
  const sections: Section<Shop>[] = groups.map(({ id, name, shopIds: members }) => {
    const inGroup = new Set(members);
    return { id, name, shops: own.filter((shop) => inGroup.has(shop.id)) };
  });
  const rest = { id: 'none', name: null, shops: own.filter(({ id }) => !grouped.has(id)) };
  return [...sections, rest].filter(({ shops }) => shops.length > 0);
}
