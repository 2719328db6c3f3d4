import { listText } from '../i18n/format.ts';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../shared/ui/toast.ts';
import type { Selection } from '../shared/url-state/selection.ts';
import type { Directory } from './use-directory.ts';

/** What the shops and groups that were last seen are called. */
export type LastSeen = { readonly names: ReadonlyMap<string, string> };

type Reason =
  | 'shopHidden'
  | 'shopTaken'
  | 'shopGone'
  | 'shopUnknown'
  | 'groupHidden'
  | 'groupTaken'
  | 'groupEmpty'
  | 'groupGone'
  | 'platformEmpty';

type Named = { readonly id: string; readonly name: string };

type Known = {
  readonly shops: readonly Named[];
  readonly hidden: readonly Named[];
  readonly groups: Directory['groups'];
};

/**
 * Why a selection cannot be shown any more; null where that was told already, as the viewer hid the shop that
 * was selected.
 */
export const fallbackReason = (
  selection: Selection,
  { shops, hidden, groups }: Known,
  { names }: LastSeen,
  isBoss: boolean,
): Reason | null => {
  const isHidden = (id: string) => hidden.some((shop) => shop.id === id);
  switch (selection.kind) {
    case 'all':
      return null;
    case 'platform':
      return 'platformEmpty';
    case 'shop': {
      const wasShown = names.has(selection.id);
      if (isHidden(selection.id)) return wasShown ? null : 'shopHidden';
      if (!wasShown) return 'shopUnknown';
      return isBoss ? 'shopGone' : 'shopTaken';
    }
    case 'group': {
      const group = groups.find(({ id }) => id === selection.id);
      if (group === undefined) return 'groupGone';
      if (group.shopIds.length === 0) return 'groupEmpty';
      const lacking = group.shopIds.filter((id) => !shops.some((shop) => shop.id === id));
      return lacking.every(isHidden) ? 'groupHidden' : 'groupTaken';
    }
  }
};

/** What was selected is not: says why, and what is shown in its place. */
export async function tellFallback(
  from: Selection,
  to: Selection,
  known: Known,
  seen: LastSeen,
  isBoss: boolean,
): Promise<void> {
  const reason = fallbackReason(from, known, seen, isBoss);
  if (reason === null) return;
  await i18n.loadNamespaces('shops');
  const named = [...known.hidden, ...known.groups].find(({ id }) => 'id' in from && id === from.id);
  const name = 'id' in from ? (named?.name ?? seen.names.get(from.id) ?? '') : '';
  const shop = known.shops.find(({ id }) => to.kind === 'shop' && id === to.id)?.name;
  const place =
    shop === undefined ? i18n.t('shops:fallback.all') : i18n.t('shops:fallback.shop', { shop });
  toast.info(i18n.t(`shops:fallback.${reason}`, { name, place }));
}

/** Shops that were shown are not the viewer's any more: says which. */
export async function tellLostShops(names: readonly string[]): Promise<void> {
  await i18n.loadNamespaces('shops');
  const place = i18n.t('shops:fallback.updated');
  toast.warning(i18n.t('shops:fallback.shopTaken', { name: listText(names), place }));
}

/** The page may have closed, and figures have gone: says why. */
export async function tellLostRights(): Promise<void> {
  await i18n.loadNamespaces('shops');
  toast.warning(i18n.t('shops:fallback.rights'));
}
