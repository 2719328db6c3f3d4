import type { Reference } from '@apollo/client';
import { outcomeOf } from '../outcome.ts';
import {
  useAddOperatorMutation,
  useChangeOperatorPhoneMutation,
  useRemoveOperatorMutation,
  useSetOperatorShopsMutation,
} from './Operators.generated.ts';

/** The writes to operators. Their answers change the cache, and so every place that shows one. */
export const useOperatorWrites = () => {
  const [addOperator] = useAddOperatorMutation({
    update: (cache, { data }) => {
      const added = data?.addOperator.operator;
      if (!added) return;
      cache.modify({
        fields: {
          operators: (existing: readonly Reference[] = [], { toReference, readField }) => {
            if (existing.some((other) => readField('id', other) === added.id)) return existing;
            const reference = toReference({ __typename: added.__typename, id: added.id });
            return reference ? [...existing, reference] : existing;
          },
        },
      });
    },
  });
  const [setShops] = useSetOperatorShopsMutation();
  const [changePhone] = useChangeOperatorPhoneMutation();
  const [removeOperator] = useRemoveOperatorMutation({
    context: { quiet: true },
    update: (cache, { data }) => {
      const removedId = data?.removeOperator.removedId;
      if (!removedId) return;
      cache.modify({
        fields: {
          operators: (existing: readonly Reference[] = [], { readField }) =>
            existing.filter((operator) => readField('id', operator) !== removedId),
        },
      });
      cache.gc();
    },
  });

  return {
    add: (phone: string, shopIds: readonly string[]) =>
      outcomeOf(async () => {
        const { data } = await addOperator({
          variables: { input: { phone, shopIds: [...shopIds] } },
        });
        return data?.addOperator;
      }),
    setShops: (id: string, shopIds: readonly string[]) =>
      outcomeOf(async () => {
        const { data } = await setShops({ variables: { input: { id, shopIds: [...shopIds] } } });
        return data?.setOperatorShops;
      }),
    changePhone: (id: string, phone: string, code: string) =>
      outcomeOf(async () => {
        const { data } = await changePhone({ variables: { input: { id, phone, code } } });
        return data?.changeOperatorPhone;
      }),
    remove: (id: string) =>
      outcomeOf(async () => (await removeOperator({ variables: { id } })).data?.removeOperator),
  };
};

export type OperatorWrites = ReturnType<typeof useOperatorWrites>;
