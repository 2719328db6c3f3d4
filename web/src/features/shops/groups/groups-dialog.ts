import { createStore } from '../../../shared/store.ts';

type Opened = {
  /** The group that the dialog begins with; null for none in particular. */
  readonly groupId: string | null;
  /** What is focused after closing, where the opener is gone by then, e.g. an entry of a menu. */
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

export const groupsDialog = createStore<Opened | undefined>(undefined);

/** Opens the dialog 店铺分组管理, at one group where it is given. */
export const openGroups = (
  groupId: string | null = null,
  finalFocus?: () => HTMLElement | null,
): void => groupsDialog.set({ groupId, finalFocus });
