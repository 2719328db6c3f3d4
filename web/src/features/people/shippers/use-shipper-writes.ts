import { appendToList, removeFromList } from '../../../graphql/cached-list.ts';
import { useWrite } from '../../../graphql/use-write.ts';
import { useUndo } from '../../../shared/ui/use-undo.ts';
import { forgetPeople } from '../forget-people.ts';
import {
  useAddShipperMutation,
  useIssueShipperPasswordMutation,
  useRemoveShipperMutation,
  useSetShipperPasswordMutation,
  useSetShipperShopsMutation,
} from './Shippers.generated.ts';

/** The writes to shippers. Their answers change the cache, and so every place that shows one. */
export const useShipperWrites = () => {
  const undo = useUndo();
  const [add] = useWrite(
    useAddShipperMutation({
      update: (cache, { data }) => {
        appendToList(cache, 'shippers', data?.addShipper.shipper);
        forgetPeople(cache);
      },
    }),
    'addShipper',
  );
  const [setPassword] = useWrite(
    useSetShipperPasswordMutation({ update: forgetPeople }),
    'setShipperPassword',
  );
  const [setShops] = useWrite(
    useSetShipperShopsMutation({ update: forgetPeople }),
    'setShipperShops',
  );
  const [issuePassword] = useWrite(
    useIssueShipperPasswordMutation({ update: forgetPeople }),
    'issueShipperPassword',
  );
  const [remove] = useWrite(
    useRemoveShipperMutation({
      context: { quiet: true },
      update: (cache, { data }) => {
        removeFromList(cache, 'shippers', [data?.removeShipper.removedId ?? []].flat());
        forgetPeople(cache);
      },
    }),
    'removeShipper',
  );
  const giveShops = (id: string, shopIds: readonly string[]) =>
    setShops({ input: { id, shopIds: [...shopIds] } });
  return {
    add: (phone: string, password: string, shopIds: readonly string[]) =>
      add({ input: { phone, password, shopIds: [...shopIds] } }),
    setPassword: (id: string, password: string) => setPassword({ input: { id, password } }),
    setShops: giveShops,
    /** The way back to the shops that somebody shipped for before. */
    takeBack: (id: string, shopIds: readonly string[]) =>
      undo('shipper', async () => {
        const outcome = await giveShops(id, shopIds);
        if (!outcome.ok && outcome.message !== null) outcome.tell(outcome.message);
        return outcome.ok;
      }),
    issuePassword: (id: string) => issuePassword({ id }),
    remove: (id: string) => remove({ id }),
  };
};

export type ShipperWrites = ReturnType<typeof useShipperWrites>;
