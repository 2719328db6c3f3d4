import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { reloadActive } from '../../live/reload.ts';
import { toast } from '../../shared/ui/toast.ts';
import { arrangeShops, isSameSet } from '../../shop-scope/layout-cache.ts';
import {
  type SaveShopLayoutMutation,
  useSaveShopLayoutMutation,
} from '../../shop-scope/ShopLayout.generated.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';

export type ShopLayoutActions = {
  /** Each resolves to whether it was saved; a refusal has been shown and taken back by then. */
  readonly hide: (shopId: string) => Promise<boolean>;
  readonly restore: (shopIds: readonly string[]) => Promise<boolean>;
  /** A new order of the shown shops. */
  readonly saveOrder: (shown: readonly string[]) => Promise<boolean>;
  readonly saveLayout: (shown: readonly string[], hidden: readonly string[]) => Promise<boolean>;
};

/** Changes which shops are shown and in which order: on the screen at once, then on the server. */
export const useShopLayout = (): ShopLayoutActions => {
  const client = useApolloClient();
  const directory = useDirectory();
  const [save] = useSaveShopLayoutMutation();
  // A confirmation may stand between the asking and the doing; what is there by then counts.
  const latest = useRef(directory);
  useEffect(() => {
    latest.current = directory;
  }, [directory]);
  return useMemo(() => {
    const shownIds = () => latest.current.shops.map(({ id }) => id);
    const hiddenIds = () => latest.current.hidden.map(({ id }) => id);
    const saveLayout: ShopLayoutActions['saveLayout'] = async (nextShown, nextHidden) => {
      const before = shownIds();
      try {
        const { data } = await save({
          variables: { input: { shown: [...nextShown], hidden: [...nextHidden] } },
          optimisticResponse: expectedAnswer(nextShown, nextHidden, (id) => {
            const { shops, hidden } = latest.current;
            return [...shops, ...hidden].find((shop) => shop.id === id)?.pinnedPlace ?? null;
          }),
          update: (cache, { data }) => {
            if (data?.saveShopLayout.shops) arrangeShops(cache, data.saveShopLayout.shops);
          },
        });
        const error = data?.saveShopLayout.error;
        if (error) toast.error(error.message);
        if (!data || error) return false;
      } catch {
        // The error link has said it; the cache has gone back by itself.
        return false;
      }
      // What "all shops" adds up has changed with the set of shown shops.
      if (!isSameSet(nextShown, before)) reloadActive(client, { full: false });
      return true;
    };
    return {
      saveLayout,
      saveOrder: (nextShown) => saveLayout(nextShown, hiddenIds()),
      hide: (shopId) =>
        saveLayout(
          shownIds().filter((id) => id !== shopId),
          [...hiddenIds(), shopId],
        ),
      restore: (shopIds) =>
        saveLayout(
          [...shownIds(), ...shopIds],
          hiddenIds().filter((id) => !shopIds.includes(id)),
        ),
    };
  }, [client, save]);
};

const known = { __typename: 'Shop' as const, isNew: false };

const expectedAnswer = (
  shown: readonly string[],
  hidden: readonly string[],
  pinnedPlaceOf: (id: string) => number | null,
): SaveShopLayoutMutation => ({
  saveShopLayout: {
    __typename: 'SaveShopLayoutPayload',
    error: null,
    shops: [
      ...shown.map((id) => ({ ...known, id, isHidden: false, pinnedPlace: pinnedPlaceOf(id) })),
      ...hidden.map((id) => ({ ...known, id, isHidden: true, pinnedPlace: pinnedPlaceOf(id) })),
    ],
  },
});
