import { client } from '../../graphql/client.ts';
import { pauseAfter } from '../../shared/connection/retry.ts';
import { isWithoutAnswer } from '../../shared/errors/refusal.ts';
import { notesOf, onNoteWritten } from '../../shared/kept/user-notes.ts';
import { copiesOf, markUnsent, putCopies } from './copies.ts';
import { SaveUserNotesDocument, type SaveUserNotesMutation } from './SaveUserNotes.generated.ts';
import { isTold } from './take-notes.ts';
import { fits, travels } from './travelling.ts';

/** A person who tries several looks one after another writes once, in ms. */
const PAUSE_MS = 1_000;
/** What an earlier page has left waits until this one stands, in ms. */
const START_MS = 5_000;
/** A session that ends waits no longer for it, in ms. */
const LAST_MS = 2_000;
/** As many go in one call. */
const MOST = 50;

type Note = { readonly name: string; readonly value: string };
type Answer = SaveUserNotesMutation['saveUserNotes'];

function unsentOf(userId: string): readonly Note[] {
  const here = notesOf(userId);
  return copiesOf(userId)
    .unsent.flatMap((name) => {
      const value = here[name];
      return value !== undefined && fits(value) ? [{ name, value }] : [];
    })
    .slice(0, MOST);
}

/** The account has them now: they are as sent, unless they were changed again meanwhile. */
function noteSent(userId: string, sent: readonly Note[], kept: Answer['notes']): void {
  const here = notesOf(userId);
  const copies = copiesOf(userId);
  const done = new Set<string>();
  const times = { ...copies.times };
  for (const { name, value } of sent) {
    // Who was signed out meanwhile is forgotten here.
    if (here[name] === undefined) continue;
    const changedAt = kept?.find((one) => one.name === name)?.changedAt;
    times[name] = changedAt === undefined ? 0 : Date.parse(changedAt);
    if (here[name] === value) done.add(name);
  }
  if (done.size === 0) return;
  putCopies(userId, { unsent: copies.unsent.filter((name) => !done.has(name)), times });
}

/** Refused for what they are: no second try changes that, and they stay in this browser. */
const isRefusedForGood = ({ errors }: Answer): boolean =>
  errors.some(({ code }) => code === 'TOO_MANY_NOTES' || code === 'INVALID_INPUT');

/** Sends at once what waits; set by whoever follows what a person changes. */
let sendWaiting: (() => Promise<void>) | undefined;

/**
 * Sends what the person who signs out has chosen last, as long as the session lasts: afterwards nobody could. It never
 * fails, and is short; what it has no time for stays in this browser, for the next session of this person.
 */
export async function sendLastNotes(): Promise<void> {
  const sending = sendWaiting?.().catch(() => {});
  if (sending === undefined) return;
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, LAST_MS);
  await Promise.race([sending, over.promise]);
  clearTimeout(timer);
}

/** Marks what its person changes, and sends it to their account; the answer ends it. */
export function sendNotesOf(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isOver = false;

  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), pause);
  };

  /** Whether there is a point in going on at once. */
  async function sendOnce(notes: readonly Note[]): Promise<boolean> {
    const { data } = await client.mutate({
      mutation: SaveUserNotesDocument,
      variables: { notes: [...notes] },
      // Nobody waits for it; it reaches the server even if the page is left.
      context: { quiet: true, fetchOptions: { keepalive: true } },
    });
    const answer = data?.saveUserNotes;
    if (answer === undefined) return false;
    const isKept = answer.notes !== null;
    if (isKept || isRefusedForGood(answer)) noteSent(userId, notes, answer.notes);
    return isKept;
  }

  async function sendAll(): Promise<void> {
    for (let tries = 0; !isOver; ) {
      const notes = unsentOf(userId);
      if (notes.length === 0) return;
      try {
        if (!(await sendOnce(notes))) return;
        tries = 0;
      } catch (error) {
        // What the server answers otherwise is tried again with the next change, or by the next page.
        if (!isWithoutAnswer(error)) return;
        tries += 1;
        await pauseAfter(tries);
      }
    }
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isOver || !isTold(userId)) return;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  /** Also of a page that is left, once. */
  async function sendLast(): Promise<void> {
    await send();
    const notes = unsentOf(userId);
    if (isOver && notes.length > 0 && isTold(userId)) await sendOnce(notes);
  }

  const stopHearing = onNoteWritten((of, name) => {
    if (of !== userId || !travels(name)) return;
    markUnsent(userId, name);
    later(PAUSE_MS);
  });
  // What waits must not wait for a page that may not come back.
  const leave = () => {
    if (timer !== undefined) void send();
  };
  const hide = () => {
    if (document.hidden) leave();
  };
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  sendWaiting = sendLast;
  if (unsentOf(userId).length > 0) later(START_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', leave);
  };
}
