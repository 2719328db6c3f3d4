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

/** A warning is read slower than what went well, and by some only when they look up again. Milliseconds. */
const warningDuration = 10_000;

/** Whoever goes to another page after this time has read what went wrong on the one before. Milliseconds. */
const readDuration = 4_000;

/** Five failed requests of one page are one thing to say; after this time it was tried anew, and is told anew. Milliseconds. */
const sameDuration = 2_000;

/** So many errors stand at once: a further one takes the place of the first. */
const mostErrors = 3;

/** What can be taken back has to be read, thought over and reached. Milliseconds. */
export const actionDuration = 8_000;

const offered = new Map<string, string>();
let errors: readonly { readonly id: string; readonly text: string; readonly since: number }[] = [];
let count = 0;

type Toaster = Awaited<ReturnType<typeof loadToaster>>['toaster'];

/** Makes place for an error; false where it stands there already. */
function admitsError(toaster: Toaster, text: string, id: string): boolean {
  const since = Date.now();
  const standing = errors.filter((error) => toaster.isVisible(error.id));
  const same = standing.find((error) => error.text === text);
  if (same !== undefined && since - same.since < sameDuration) return false;
  const going = same ?? (standing.length < mostErrors ? undefined : standing[0]);
  if (going !== undefined) toaster.remove(going.id);
  errors = [...standing.filter((error) => error !== going), { id, text, since }];
  return true;
}

async function show(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  // The server leaves out what is not to be shown.
  if (text === '') return;
  toastNeeded.set(true);
  const { toaster } = await loadToaster();
  // The same text twice is one message, but what offers an act is one for each, as each act is another.
  const id = action || kind === 'error' ? `${text} ${++count}` : text;
  if (toaster.isVisible(id)) return;
  if (kind === 'error' && !admitsError(toaster, text, id)) return;
  if (action?.topic !== undefined) {
    const earlier = offered.get(action.topic);
    if (earlier !== undefined && toaster.isVisible(earlier)) toaster.remove(earlier);
    offered.set(action.topic, id);
  }
  toaster.create({
    id,
    type: kind,
    title: text,
    closable: true,
    ...durationOf(kind, action),
    ...(action ? { action: { label: action.label, onClick: action.onClick } } : {}),
  });
}

/** How long a message stays; what went wrong stays until it is closed, or left behind after it could be read. */
function durationOf(kind: ToastKind, action: ToastAction | undefined): { duration?: number } {
  if (kind === 'error') return { duration: Number.POSITIVE_INFINITY };
  if (kind === 'warning') return { duration: warningDuration };
  return action ? { duration: actionDuration } : {};
}

export const toast = {
  success: (text: string, action?: ToastAction) => void show('success', text, action),
  error: (text: string, action?: ToastAction) => void show('error', text, action),
  warning: (text: string, action?: ToastAction) => void show('warning', text, action),
  info: (text: string, action?: ToastAction) => void show('info', text, action),
  /** Closes the errors that could be read by now; called when the reader goes to another page. */
  leaveRead: () => {
    if (errors.length === 0) return;
    void loadToaster().then(({ toaster }) => {
      const now = Date.now();
      for (const { id, since } of errors)
        if (now - since >= readDuration && toaster.isVisible(id)) toaster.remove(id);
    });
  },
  /** Closes the errors that say these, as what they tell of has gone well since. */
  settle: (texts: ReadonlySet<string>) => {
    if (errors.every((error) => !texts.has(error.text))) return;
    void loadToaster().then(({ toaster }) => {
      for (const { id, text } of errors)
        if (texts.has(text) && toaster.isVisible(id)) toaster.remove(id);
    });
  },
  /** Closes every open message. */
  closeAll: () => {
    if (toastNeeded.get()) void loadToaster().then(({ toaster }) => toaster.remove());
  },
};
