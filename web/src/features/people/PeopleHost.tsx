import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import {
  addedManager,
  closeManager,
  managerDialog,
  storeManagerDialog,
} from './manager-dialogs.ts';
import { closePermissions, permissionDialog } from './permission-dialog.ts';

const PermissionDialog = lazyPart(() => import('./PermissionDialog.tsx'));
const ManagerDialog = lazyPart(() => import('./manager/ManagerDialog.tsx'));
const AssignDialog = lazyPart(() => import('./assign/AssignDialog.tsx'));
const AddedNotice = lazyPart(() => import('./AddedNotice.tsx'));
const StoreManagerDialog = lazyPart(() => import('./StoreManagerDialog.tsx'));

function closeAll(): void {
  closePermissions();
  closeManager();
  addedManager.set(undefined);
  storeManagerDialog.set(undefined);
}

/** The place of the dialogs of the boss's people, which more than one part of the product opens. */
export function PeopleHost() {
  const permissions = permissionDialog.use();
  const manager = managerDialog.use();
  const added = addedManager.use();
  const store = storeManagerDialog.use();
  // A session that ends takes along what it had open.
  useEffect(() => closeAll, []);
  return (
    <>
      {/* Each apart: what is fetched for one dialog does not take away the one below it. */}
      <Suspense>{permissions && <PermissionDialog {...permissions} />}</Suspense>
      <Suspense>
        {manager?.kind === 'manager' && (
          <ManagerDialog key={manager.manager?.id ?? 'new'} {...manager} />
        )}
        {manager?.kind === 'assign' && <AssignDialog finalFocus={manager.finalFocus} />}
      </Suspense>
      <Suspense>{added && <AddedNotice {...added} />}</Suspense>
      <Suspense>
        {store && (
          <StoreManagerDialog
            finalFocus={store.finalFocus}
            onClose={() => storeManagerDialog.set(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
