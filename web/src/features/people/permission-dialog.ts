import { createStore } from '../../shared/store.ts';

/** What the boss assigns: managers to shops, or warehouse shippers. */
export type PermissionView = 'shops' | 'shippers';

type Opened = {
  /** The view that the dialog begins with. */
  readonly view: PermissionView;
  /** What is focused after closing, where the opener is gone by then, e.g. an entry of a menu. */
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

export const permissionDialog = createStore<Opened | undefined>(undefined);

/** Opens the dialog 店铺权限分配. Visitors see preview data in it; the acts in it are what stops them. */
export const openPermissions = (
  view: PermissionView = 'shops',
  finalFocus?: () => HTMLElement | null,
): void => permissionDialog.set({ view, finalFocus });

export const closePermissions = (): void => permissionDialog.set(undefined);
