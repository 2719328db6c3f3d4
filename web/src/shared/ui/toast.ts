import { fetchPart } from '../connection/fetch-part.ts';
import { createStore } from '../store.ts';

/**
 * Short messages that pass. The drawing part is fetched with the first message, so that pages that
 * show none do not carry it.
 */
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Whether a message was ever shown; the host then mounts the drawing part. */
export const toastNeeded = createStore(false);

export const loadToaster = () => fetchPart(() => import('./Toaster.tsx'));

async function show(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  // The server leaves out what is not to be shown.
  if (text === '') return;
  toastNeeded.set(true);
  const { toaster } = await loadToaster();
  // The same text twice is one message: five failed requests of one page are one thing to say.
  if (toaster.isVisible(text)) return;
  toaster.create({
    id: text,
    type: kind,
    title: text,
    closable: true,
    ...(action ? { action: { label: action.label, onClick: action.onClick } } : {}),
  });
}

export const toast = {
  success: (text: string, action?: ToastAction) => void show('success', text, action),
  error: (text: string, action?: ToastAction) => void show('error', text, action),
  warning: (text: string, action?: ToastAction) => void show('warning', text, action),
  info: (text: string, action?: ToastAction) => void show('info', text, action),
  /** Closes every open message. */
  closeAll: () => {
    if (toastNeeded.get()) void loadToaster().then(({ toaster }) => toaster.remove());
  },
};
