import { appendToList, removeFromList } from '../../../graphql/cached-list.ts';
import { useWrite } from '../../../graphql/use-write.ts';
import { useUndo } from '../../../shared/ui/use-undo.ts';
import { forgetPeople } from '../forget-people.ts';
import {
  useAddOperatorMutation,
  useChangeOperatorPhoneMutation,
  useRemoveOperatorMutation,
  useSetOperatorShopsMutation,
} from './Operators.generated.ts';

/** The writes to operators. Their answers change the cache, and so every place that shows one. */
export const useOperatorWrites = () => {
  const undo = useUndo();
  const [add] = useWrite(
    useAddOperatorMutation({
      update: (cache, { data }) => {
        appendToList(cache, 'operators', data?.addOperator.operator);
        forgetPeople(cache);
      },
    }),
    'addOperator',
  );
  const [setShops] = useWrite(
    useSetOperatorShopsMutation({ update: forgetPeople }),
    'setOperatorShops',
  );
  const [changePhone] = useWrite(
    useChangeOperatorPhoneMutation({ update: forgetPeople }),
    'changeOperatorPhone',
  );
  const [remove] = useWrite(
    useRemoveOperatorMutation({
      context: { quiet: true },
      update: (cache, { data }) => {
        removeFromList(cache, 'operators', [data?.removeOperator.removedId ?? []].flat());
        forgetPeople(cache);
      },
    }),
    'removeOperator',
  );
  const giveShops = (id: string, shopIds: readonly string[]) =>
    setShops({ input: { id, shopIds: [...shopIds] } });
  return {
    add: (phone: string, shopIds: readonly string[]) =>
      add({ input: { phone, shopIds: [...shopIds] } }),
    setShops: giveShops,
    /** The way back to the shops that an operator had before. */
    takeBack: (id: string, shopIds: readonly string[]) =>
      undo('operator', async () => {
        const outcome = await giveShops(id, shopIds);
        if (!outcome.ok && outcome.message !== null) outcome.tell(outcome.message);
        return outcome.ok;
      }),
    changePhone: (id: string, phone: string, code: string) =>
      changePhone({ input: { id, phone, code } }),
    remove: (id: string) => remove({ id }),
  };
};

export type OperatorWrites = ReturnType<typeof useOperatorWrites>;
