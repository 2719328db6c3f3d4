import type { Reference } from '@apollo/client';
import {
  useCreateShopGroupMutation,
  useDeleteShopGroupsMutation,
  useRenameShopGroupMutation,
  useSetShopGroupShopsMutation,
} from './ShopGroups.generated.ts';

/** What a write came to. The message of a fault is shown by the error link, that of a refusal by the caller. */
export type Outcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string | null };

type Answer = { readonly id: string | undefined; readonly error: { message: string } | null };

const outcomeOf = async (ask: () => Promise<Answer | undefined>): Promise<Outcome> => {
  try {
    const answer = await ask();
    if (answer?.id !== undefined) return { ok: true, id: answer.id };
    return { ok: false, message: answer?.error?.message ?? null };
  } catch {
    return { ok: false, message: null };
  }
};

/** The writes to groups. Their answers change the cache, and so every place that shows a group. */
export const useGroupWrites = () => {
  const [createGroup, creating] = useCreateShopGroupMutation({
    update: (cache, { data }) => {
      const group = data?.createShopGroup.group;
      if (!group) return;
      cache.modify({
        fields: {
          shopGroups: (existing: readonly Reference[] = [], { toReference, readField }) => {
            // The news of the change may have come before the answer.
            if (existing.some((other) => readField('id', other) === group.id)) return existing;
            // The answer has brought the group itself into the cache.
            const reference = toReference({ __typename: group.__typename, id: group.id });
            return reference ? [...existing, reference] : existing;
          },
        },
      });
    },
  });
  const [renameGroup, renaming] = useRenameShopGroupMutation();
  const [setGroupShops, setting] = useSetShopGroupShopsMutation();
  const [deleteGroups, deleting] = useDeleteShopGroupsMutation({
    update: (cache, { data }) => {
      const deleted = new Set(data?.deleteShopGroups.deletedIds);
      if (deleted.size === 0) return;
      cache.modify({
        fields: {
          shopGroups: (existing: readonly Reference[] = [], { readField }) =>
            existing.filter((group) => !deleted.has(readField<string>('id', group) ?? '')),
        },
      });
      cache.gc();
    },
  });

  return {
    isBusy: creating.loading || renaming.loading || setting.loading || deleting.loading,
    create: (name: string) =>
      outcomeOf(async () => {
        const { data } = await createGroup({ variables: { input: { name } } });
        const answer = data?.createShopGroup;
        return answer && { id: answer.group?.id, error: answer.error };
      }),
    rename: (id: string, name: string) =>
      outcomeOf(async () => {
        const { data } = await renameGroup({ variables: { input: { id, name } } });
        const answer = data?.renameShopGroup;
        return answer && { id: answer.group?.id, error: answer.error };
      }),
    setShops: (id: string, shopIds: readonly string[]) =>
      outcomeOf(async () => {
        const { data } = await setGroupShops({
          variables: { input: { id, shopIds: [...shopIds] } },
        });
        const answer = data?.setShopGroupShops;
        return answer && { id: answer.group?.id, error: answer.error };
      }),
    remove: (id: string) =>
      outcomeOf(async () => {
        const { data } = await deleteGroups({ variables: { ids: [id] } });
        const answer = data?.deleteShopGroups;
        return answer && { id: answer.deletedIds?.[0], error: answer.error };
      }),
  };
};

export type GroupWrites = ReturnType<typeof useGroupWrites>;
