import { appendToList, removeFromList } from '../../../graphql/cached-list.ts';
import { useWrite } from '../../../graphql/use-write.ts';
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
  };
};

export type GroupWrites = ReturnType<typeof useGroupWrites>;
