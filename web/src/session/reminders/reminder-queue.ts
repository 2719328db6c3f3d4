import { useEffect, useSyncExternalStore } from 'react';
import { tabNote, writeTabNote } from '../../shared/kept/tab-notes.ts';
import { beginPage, hasBegun } from '../../shared/ui/begun.ts';
import { openDialogs } from '../../shared/ui/open-dialogs.ts';
import { isTyping, watchTyping } from '../../shared/ui/typing.ts';

/**
 * Dialogs that come without having been asked for. They wait in one line: at most one is shown, never over
 * another dialog or while the person is at a field, and after one was closed the next lets them work for a while.
 * What could come at any time comes with a page that is entered, before anything was begun there, or with the next one.
 */

/** In the order in which they go first. */
const order = [
  'linkPhone',
  'linkChat',
  'bindFirst',
  'rebind',
  'expiry',
  'storeManager',
  'managerPlugin',
  'softwareClosed',
] as const;

export type Reminder = (typeof order)[number];

/** Reminders of what nothing works without, or of what has just happened, do not wait for the pause. */
const atOnce: ReadonlySet<Reminder> = new Set([
  'linkPhone',
  'linkChat',
  'bindFirst',
  'rebind',
  'storeManager',
  'managerPlugin',
  'softwareClosed',
]);

/** What nothing has called for just now. */
const withPages: ReadonlySet<Reminder> = new Set([
  'linkPhone',
  'linkChat',
  'expiry',
  'storeManager',
]);

/** Between two reminders that nothing has called for, in ms. */
export const pause = 10 * 60 * 1000;

export interface Line {
  readonly waiting: ReadonlySet<Reminder>;
  readonly shown: Reminder | undefined;
  /** ms UTC. */
  readonly lastClosedAt: number | undefined;
}

/** Which reminder has its turn, where the person is not busy with something else. */
export function turnOf(
  { waiting, shown, lastClosedAt }: Line,
  { isBusy, isBegun }: { readonly isBusy: boolean; readonly isBegun: boolean },
  now: number,
): Reminder | undefined {
  if (shown !== undefined && waiting.has(shown)) return shown;
  if (isBusy) return undefined;
  const rests = lastClosedAt !== undefined && now - lastClosedAt < pause;
  return order.find(
    (reminder) =>
      waiting.has(reminder) &&
      (!rests || atOnce.has(reminder)) &&
      (!isBegun || !withPages.has(reminder)),
  );
}

const closedAtKey = 'reminderClosedAt';
const expiryKey = 'expiryReminderDismissed';
const dismissedKey = 'bindReminderDismissed';

/** When the last one was closed in this tab, so that the pause outlives a reload. */
const recallClosing = (): number | undefined => Number(tabNote(closedAtKey)) || undefined;

const keepClosing = (time: number | undefined): void =>
  writeTabNote(closedAtKey, time === undefined ? undefined : String(time));

/** Whether the reminder to bind has been closed since the sign-in; in this tab, over reloads. */
export const isBindReminderDismissed = (): boolean => tabNote(dismissedKey) !== undefined;
export const dismissBindReminder = (): void => writeTabNote(dismissedKey, 'yes');

/** Whether the reminder of expired shops has been closed since the sign-in; in this tab, over reloads. */
export const isExpiryDismissed = (): boolean => tabNote(expiryKey) !== undefined;
export const dismissExpiry = (): void => writeTabNote(expiryKey, 'yes');

let line: Line = { waiting: new Set(), shown: undefined, lastClosedAt: recallClosing() };
/** Whether something was begun on the page before the reminder that is shown. */
let wasBegun = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Gives the turn to whoever has it now, and looks again when the pause is over. */
function advance(): void {
  const now = Date.now();
  const isBusy = openDialogs.get() > 0 || isTyping();
  // Whoever has closed a reminder has begun nothing by that.
  if (line.shown !== undefined && !line.waiting.has(line.shown)) hasBegun.set(wasBegun);
  const next = turnOf(line, { isBusy, isBegun: hasBegun.get() }, now);
  if (next !== line.shown) {
    if (line.shown !== undefined) {
      line = { ...line, lastClosedAt: now };
      keepClosing(now);
    }
    line = { ...line, shown: next };
    wasBegun = hasBegun.get();
    for (const listener of [...listeners]) listener();
  }
  clearTimeout(timer);
  if (line.shown === undefined && line.waiting.size > 0 && line.lastClosedAt !== undefined) {
    const left = line.lastClosedAt + pause - now;
    if (left > 0) timer = setTimeout(advance, left);
  }
}

// A moment later: where one dialog takes the place of another there is none in between.
openDialogs.subscribe(() => queueMicrotask(advance));
hasBegun.subscribe(() => hasBegun.get() || queueMicrotask(advance));

let isWatching = false;

function wish(reminder: Reminder, isWanted: boolean): void {
  // Not when the module is read: pages are drawn where there is no window.
  if (!isWatching) watchTyping(advance);
  isWatching = true;
  if (line.waiting.has(reminder) === isWanted) return;
  const waiting = new Set(line.waiting);
  if (isWanted) waiting.add(reminder);
  else waiting.delete(reminder);
  line = { ...line, waiting };
  advance();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Stands in the line while `isWanted`; true when the reminder's dialog is to be drawn. */
export function useReminderTurn(reminder: Reminder, isWanted: boolean): boolean {
  useEffect(() => {
    wish(reminder, isWanted);
    return () => wish(reminder, false);
  }, [reminder, isWanted]);
  const shown = useSyncExternalStore(subscribe, () => line.shown);
  return isWanted && shown === reminder;
}

/** Forgets who was shown when; a new session begins with an empty line. */
export function resetReminders(): void {
  clearTimeout(timer);
  keepClosing(undefined);
  writeTabNote(dismissedKey, undefined);
  writeTabNote(expiryKey, undefined);
  beginPage();
  line = { waiting: new Set(), shown: undefined, lastClosedAt: undefined };
}
