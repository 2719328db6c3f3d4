import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadScope } from '../../live/reload.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useTold } from '../../shared/ui/use-told.ts';
import { arrangeShops, isSameSet, knownShops } from '../../shop-scope/layout-cache.ts';
import {
  type SaveShopLayoutMutation,
  useSaveShopLayoutMutation,
} from '../../shop-scope/ShopLayout.generated.ts';
import { type Layout, takenBack } from './take-back.ts';

type Told = {
  /** What is said when it was saved, beside the way to take it back. */
  readonly done: string;
  /** Follows when it has been taken back. */
  readonly onTakenBack?: () => void;
};

export type ShopLayoutActions = {
  /** Each resolves to whether it was saved; a refusal has been shown and taken back by then. */
  readonly hide: (shopId: string, told: Told) => Promise<boolean>;
  readonly restore: (shopIds: readonly string[], told: Told) => Promise<boolean>;
  /** A new order of the shown shops. */
  readonly saveOrder: (shown: readonly string[], told: Told) => Promise<boolean>;
  readonly saveLayout: (next: Layout, told: Told) => Promise<boolean>;
};

/**
 * Changes which shops are shown and in which order: on the screen at once, then on the server. Each change can
 * be taken back for a while, also when the part of a page that made it is gone.
 */
export const useShopLayout = (): ShopLayoutActions => {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [save] = useSaveShopLayoutMutation();
  const told = useTold();
  return useMemo(() => {
    // A confirmation may stand between the asking and the doing; what is there by then counts.
    const layoutNow = (): Layout => {
      const shops = knownShops(client.cache);
      const idsOf = (wanted: boolean) =>
        shops.filter(({ isHidden }) => isHidden === wanted).map(({ id }) => id);
      return { shown: idsOf(false), hidden: idsOf(true) };
    };
    const write = async ({ shown, hidden }: Layout): Promise<boolean> => {
      told.settle();
      const before = layoutNow();
      const places = new Map(
        knownShops(client.cache).map(({ id, pinnedPlace }) => [id, pinnedPlace]),
      );
      try {
        const { data } = await save({
          variables: {
            input: { shown: [...shown], hidden: [...hidden], hiddenWas: [...before.hidden] },
          },
          optimisticResponse: expectedAnswer({ shown, hidden }, (id) => places.get(id) ?? null),
          update: (cache, { data }) => {
            if (data?.saveShopLayout.shops) arrangeShops(cache, data.saveShopLayout.shops);
          },
        });
        const error = data?.saveShopLayout.error;
        if (error) told.tell(error.message);
        if (!data || error) return false;
      } catch {
        // The error link has said it; the cache has gone back by itself.
        return false;
      }
      // What "all shops" adds up has changed with the set of shown shops.
      if (!isSameSet(shown, before.shown)) reloadScope(client, { full: false });
      return true;
    };
    const saveLayout: ShopLayoutActions['saveLayout'] = async (next, { done, onTakenBack }) => {
      const before = layoutNow();
      if (!(await write(next))) return false;
      const takeBack = async () => {
        if (!(await write(takenBack(before, next, layoutNow())))) return;
        toast.success(t('undone'));
        onTakenBack?.();
      };
      toast.success(done, {
        label: t('undo'),
        onClick: () => void takeBack(),
        topic: 'shop layout',
      });
      return true;
    };
    return {
      saveLayout,
      saveOrder: (shown, told) => saveLayout({ shown, hidden: layoutNow().hidden }, told),
      hide: (shopId, told) => {
        const { shown, hidden } = layoutNow();
        const left = shown.filter((id) => id !== shopId);
        return saveLayout({ shown: left, hidden: [...hidden, shopId] }, told);
      },
      restore: (shopIds, told) => {
        const { shown, hidden } = layoutNow();
        const left = hidden.filter((id) => !shopIds.includes(id));
        return saveLayout({ shown: [...shown, ...shopIds], hidden: left }, told);
      },
    };
  }, [client, save, t, told]);
};

const known = { __typename: 'Shop' as const, isNew: false };

const expectedAnswer = (
  { shown, hidden }: Layout,
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
