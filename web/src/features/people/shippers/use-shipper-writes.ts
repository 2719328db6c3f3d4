import type { Reference } from '@apollo/client';
import { outcomeOf } from '../outcome.ts';
import {
  useAddShipperMutation,
  useIssueShipperPasswordMutation,
  useRemoveShipperMutation,
  useSetShipperPasswordMutation,
  useSetShipperShopsMutation,
} from './Shippers.generated.ts';

/** The writes to shippers. Their answers change the cache, and so every place that shows one. */
export const useShipperWrites = () => {
  const [addShipper] = useAddShipperMutation({
    update: (cache, { data }) => {
      const added = data?.addShipper.shipper;
      if (!added) return;
      cache.modify({
        fields: {
          shippers: (existing: readonly Reference[] = [], { toReference, readField }) => {
            if (existing.some((other) => readField('id', other) === added.id)) return existing;
            const reference = toReference({ __typename: added.__typename, id: added.id });
            return reference ? [...existing, reference] : existing;
          },
        },
      });
    },
  });
  const [setPassword] = useSetShipperPasswordMutation();
  const [setShops] = useSetShipperShopsMutation();
  const [issuePassword] = useIssueShipperPasswordMutation();
  const [removeShipper] = useRemoveShipperMutation({
    context: { quiet: true },
    update: (cache, { data }) => {
      const removedId = data?.removeShipper.removedId;
      if (!removedId) return;
      cache.modify({
        fields: {
          shippers: (existing: readonly Reference[] = [], { readField }) =>
            existing.filter((shipper) => readField('id', shipper) !== removedId),
        },
      });
      cache.gc();
    },
  });

  return {
    add: (phone: string, password: string, shopIds: readonly string[]) =>
      outcomeOf(async () => {
        const input = { phone, password, shopIds: [...shopIds] };
        return (await addShipper({ variables: { input } })).data?.addShipper;
      }),
    setPassword: (id: string, password: string) =>
      outcomeOf(async () => {
        const { data } = await setPassword({ variables: { input: { id, password } } });
        return data?.setShipperPassword;
      }),
    setShops: (id: string, shopIds: readonly string[]) =>
      outcomeOf(async () => {
        const { data } = await setShops({ variables: { input: { id, shopIds: [...shopIds] } } });
        return data?.setShipperShops;
      }),
    /** The password that was made, or what was refused. */
    issuePassword: async (id: string) => {
      let password: string | null = null;
      const outcome = await outcomeOf(async () => {
        const { data } = await issuePassword({ variables: { id } });
        password = data?.issueShipperPassword.password ?? null;
        return data?.issueShipperPassword;
      });
      return { outcome, password };
    },
    remove: (id: string) =>
      outcomeOf(async () => (await removeShipper({ variables: { id } })).data?.removeShipper),
  };
};

export type ShipperWrites = ReturnType<typeof useShipperWrites>;
