import { useTranslation } from 'react-i18next';
import { appendToList, removeFromList } from '../../graphql/cached-list.ts';
import { useWrite } from '../../graphql/use-write.ts';
import { useUndo } from '../../shared/ui/use-undo.ts';
import { forgetPeople } from './forget-people.ts';
import {
  useDistributeShopsMutation,
  useRemoveManagerFromShopMutation,
  useRemoveManagerMutation,
  useSaveManagerMutation,
} from './People.generated.ts';
import type { Manager } from './use-managers.ts';

/** What a manager may do and where, as it is saved. */
type ManagerInput = {
  readonly phone: string;
  /** Null leaves the one that they have. */
  readonly password: string | null;
  readonly shopIds: readonly string[];
  readonly permissionIds: readonly number[];
};

/** The writes to managers. Their answers change the cache, and so every place that shows a manager. */
export function useManagerWrites() {
  const { t } = useTranslation('people');
  const undo = useUndo();
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
  const [dismiss] = useWrite(
    useRemoveManagerMutation({
      ...quiet,
      update: (cache, { data }) => {
        removeFromList(cache, 'managers', [data?.removeManager.removedId ?? []].flat());
        forgetPeople(cache);
      },
    }),
    'removeManager',
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
  const saveAll = ({ shopIds, permissionIds, ...input }: ManagerInput) =>
    save({ input: { ...input, shopIds: [...shopIds], permissionIds: [...permissionIds] } });
  return {
    save: saveAll,
    /** The way back to what a manager was before. */
    takeBack: ({ phone, shops, permissionIds }: Manager) =>
      undo('manager', async () => {
        const shopIds = shops.map(({ id }) => id);
        const outcome = await saveAll({ phone, password: null, shopIds, permissionIds });
        if (!outcome.ok) outcome.tell(outcome.message ?? t('form.failed'));
        return outcome.ok;
      }),
    remove: (managerId: string, shopId: string) => remove({ input: { managerId, shopId } }),
    dismiss: (id: string) => dismiss({ id }),
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
