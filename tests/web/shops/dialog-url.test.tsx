import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { billingDialog, closeBilling, openRenew } from '../../../web/src/features/billing/index.ts';
import {
  bindingDialog,
  closeBinding,
  openBinding,
} from '../../../web/src/features/binding/index.ts';
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
} from '../../../web/src/features/people/index.ts';
import { useDialogUrl } from '../../../web/src/features/shops/manage/use-dialog-url.ts';
import { renameDialog } from '../../../web/src/features/shops/rename/rename-dialog.ts';
import { settingsDialog } from '../../../web/src/features/shops/settings/settings-dialog.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { visitorTips } from '../../../web/src/session/visitor/visitor-tips-store.ts';
import { openDialogs } from '../../../web/src/shared/ui/open-dialogs.ts';
import { toast } from '../../../web/src/shared/ui/toast.ts';
import { render, unmount } from '../support/render.tsx';
import { directoryOf, managerOf, shopOf, viewerOf } from '../support/viewer.ts';

const shops = Array.from({ length: 60 }, (_, place) =>
  shopOf(`店${place}`, { phone: place < 2 ? '13800000001' : null }),
);
const ids = shops.map(({ id }) => id);

let search = '';

function Page() {
  useDialogUrl();
  search = decodeURIComponent(useLocation().search);
  return null;
}

const open = (at: string, viewer = viewerOf()) =>
  render(<Page />, { at, viewer, directory: directoryOf({ shops }) });

const close = () =>
  act(async () => {
    closeBilling();
    renameDialog.set(undefined);
    closePermissions();
    closeManager();
    closeOperator();
    closeBinding();
  });

beforeEach(() => {
  search = '';
  session.set({ ...initialSession, isVisitor: false });
});
afterEach(() => close());

it('writes into the address which dialog is open, and takes it out again', async () => {
  await open('/shopManage?q=店');
  await act(async () => openRenew(ids.slice(0, 2)));
  expect(search).toBe(`?q=店&dialog=renew&shops=${ids[0]},${ids[1]}`);
  await close();
  expect(search).toBe('?q=店');
});

it('[R2.7-40] counts what a link asks for as open before it is drawn, so that no reminder comes over it', async () => {
  await open(`/shopManage?dialog=renew&shops=${ids[0]}`);
  expect(openDialogs.get()).toBe(1);
  await close();
  expect(openDialogs.get()).toBe(0);
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

it.each(['permissions', 'addManager', 'renew'])(
  'opens no dialog %s to a manager, and says whom to ask',
  async (kind) => {
    const warned = vi.spyOn(toast, 'warning').mockReturnValue(undefined);
    await open(`/shopManage?dialog=${kind}`, managerOf());
    expect([permissionDialog.get(), managerDialog.get(), search]).toEqual([
      undefined,
      undefined,
      '',
    ]);
    expect(billingDialog.get()).toBeUndefined();
    expect(warned.mock.calls).toEqual([['无权限，请联系BOSS']]);
  },
);

it('opens a manager again what they had open, which shops they look at', async () => {
  await open('/shopManage?dialog=settings', managerOf());
  expect(settingsDialog.get()).toBeDefined();
  await act(async () => settingsDialog.set(undefined));
  expect(search).toBe('');
});

it.each(['bindTemu', 'groups'])(
  'tells a visitor to sign in where a link asks for %s',
  async (kind) => {
    session.set(initialSession);
    await open(`/shopManage?dialog=${kind}`, viewerOf({ isVisitor: true, isBoss: false }));
    expect([bindingDialog.get(), visitorTips.get(), search]).toEqual([undefined, true, '']);
    visitorTips.set(false);
  },
);

it.each(['renew', 'rename'])('opens no dialog %s for a shop that is gone', async (kind) => {
  await open(`/shopManage?dialog=${kind}&shops=temu:nobody`);
  expect([billingDialog.get(), renameDialog.get(), search]).toEqual([undefined, undefined, '']);
});

it.each([
  ['bindTemu', { kind: 'temu' }],
  ['bindShein', { kind: 'shein' }],
  ['authorizeTemu', { kind: 'temuAuthorization' }],
  ['unbindTemu', { kind: 'unbindTemu' }],
  ['unbindShein', { kind: 'unbindShein' }],
] as const)(
  'keeps the dialog %s of binding, which a link opens without a window',
  async (kind, binding) => {
    const window = vi.spyOn(globalThis.window, 'open').mockReturnValue(null);
    await open(`/shopManage?dialog=${kind}`);
    expect(bindingDialog.get()).toMatchObject({ ...binding, popup: null });
    expect(window).not.toHaveBeenCalled();
    await close();
    expect(search).toBe('');
    await act(async () => openBinding(binding));
    expect(search).toBe(`?dialog=${kind}`);
    window.mockRestore();
  },
);

it('names the main account that is bound again by a shop of it, never by its phone', async () => {
  await open(`/shopManage?dialog=rebind&shops=${ids[1]}`);
  expect(bindingDialog.get()).toMatchObject({ kind: 'rebind', phone: '13800000001' });
  expect(search).toBe(`?dialog=rebind&shops=${ids[0]}`);
  await close();
  expect(search).toBe('');
  await act(async () => openBinding({ kind: 'rebind', phone: '13800000001' }));
  expect(search).toBe(`?dialog=rebind&shops=${ids[0]}`);
  await close();
  await act(async () => openBinding({ kind: 'rebind', phone: '13900000009' }));
  expect(search).toBe('');
});

it('keeps the dialogs that add an operator and that change one, who is named by an id', async () => {
  await open('/shopManage?dialog=addOperator');
  expect(operatorDialog.get()).toEqual({ kind: 'add' });
  await close();
  expect(search).toBe('');
  await act(async () => openOperator({ kind: 'add' }));
  expect(search).toBe('?dialog=addOperator');
  await act(async () => openOperator({ kind: 'edit', id: 'operator:9' }));
  expect(search).toBe('?dialog=editOperator&operator=operator:9');
  await act(async () => openOperator({ kind: 'edit', id: 'operator:10' }));
  expect(search).toBe('?dialog=editOperator&operator=operator:10');
  await close();
  expect(search).toBe('');
  await unmount();
  await open('/shopManage?dialog=editOperator&operator=operator:9');
  expect(operatorDialog.get()).toEqual({ kind: 'edit', id: 'operator:9' });
});

it('opens no dialog of an operator whom the address does not name', async () => {
  await open('/shopManage?dialog=editOperator');
  expect([operatorDialog.get(), search]).toEqual([undefined, '']);
});

it.each([
  'bindTemu',
  'unbindShein',
  'addOperator',
  'editOperator&operator=operator:9',
  `rebind&shops=${ids[0]}`,
])('opens no dialog %s to a manager', async (kind) => {
  await open(`/shopManage?dialog=${kind}`, managerOf());
  expect([bindingDialog.get(), operatorDialog.get(), search]).toEqual([undefined, undefined, '']);
});

it.each([`rebind&shops=${ids[5]}`, 'rebind', 'rebind&shops=temu:nobody'])(
  'opens no dialog %s without a main account',
  async (kind) => {
    await open(`/shopManage?dialog=${kind}`);
    expect([bindingDialog.get(), search]).toEqual([undefined, '']);
  },
);
