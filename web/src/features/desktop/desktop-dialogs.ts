import { createStore } from '../../shared/store.ts';

/** The products that are installed on a computer. */
export type Product = 'software' | 'plugin';

export type DesktopDialog =
  | { readonly kind: 'appDownload' | 'install' }
  | { readonly kind: 'download' | 'guide'; readonly product: Product };

export type OpenDesktopDialog = DesktopDialog & {
  /** What is focused after closing, where the opener is gone by then, e.g. an entry of a menu. */
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

export const desktopDialog = createStore<OpenDesktopDialog | undefined>(undefined);

/** Opens a dialog about the app, the software or the plugin; one that leads on replaces its own. */
export function openDesktopDialog(
  dialog: DesktopDialog,
  finalFocus?: () => HTMLElement | null,
): void {
  desktopDialog.set({ ...dialog, finalFocus });
}

export const closeDesktopDialog = (): void => desktopDialog.set(undefined);
