import { i18n } from '../../../i18n/i18n.ts';
import { askInTitle, warn } from '../../../shared/ui/ask.ts';
import { openGroups } from './groups-dialog.ts';

/** Says that a group has no shops; the boss is led to where they are added. */
export async function promptForShops(
  { id, name }: { readonly id: string; readonly name: string },
  isBoss: boolean,
): Promise<void> {
  await i18n.loadNamespaces('shopManage');
  const question = {
    title: i18n.t('shopManage:groups.emptyTitle'),
    text: i18n.t('shopManage:groups.emptyText', { name }),
  };
  if (!isBoss) {
    await warn(question);
    return;
  }
  const action = i18n.t('shopManage:groups.emptyAction');
  if (await askInTitle({ ...question, action })) openGroups(id);
}
