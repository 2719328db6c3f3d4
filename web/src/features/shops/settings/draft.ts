/** A choice of shops to hide that is not saved yet: the ids of the hidden ones. */
export type Draft = ReadonlySet<string>;

export const draftOf = (shops: readonly { id: string; isHidden: boolean }[]): Draft =>
  new Set(shops.filter(({ isHidden }) => isHidden).map(({ id }) => id));

export const hide = (draft: Draft, ids: Iterable<string>): Draft => new Set([...draft, ...ids]);

export const show = (draft: Draft, ids: Iterable<string>): Draft => {
  const shown = new Set(ids);
  return new Set([...draft].filter((id) => !shown.has(id)));
};

/** The shops in two lists, each in the order in which they came: moving one there and back changes nothing. */
export const lists = <Shop extends { readonly id: string }>(
  shops: readonly Shop[],
  draft: Draft,
): { readonly shown: readonly Shop[]; readonly hidden: readonly Shop[] } => ({
  shown: shops.filter(({ id }) => !draft.has(id)),
  hidden: shops.filter(({ id }) => draft.has(id)),
});

export const isSameDraft = (a: Draft, b: Draft): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
