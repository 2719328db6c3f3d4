import { createStore } from '../../../shared/store.ts';
import { openKept } from './kept-tasks.ts';

/**
 * What somebody has confirmed on the phone and the server has not answered yet, in the order in which they
 * did it: it waits for the time to undo it, then for the network. Kept in this browser for each person, so
 * that it survives a reload and a warehouse without network.
 */

/** Steps move an order on; the last two tell of pieces that are missing, or are there after all. */
export type ActKind = 'pack' | 'ship' | 'store' | 'short' | 'found';

/** Pieces of a SKU that are missing; none once they were found. */
export interface Shortage {
  readonly skuId: string;
  /** The seller's own code, by which people know it. */
  readonly code: string;
  readonly missing: number;
  readonly note: string;
}

export interface Act {
  /** Also its idempotency key: however often it is sent, it is done once. */
  readonly id: string;
  readonly step: ActKind;
  /** What `short` and `found` are about; null for a step. */
  readonly shortage: Shortage | null;
  readonly orderId: string;
  readonly orderNo: string;
  /** Not sent before, ms UTC. */
  readonly dueAt: number;
  /** Why the server refused it, in words; it is not sent again. */
  readonly problem: string | null;
  /** How often the server has failed over it, though it was there. */
  readonly faults: number;
}

export interface Outbox {
  /** Null until it is known who works here. */
  readonly userId: string | null;
  readonly acts: readonly Act[];
  /** The act that is under way, which nobody can take back. */
  readonly sending: string | null;
}

/** After so many faults an act is set aside, so that it holds up no other for ever. */
export const MOST_FAULTS = 5;

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

/** Somebody works here who has nothing to pack: without network they are not taken for who worked here before. */
export function forgetLastUser(): void {
  try {
    localStorage.removeItem(lastKey);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

const steps: readonly unknown[] = ['pack', 'ship', 'store'] satisfies ActKind[];
const ofPieces: readonly unknown[] = ['short', 'found'] satisfies ActKind[];

const isShortage = (value: unknown): value is Shortage => {
  if (typeof value !== 'object' || value === null) return false;
  const { skuId, code, missing, note }: Partial<Record<keyof Shortage, unknown>> = value;
  return (
    [skuId, code, note].every((text) => typeof text === 'string') && typeof missing === 'number'
  );
};

const isAct = (value: unknown): value is Act => {
  if (typeof value !== 'object' || value === null) return false;
  const one: Partial<Record<keyof Act, unknown>> = value;
  return (
    [one.id, one.orderId, one.orderNo].every((text) => typeof text === 'string') &&
    (one.shortage === null ? steps.includes(one.step) : ofPieces.includes(one.step)) &&
    (one.shortage === null || isShortage(one.shortage)) &&
    [one.dueAt, one.faults].every((number) => typeof number === 'number') &&
    (one.problem === null || typeof one.problem === 'string')
  );
};

/** What an earlier version has kept has neither faults nor shortages. */
const completed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { shortage: null, faults: 0, ...value } : value;

/** Reads what was kept; what nobody here wrote is left out. */
export function parseActs(stored: string | null): readonly Act[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.map(completed).filter(isAct) : [];
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
  // The tasks are this person's, too.
  openKept(userId);
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

export function addAct(
  act: Pick<Act, 'step' | 'orderId' | 'orderNo'> & Partial<Pick<Act, 'shortage'>>,
): void {
  const added = { shortage: null, ...act, id: newKey(), dueAt: Date.now() + UNDO_MS };
  change((acts) => [...acts, { ...added, problem: null, faults: 0 }]);
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

export const noteFault = (id: string): void =>
  change((acts) => acts.map((act) => (act.id === id ? { ...act, faults: act.faults + 1 } : act)));

/** The person wants to have it tried again. */
export const retryAct = (id: string): void =>
  change((acts) => acts.map((act) => (act.id === id ? { ...act, faults: 0 } : act)));

export const noteSending = (sending: string | null): void =>
  outbox.set((current) => ({ ...current, sending }));

/** Those that still are to be sent. */
export const waitingActs = ({ acts }: Pick<Outbox, 'acts'>): readonly Act[] =>
  acts.filter(({ problem, faults }) => problem === null && faults < MOST_FAULTS);

/** Those over which the server has failed too often: the person says what becomes of them. */
export const setAsideActs = ({ acts }: Pick<Outbox, 'acts'>): readonly Act[] =>
  acts.filter(({ problem, faults }) => problem === null && faults >= MOST_FAULTS);

/** Whether an act waits for one before it of the same order that is set aside: they keep their order. */
export function isHeldUp(act: Act, { acts }: Pick<Outbox, 'acts'>): boolean {
  const before = acts.slice(0, acts.indexOf(act));
  return setAsideActs({ acts: before }).some(({ orderId }) => orderId === act.orderId);
}

/** Whether it takes its order out of the list that it is in. */
export const isStep = ({ shortage }: Pick<Act, 'shortage'>): boolean => shortage === null;
