import { appendToList } from '../../graphql/cached-list.ts';
import { useWrite } from '../../graphql/use-write.ts';
import { forgetPeople } from './forget-people.ts';
import {
  useDistributeShopsMutation,
  useRemoveManagerFromShopMutation,
  useSaveManagerMutation,
} from './People.generated.ts';

/** The writes to managers. Their answers change the cache, and so every place that shows a manager. */
export function useManagerWrites() {
  // The forms say what has failed, in words of their own.
  const quiet = { context: { quiet: true } };
  const [save] = useWrite(
    useSaveManagerMutation({
      ...quiet,
      update: (cache, { data }) => {
        appendToList(cache, 'managers', data?.saveManager.manager);
        forgetPeople(cache);
      },
    }),
    'saveManager',
  );
  const [remove] = useWrite(
    useRemoveManagerFromShopMutation({ ...quiet, update: forgetPeople }),
    'removeManagerFromShop',
  );
  const [distribute] = useWrite(
    useDistributeShopsMutation({
      ...quiet,
      update: (cache, { data }) => {
        appendToList(cache, 'managers', data?.distributeShops.manager);
        forgetPeople(cache);
      },
    }),
    'distributeShops',
  );
  return {
    save: ({
      shopIds,
      permissionIds,
      ...input
    }: {
      readonly phone: string;
      readonly password: string | null;
      readonly shopIds: readonly string[];
      readonly permissionIds: readonly number[];
    }) => save({ input: { ...input, shopIds: [...shopIds], permissionIds: [...permissionIds] } }),
    remove: (managerId: string, shopId: string) => remove({ input: { managerId, shopId } }),
    distribute: ({
      shopIds,
      ...input
    }: {
      readonly phone: string;
      readonly code: string;
      readonly shopIds: readonly string[];
    }) => distribute({ input: { ...input, shopIds: [...shopIds] } }),
  };
}
