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
  /** Of what is offered under one topic the last stands alone: an earlier way back would take it back too. */
  readonly topic?: string;
}

/** Whether a message was ever shown; the host then mounts the drawing part. */
export const toastNeeded = createStore(false);

export const loadToaster = () => fetchPart(() => import('./Toaster.tsx'));

/** What went wrong is read slower than what went well, and by some only when they look up again. Milliseconds. */
const longDuration = 10_000;

/** What can be taken back has to be read, thought over and reached. Milliseconds. */
export const actionDuration = 8_000;

const offered = new Map<string, string>();
let count = 0;

async function show(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  // The server leaves out what is not to be shown.
  if (text === '') return;
  toastNeeded.set(true);
  const { toaster } = await loadToaster();
  // The same text twice is one message: five failed requests of one page are one thing to say. What offers an
  // act is one for each, as each act is another.
  const id = action ? `${text} ${++count}` : text;
  if (toaster.isVisible(id)) return;
  if (action?.topic !== undefined) {
    const earlier = offered.get(action.topic);
    if (earlier !== undefined && toaster.isVisible(earlier)) toaster.remove(earlier);
    offered.set(action.topic, id);
  }
  const isTrouble = kind === 'error' || kind === 'warning';
  toaster.create({
    id,
    type: kind,
    title: text,
    closable: true,
    ...(isTrouble ? { duration: longDuration } : action ? { duration: actionDuration } : {}),
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
