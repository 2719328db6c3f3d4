import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { reloadScope } from '../../../live/reload.ts';
import { tellLostShops } from '../../../shop-scope/fallback.ts';
import { isSameSet } from '../../../shop-scope/layout-cache.ts';
import { useAssignedShopsSubscription } from './AssignedShops.generated.ts';
import { forgetListsWithout, type KeptShop } from './kept-tasks.ts';

const idsOf = (shops: readonly KeptShop[]) => shops.map(({ id }) => id);

/**
 * Follows which shops the boss lets a shipper ship for. What is heard first, and after each break of the line, is how
 * it stands: orders of a shop that was taken away go at once, also from what the phone keeps.
 */
export const useAssignedShops = ({ skip }: { readonly skip: boolean }): void => {
  const client = useApolloClient();
  const known = useRef<readonly KeptShop[]>(undefined);
  useAssignedShopsSubscription({
    skip,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { shops } = data.shopLayoutChanged;
      const before = known.current ?? shops;
      known.current = shops;
      if (isSameSet(idsOf(before), idsOf(shops))) return;
      const lost = before.filter(({ id }) => !idsOf(shops).includes(id));
      forgetListsWithout(shops);
      if (lost.length > 0) void tellLostShops(lost.map(({ name }) => name));
      reloadScope(client, { full: true });
    },
  });
};
