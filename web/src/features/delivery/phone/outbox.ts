import { browserNote, writeBrowserNote } from '../../../shared/kept/browser-note.ts';
import { randomKey } from '../../../shared/random-key.ts';
import { createStore } from '../../../shared/store.ts';
import { actionDuration } from '../../../shared/ui/toast.ts';

/**
 * What somebody has confirmed, on the phone or at a desk, and the server has not answered yet, in the order in
 * which they did it: it waits for the time to undo it, then for the network. Kept in this browser for each
 * person, so that it survives a reload, another page and a warehouse without network.
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

/** How long an act can be undone before it is sent, in ms: as long as the message that offers it stays. */
export const UNDO_MS = actionDuration;

const keyOf = (userId: string) => `phone.outbox.${userId}`;

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
  // Where nothing can be kept, what is done lasts until the page is closed.
  outbox.set({ userId, acts: parseActs(browserNote(keyOf(userId))), sending: null });
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
  writeBrowserNote(keyOf(userId), acts.length === 0 ? null : JSON.stringify(acts));
}

type NewAct = Pick<Act, 'step' | 'orderId' | 'orderNo'> & Partial<Pick<Act, 'shortage'>>;

/** What is confirmed at once can be undone at once; answers the ids. */
export function addActs(some: readonly NewAct[]): readonly string[] {
  const dueAt = Date.now() + UNDO_MS;
  const added = some.map(
    (act): Act => ({ shortage: null, ...act, id: randomKey(), dueAt, problem: null, faults: 0 }),
  );
  change((acts) => [...acts, ...added]);
  return added.map(({ id }) => id);
}

export const addAct = (act: NewAct): void => void addActs([act]);

/** Done, undone or read: they are not kept any more. */
const removeActs = (ids: ReadonlySet<string>): void =>
  change((acts) => acts.filter(({ id }) => !ids.has(id)));

export const removeAct = (id: string): void => removeActs(new Set([id]));

/** Takes acts back; answers how many are gone or on their way already. */
export function undoActs(ids: readonly string[]): number {
  const { acts, sending } = outbox.get();
  const known = new Set(ids);
  const undone = acts.filter(({ id }) => known.has(id) && id !== sending).map(({ id }) => id);
  removeActs(new Set(undone));
  return ids.length - undone.length;
}

/** Takes an act back; false when it is gone or on its way already. */
export const undoAct = (id: string): boolean => undoActs([id]) === 0;

/** They need not wait for the time to undo them. */
export const hurryActs = (): void =>
  change((acts) => acts.map((act) => ({ ...act, dueAt: Math.min(act.dueAt, Date.now()) })));

/** Those that the server has refused, which are told now and kept no more. */
export function takeRefused(): readonly Act[] {
  const refused = outbox.get().acts.filter(({ problem }) => problem !== null);
  if (refused.length > 0) removeActs(new Set(refused.map(({ id }) => id)));
  return refused;
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

/** The orders that a step here has taken out of the list that they were in, whatever the server still says. */
export const heldOrders = ({ acts }: Pick<Outbox, 'acts'>): ReadonlySet<string> =>
  new Set(acts.filter(({ shortage }) => shortage === null).map(({ orderId }) => orderId));
