import { createStore } from '../../../shared/store.ts';

type Opened = {
  /** What is focused after closing, where the opener is gone by then, e.g. an entry of a menu. */
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

export const settingsDialog = createStore<Opened | undefined>(undefined);

/** Opens the dialog 数据汇总店铺设置. */
export const openShopSettings = (finalFocus?: () => HTMLElement | null): void =>
  settingsDialog.set({ finalFocus });
