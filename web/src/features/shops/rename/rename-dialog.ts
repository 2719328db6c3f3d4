import { createStore } from '../../../shared/store.ts';

type Opened = {
  readonly shop: { readonly id: string; readonly name: string };
  /** The tabs have room for short names only, and let nothing longer be typed. */
  readonly isForTab: boolean;
  readonly finalFocus: () => HTMLElement | null;
};

export const renameDialog = createStore<Opened | undefined>(undefined);

/** Opens the dialog 重命名店铺; `finalFocus` is focused when it is closed. */
export const openRename = (
  shop: Opened['shop'],
  finalFocus: Opened['finalFocus'],
  { isForTab = false } = {},
): void => renameDialog.set({ shop, isForTab, finalFocus });
