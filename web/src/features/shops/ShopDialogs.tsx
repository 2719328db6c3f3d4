import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { groupsDialog } from './groups/groups-dialog.ts';
import { renameDialog } from './rename/rename-dialog.ts';
import { settingsDialog } from './settings/settings-dialog.ts';

const GroupsDialog = lazyPart(() => import('./groups/GroupsDialog.tsx'));
const RenameDialog = lazyPart(() => import('./rename/RenameDialog.tsx'));
const ShopSettingsDialog = lazyPart(() => import('./settings/ShopSettingsDialog.tsx'));

/** The place of the dialogs of shops that more than one part of the product opens. */
export function ShopDialogs() {
  const groups = groupsDialog.use();
  const rename = renameDialog.use();
  const settings = settingsDialog.use();
  return (
    <Suspense>
      {groups && <GroupsDialog {...groups} />}
      {rename && <RenameDialog key={rename.shop.id} {...rename} />}
      {settings && <ShopSettingsDialog finalFocus={settings.finalFocus} />}
    </Suspense>
  );
}
