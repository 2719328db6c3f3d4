import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { closePermissions, permissionDialog } from './permission-dialog.ts';

const PermissionDialog = lazyPart(() => import('./PermissionDialog.tsx'));

/** The place of the dialogs of the boss's people, which more than one part of the product opens. */
export function PeopleHost() {
  const permissions = permissionDialog.use();
  // A session that ends takes along what it had open.
  useEffect(() => closePermissions, []);
  return <Suspense>{permissions && <PermissionDialog {...permissions} />}</Suspense>;
}
