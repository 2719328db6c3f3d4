import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { createStore } from '../../shared/store.ts';
import { openAuthorizationWindow } from './authorization-window.ts';

/** What of binding is to be opened: each menu of the product asks for it here. */
export type BindingRequest =
  /** Binding a main account: of temu by account and code, of shein or temu on the marketplace's own page. */
  | { readonly kind: 'temu' | 'shein' | 'temuAuthorization' }
  | { readonly kind: 'rebind'; readonly phone: string }
  | { readonly kind: 'unbindTemu' | 'unbindShein' };

export type OpenBinding = BindingRequest & {
  /** The window of an authorisation; null where the browser has blocked it. */
  readonly popup: Window | null;
  /** What is focused after closing, where the opener is gone by then, e.g. an entry of a menu. */
  readonly finalFocus: (() => HTMLElement | null) | undefined;
};

export const bindingDialog = createStore<OpenBinding | undefined>(undefined);

/**
 * Opens a dialog of binding; to be called in the moment of the click. A visitor gets the visitor tips
 * instead. The dialogs are drawn by `BindingHost`, which the main layout mounts.
 */
export function openBinding(request: BindingRequest, finalFocus?: () => HTMLElement | null): void {
  if (stopVisitor()) return;
  const isAuthorization = request.kind === 'shein' || request.kind === 'temuAuthorization';
  const popup = isAuthorization ? openAuthorizationWindow() : null;
  bindingDialog.set({ ...request, popup, finalFocus });
}

/**
 * Opens the dialog that an address asks for. Nothing was clicked, so no window of an authorisation could be opened:
 * the dialog offers it.
 */
export function openAskedBinding(request: BindingRequest): void {
  if (!stopVisitor()) bindingDialog.set({ ...request, popup: null, finalFocus: undefined });
}

/** Closes the dialog, and the window of its authorisation along with it. */
export function closeBinding(): void {
  bindingDialog.get()?.popup?.close();
  bindingDialog.set(undefined);
}
