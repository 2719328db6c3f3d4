import { useViewer } from '../../../session/viewer-context.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useSaveShopLayoutMutation } from '../../../shop-scope/ShopLayout.generated.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';

/**
 * Puts a shop on top of the table, or back into its place, as part of the person's layout; null for visitors,
 * who have none.
 */
export const usePins = (): ((id: string) => void) | null => {
  const { isVisitor } = useViewer();
  const { shops, hidden, isComplete } = useDirectory();
  const [save] = useSaveShopLayoutMutation();
  if (isVisitor || !isComplete) return null;
  return (id) => {
    const all = [...shops, ...hidden];
    // Also those that are not looked at now.
    const before = all
      .filter(({ pinnedPlace }) => pinnedPlace !== null)
      .toSorted((a, b) => (a.pinnedPlace ?? 0) - (b.pinnedPlace ?? 0))
      .map((shop) => shop.id);
    const others = before.filter((pinned) => pinned !== id);
    const pinned = others.length < before.length ? others : [...before, id];
    save({
      variables: {
        input: {
          shown: shops.map((shop) => shop.id),
          hidden: hidden.map((shop) => shop.id),
          hiddenWas: hidden.map((shop) => shop.id),
          pinned,
        },
      },
      optimisticResponse: {
        saveShopLayout: {
          __typename: 'SaveShopLayoutPayload',
          error: null,
          shops: all.map((shop) => ({
            __typename: 'Shop' as const,
            id: shop.id,
            isHidden: shop.isHidden,
            isNew: false,
            pinnedPlace: pinned.includes(shop.id) ? pinned.indexOf(shop.id) : null,
          })),
        },
      },
    })
      .then(({ data }) => {
        const error = data?.saveShopLayout.error;
        if (error) toast.error(error.message);
      })
      // The error link has said it; the cache has gone back by itself.
      .catch(() => {});
  };
};
