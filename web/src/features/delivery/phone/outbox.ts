import { createStore } from '../../../shared/store.ts';

/**
 * What somebody has confirmed on the phone and the server has not answered yet, in the order in which they
 * did it: it waits for the time to undo it, then for the network. Kept in this browser for each person, so
 * that it survives a reload and a warehouse without network.
 */

export interface Act {
  /** Also its idempotency key: however often it is sent, it is done once. */
  readonly id: string;
  readonly step: 'pack' | 'ship';
  readonly orderId: string;
  readonly orderNo: string;
  /** Not sent before, ms UTC. */
  readonly dueAt: number;
  /** Why the server refused it, in words; it is not sent again. */
  readonly problem: string | null;
}

export interface Outbox {
  /** Null until it is known who works here. */
  readonly userId: string | null;
  readonly acts: readonly Act[];
  /** The act that is under way, which nobody can take back. */
  readonly sending: string | null;
}

export const outbox = createStore<Outbox>({ userId: null, acts: [], sending: null });

/** How long an act can be undone before it is sent, in ms. */
export const UNDO_MS = 8_000;

const lastKey = 'phone.user';
const keyOf = (userId: string) => `phone.outbox.${userId}`;

/** Who worked here last: without network nobody else can be asked. */
export function lastUser(): string | null {
  try {
    return localStorage.getItem(lastKey);
  } catch {
    return null;
  }
}

const isAct = (value: unknown): value is Act => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, step, orderId, orderNo, dueAt, problem }: Partial<Record<keyof Act, unknown>> = value;
  return (
    [id, orderId, orderNo].every((text) => typeof text === 'string') &&
    (step === 'pack' || step === 'ship') &&
    typeof dueAt === 'number' &&
    (problem === null || typeof problem === 'string')
  );
};

/** Reads what was kept; what nobody here wrote is left out. */
export function parseActs(stored: string | null): readonly Act[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isAct) : [];
  } catch {
    return [];
  }
}

export function openOutbox(userId: string): void {
  if (outbox.get().userId === userId) return;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(keyOf(userId));
    localStorage.setItem(lastKey, userId);
  } catch {
    // Storage may be refused; what is done then lasts until the page is closed.
  }
  outbox.set({ userId, acts: parseActs(stored), sending: null });
}

if (typeof window !== 'undefined') {
  // Another window of the same person has done something: an old list here would undo it.
  window.addEventListener('storage', ({ key, newValue }) => {
    const { userId } = outbox.get();
    if (userId !== null && key === keyOf(userId))
      outbox.set((current) => ({ ...current, acts: parseActs(newValue) }));
  });
}

function change(next: (acts: readonly Act[]) => readonly Act[]): void {
  outbox.set((current) => ({ ...current, acts: next(current.acts) }));
  const { userId, acts } = outbox.get();
  if (userId === null) return;
  try {
    if (acts.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(acts));
  } catch {
    // See above.
  }
}

/** `crypto.randomUUID` is missing where the page came without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

export function addAct(act: Pick<Act, 'step' | 'orderId' | 'orderNo'>): void {
  const added = { ...act, id: newKey(), dueAt: Date.now() + UNDO_MS, problem: null };
  change((acts) => [...acts, added]);
}

/** Done, undone or read: it is not kept any more. */
export const removeAct = (id: string): void =>
  change((acts) => acts.filter((act) => act.id !== id));

/** Takes an act back; false when it is on its way already. */
export function undoAct(id: string): boolean {
  if (outbox.get().sending === id) return false;
  removeAct(id);
  return true;
}

export const refuseAct = (id: string, problem: string): void =>
  change((acts) => acts.map((act) => (act.id === id ? { ...act, problem } : act)));

export const noteSending = (sending: string | null): void =>
  outbox.set((current) => ({ ...current, sending }));

/** Those that still are to be sent. */
export const waitingActs = ({ acts }: Outbox): readonly Act[] =>
  acts.filter(({ problem }) => problem === null);
