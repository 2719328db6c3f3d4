import { useTranslation } from 'react-i18next';
import { askInTitle } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import { isSameSelection, type Selection } from '../../shared/url-state/selection.ts';
import { selectAgain, selectionNow } from '../../shop-scope/select-again.ts';
import type { DirectoryShop } from '../../shop-scope/use-directory.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useShopLayout } from './use-shop-layout.ts';

type Hidable = Pick<DirectoryShop, 'id' | 'name'>;

type Hide = (shop: Hidable, options?: { readonly byTab?: boolean }) => Promise<boolean>;

/**
 * Hides a shop after a confirmation; resolves to whether it was hidden. Who only deletes its tab is told
 * that this hides it everywhere.
 */
export const useHideShop = (): Hide => {
  const { t } = useTranslation('shops');
  const { selection, select, directory } = useSelection();
  const { hide } = useShopLayout();
  return async ({ id, name }, { byTab = false } = {}) => {
    if (directory.shops.length <= 1) {
      toast.warning(t('hide.last'));
      return false;
    }
    const isSure = await askInTitle({
      title: t('hide.title', { shop: name }),
      text: t(byTab ? 'hide.tabText' : 'hide.text', { shop: name }),
      action: t('hide.action'),
      destructive: true,
    });
    if (!isSure) return false;
    let since: Selection = selection;
    const isHidden = await hide(id, {
      done: t('hide.done'),
      onTakenBack: () => selectAgain(selection, since),
    });
    if (isHidden) since = selectionNow();
    // The selection has gone on to the neighbour with the shop, and comes back with it.
    else if (isSameSelection(selection, { kind: 'shop', id })) select(selection, { replace: true });
    return isHidden;
  };
};
