import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { createStore } from '../../shared/store.ts';
import type { Manager } from './use-managers.ts';

type FinalFocus = (() => HTMLElement | null) | undefined;

/** The dialogs of one manager: adding or editing one, and the form with account. */
type Opened =
  | { readonly kind: 'manager'; readonly manager: Manager | null; readonly finalFocus: FinalFocus }
  | { readonly kind: 'assign'; readonly finalFocus: FinalFocus };

export const managerDialog = createStore<Opened | undefined>(undefined);

/** Who has just been added: the notice stands above the form, which stays. */
export const addedManager = createStore<{ readonly phone: string } | undefined>(undefined);

/** Opens 添加管理员, or 编辑管理员权限 of a manager. Visitors see the tips instead. */
export function openManager(manager: Manager | null, finalFocus?: () => HTMLElement | null): void {
  if (!stopVisitor()) managerDialog.set({ kind: 'manager', manager, finalFocus });
}

/** Opens 添加店长, which assigns shops by a code. Visitors see the tips instead. */
export function openAddShopManager(finalFocus?: () => HTMLElement | null): void {
  if (!stopVisitor()) managerDialog.set({ kind: 'assign', finalFocus });
}

export const closeManager = (): void => managerDialog.set(undefined);

/** The dialog 我的店铺 of a manager. */
export const storeManagerDialog = createStore<{ readonly finalFocus: FinalFocus } | undefined>(
  undefined,
);

export const openStoreManager = (finalFocus?: () => HTMLElement | null): void =>
  storeManagerDialog.set({ finalFocus });
