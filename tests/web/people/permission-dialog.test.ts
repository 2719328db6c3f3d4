import { afterEach, describe, expect, it } from 'vitest';
import {
  closePermissions,
  openPermissions,
  permissionDialog,
} from '../../../web/src/features/people/permission-dialog.ts';

describe('the dialog of permissions', () => {
  afterEach(closePermissions);

  it('opens with the shops unless another view is asked for', () => {
    openPermissions();
    expect(permissionDialog.get()).toMatchObject({ view: 'shops' });
    openPermissions('shippers');
    expect(permissionDialog.get()).toMatchObject({ view: 'shippers' });
    closePermissions();
    expect(permissionDialog.get()).toBeUndefined();
  });
});
