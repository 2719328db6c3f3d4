import { useEffect, useEffectEvent } from 'react';
import { useSaveShopLayoutMutation } from './ShopLayout.generated.ts';
import type { Directory, DirectoryShop } from './use-directory.ts';

/** How long after new shops were detected the layout is saved with them, in ms. */
const SAVE_AFTER_MS = 5_000;

const idsOf = (shops: readonly DirectoryShop[]) => shops.map(({ id }) => id);

/** Gives shops that are new their place in the saved layout. */
export const useSaveNewShops = (
  { shops, hidden, isComplete }: Directory,
  { skip }: { readonly skip: boolean },
): void => {
  const [save] = useSaveShopLayoutMutation({ context: { quiet: true } });
  const saveAll = useEffectEvent(() => {
    // Nobody has asked for it, so nobody is told when it fails: the next visit tries again.
    const ids = { shown: idsOf(shops), hidden: idsOf(hidden), hiddenWas: idsOf(hidden) };
    save({ variables: { input: ids } }).catch(() => {});
  });
  const newShops = idsOf([...shops, ...hidden].filter(({ isNew }) => isNew)).join();
  const isDue = !skip && isComplete && newShops !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further new shop begins the wait anew.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => saveAll(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, newShops]);
};
