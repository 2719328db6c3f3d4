/** The members of one group as they are being chosen. */
export type MemberDraft = { readonly groupId: string; readonly members: ReadonlySet<string> };

type Group = { readonly id: string; readonly shopIds: readonly string[] };

/** What to show of a group: the choice that is under way, else the saved members. */
export const membersOf = (group: Group, draft: MemberDraft | null): ReadonlySet<string> =>
  draft?.groupId === group.id ? draft.members : new Set(group.shopIds);

export const isChanged = (group: Group, draft: MemberDraft | null): boolean => {
  if (draft?.groupId !== group.id) return false;
  const { members } = draft;
  return members.size !== group.shopIds.length || group.shopIds.some((id) => !members.has(id));
};
