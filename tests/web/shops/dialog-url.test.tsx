import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { billingDialog, closeBilling, openRenew } from '../../../web/src/features/billing/index.ts';
import {
  closeManager,
  closePermissions,
  managerDialog,
  openAddShopManager,
  openPermissions,
  permissionDialog,
} from '../../../web/src/features/people/index.ts';
import { useDialogUrl } from '../../../web/src/features/shops/manage/use-dialog-url.ts';
import { renameDialog } from '../../../web/src/features/shops/rename/rename-dialog.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { ViewerContext } from '../../../web/src/session/viewer-context.ts';
import { DirectoryContext } from '../../../web/src/shop-scope/use-directory.ts';
import { render, unmount } from '../support/render.tsx';
import { directoryOf, managerOf, shopOf, viewerOf } from '../support/viewer.ts';

const shops = Array.from({ length: 60 }, (_, place) => shopOf(`店${place}`));
const ids = shops.map(({ id }) => id);

let search = '';

function Page() {
  useDialogUrl();
  search = decodeURIComponent(useLocation().search);
  return null;
}

const open = (at: string, viewer = viewerOf()) =>
  render(
    <ViewerContext value={viewer}>
      <DirectoryContext value={directoryOf({ shops })}>
        <Page />
      </DirectoryContext>
    </ViewerContext>,
    { at },
  );

const close = () =>
  act(async () => {
    closeBilling();
    renameDialog.set(undefined);
    closePermissions();
    closeManager();
  });

beforeEach(() => {
  search = '';
  session.set({ ...initialSession, isVisitor: false });
});
afterEach(async () => {
  await close();
  await unmount();
  session.set(initialSession);
});

it('writes into the address which dialog is open, and takes it out again', async () => {
  await open('/shopManage?q=店');
  await act(async () => openRenew(ids.slice(0, 2)));
  expect(search).toBe(`?q=店&dialog=renew&shops=${ids[0]},${ids[1]}`);
  await close();
  expect(search).toBe('?q=店');
});

it('opens what a link asks for, and what is chosen there without shops', async () => {
  await open(`/shopManage?dialog=rename&shops=${ids[3]}`);
  expect(renameDialog.get()?.shop.id).toBe(ids[3]);
  await close();
  expect(search).toBe('');
  await unmount();
  await open('/shopManage?dialog=renew');
  expect(billingDialog.get()).toMatchObject({ kind: 'renew', shopIds: [] });
});

it('leaves more shops than an address can name out of it, and none out of the dialog', async () => {
  await open('/shopManage');
  await act(async () => openRenew(ids));
  expect(billingDialog.get()).toMatchObject({ kind: 'renew', shopIds: ids });
  expect(search).toBe('');
});

it.each([
  ['permissions', permissionDialog, { view: 'shops' }],
  ['addManager', managerDialog, { kind: 'assign' }],
] as const)('keeps the dialog %s of people', async (kind, dialog, opened) => {
  await open(`/shopManage?dialog=${kind}`);
  expect(dialog.get()).toMatchObject(opened);
  await close();
  expect(search).toBe('');
  await act(async () => (kind === 'permissions' ? openPermissions : openAddShopManager)());
  expect(search).toBe(`?dialog=${kind}`);
});

it.each(['permissions', 'addManager'])('opens no dialog %s to a manager', async (kind) => {
  await open(`/shopManage?dialog=${kind}`, managerOf());
  expect([permissionDialog.get(), managerDialog.get(), search]).toEqual([undefined, undefined, '']);
});

it.each(['renew', 'rename'])('opens no dialog %s for a shop that is gone', async (kind) => {
  await open(`/shopManage?dialog=${kind}&shops=temu:nobody`);
  expect([billingDialog.get(), renameDialog.get(), search]).toEqual([undefined, undefined, '']);
});
