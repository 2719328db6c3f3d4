import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { useCountsAsOpen } from '../../../shared/ui/open-dialogs.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useStandsInAddress } from '../../../shared/ui/use-closed-by-back.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { billingDialog, closeBilling, openBilling } from '../../billing/index.ts';
import { bindingDialog, closeBinding, openAskedBinding } from '../../binding/index.ts';
import {
  closeManager,
  closeOperator,
  closePermissions,
  managerDialog,
  openAddShopManager,
  openOperator,
  openPermissions,
  operatorDialog,
  permissionDialog,
} from '../../people/index.ts';
import { groupsDialog, openGroups } from '../groups/groups-dialog.ts';
import { openRename, renameDialog } from '../rename/rename-dialog.ts';
import { openShopSettings, settingsDialog } from '../settings/settings-dialog.ts';
import { bindingOf, dialogOfBinding } from './binding-url.ts';
import { dialogCodec, MOST_NAMED, type ShopDialog } from './dialog-url.ts';

/** The dialog that is open, whoever has opened it; none where it is about more shops than an address can name. */
function useOpened(): ShopDialog | null {
  const billing = billingDialog.use();
  const rename = renameDialog.use();
  const groups = groupsDialog.use();
  const settings = settingsDialog.use();
  const manager = managerDialog.use();
  const permissions = permissionDialog.use();
  const operator = operatorDialog.use();
  const binding = bindingDialog.use();
  const { shops, hidden } = useDirectory();
  if (billing) {
    const shopIds = billing.kind === 'renew' ? billing.shopIds : [];
    return shopIds.length > MOST_NAMED ? null : { kind: billing.kind, shopIds };
  }
  if (rename) return { kind: 'rename', shopIds: [rename.shop.id] };
  if (groups) return { kind: 'groups', shopIds: [] };
  if (settings) return { kind: 'settings', shopIds: [] };
  if (manager?.kind === 'assign') return { kind: 'addManager', shopIds: [] };
  if (operator?.kind === 'add') return { kind: 'addOperator', shopIds: [] };
  if (operator) return { kind: 'editOperator', shopIds: [], operatorId: operator.id };
  if (binding) return dialogOfBinding(binding, [...shops, ...hidden]);
  return permissions ? { kind: 'permissions', shopIds: [] } : null;
}

function closeAll(): void {
  closeBilling();
  renameDialog.set(undefined);
  groupsDialog.set(undefined);
  settingsDialog.set(undefined);
  closeManager();
  closePermissions();
  closeOperator();
  closeBinding();
}

/** Opens what a link asks for, unless the person may not or its shops are gone. Returns whether it did. */
function useOpen(): (dialog: ShopDialog) => boolean {
  const { t } = useTranslation();
  const { isBoss, isVisitor } = useViewer();
  const { shops, hidden } = useDirectory();
  return ({ kind, shopIds, operatorId = '' }) => {
    const named = [...shops, ...hidden].filter(({ id }) => shopIds.includes(id));
    if (shopIds.length > 0 && named.length === 0) return false;
    // Everybody chooses the shops that they look at themselves.
    if (!isBoss && !isVisitor && kind !== 'settings') {
      toast.warning(t('words.noRight'));
      return false;
    }
    // Visitors look at samples in these.
    if (kind === 'renew' || kind === 'orders' || kind === 'redeem') {
      openBilling(kind === 'renew' ? { kind, shopIds } : { kind });
      return true;
    }
    if (kind === 'permissions') {
      openPermissions();
      return true;
    }
    if (stopVisitor()) return false;
    const [shop] = named;
    const binding = bindingOf(kind, shop);
    if (binding) openAskedBinding(binding);
    else if (kind === 'addOperator') openOperator({ kind: 'add' });
    else if (kind === 'editOperator' && operatorId !== '')
      openOperator({ kind: 'edit', id: operatorId });
    else if (kind === 'addManager') openAddShopManager();
    else if (kind === 'groups') openGroups();
    else if (kind === 'settings') openShopSettings();
    else if (kind === 'rename' && shop) openRename(shop, () => null);
    else return false;
    return true;
  };
}

const textOf = (dialog: ShopDialog | null): string =>
  dialog === null ? '' : `${dialog.kind} ${dialog.shopIds.join()} ${dialog.operatorId ?? ''}`;

/**
 * Keeps in the address which dialog is open over the page: a reload and a link open it, going back closes it. Whichever
 * of the two has changed since the last time leads.
 */
export function useDialogUrl(): void {
  const [asked, setAsked] = useUrlState(dialogCodec);
  const opened = useOpened();
  const open = useOpen();
  const { isComplete } = useDirectory();
  // From the beginning: while its code is on its way, a reminder would come over it.
  useCountsAsOpen(asked !== null);
  useStandsInAddress(asked !== null);
  const before = useRef({ asked: '', opened: '' });
  useEffect(() => {
    if (!isComplete) return;
    const now = { asked: textOf(asked), opened: textOf(opened) };
    const last = before.current;
    before.current = now;
    if (now.asked === now.opened) return;
    if (now.asked !== last.asked) {
      if (asked === null) closeAll();
      else if (!open(asked)) setAsked(null);
    } else if (now.opened !== last.opened) {
      setAsked(opened, { push: asked === null });
    }
  });
}
