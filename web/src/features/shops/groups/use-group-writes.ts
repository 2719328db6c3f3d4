import { appendToList, removeFromList } from '../../../graphql/cached-list.ts';
import { type Outcome, useWrite } from '../../../graphql/use-write.ts';
import {
  useCreateShopGroupMutation,
  useDeleteShopGroupsMutation,
  useRenameShopGroupMutation,
  useSetShopGroupShopsMutation,
} from './ShopGroups.generated.ts';

/** The writes to groups. Their answers change the cache, and so every place that shows a group. */
export const useGroupWrites = () => {
  const [create, isCreating] = useWrite(
    useCreateShopGroupMutation({
      update: (cache, { data }) => appendToList(cache, 'shopGroups', data?.createShopGroup.group),
    }),
    'createShopGroup',
  );
  const [rename, isRenaming] = useWrite(useRenameShopGroupMutation(), 'renameShopGroup');
  const [setShops, isSetting] = useWrite(useSetShopGroupShopsMutation(), 'setShopGroupShops');
  const [remove, isDeleting] = useWrite(
    useDeleteShopGroupsMutation({
      update: (cache, { data }) =>
        removeFromList(cache, 'shopGroups', data?.deleteShopGroups.deletedIds ?? []),
    }),
    'deleteShopGroups',
  );
  return {
    isBusy: isCreating || isRenaming || isSetting || isDeleting,
    create: (name: string) => create({ input: { name } }),
    rename: (id: string, name: string) => rename({ input: { id, name } }),
    setShops: (id: string, shopIds: readonly string[]) =>
      setShops({ input: { id, shopIds: [...shopIds] } }),
    remove: (id: string) => remove({ ids: [id] }),
    /** Makes a group that was deleted anew, with its shops; it has another id then. */
    restore: async (name: string, shopIds: readonly string[]): Promise<Outcome> => {
      const made = await create({ input: { name } });
      if (!made.ok || made.payload.group === null) return made;
      return setShops({ input: { id: made.payload.group.id, shopIds: [...shopIds] } });
    },
  };
};

export type GroupWrites = ReturnType<typeof useGroupWrites>;
