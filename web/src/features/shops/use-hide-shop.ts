import { useTranslation } from 'react-i18next';
import { confirmAct } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import { isSameSelection } from '../../shared/url-state/selection.ts';
import type { DirectoryShop } from './use-directory.ts';
import { useSelection } from './use-selection.ts';
import { useShopLayout } from './use-shop-layout.ts';

type Hidable = Pick<DirectoryShop, 'id' | 'name'>;

/** Hides a shop after a confirmation; resolves to whether it was hidden. */
export const useHideShop = (): ((shop: Hidable) => Promise<boolean>) => {
  const { t } = useTranslation('shops');
  const { selection, select, directory } = useSelection();
  const { hide } = useShopLayout();
  return async ({ id, name }) => {
    if (directory.shops.length <= 1) {
      toast.warning(t('hide.last'));
      return false;
    }
    const isSure = await confirmAct({
      title: t('hide.title', { shop: name }),
      text: t('hide.text'),
      action: t('hide.action'),
      destructive: true,
    });
    if (!isSure) return false;
    const isHidden = await hide(id);
    if (isHidden) toast.success(t('hide.done'));
    // The selection has gone on to the neighbour with the shop, and comes back with it.
    else if (isSameSelection(selection, { kind: 'shop', id })) select(selection, { replace: true });
    return isHidden;
  };
};
