import { tabNote, writeTabNote } from '../../shared/kept/tab-notes.ts';
import { randomKey } from '../../shared/random-key.ts';

/**
 * What was typed and is not saved yet: in this browser alone, by person, by what is edited and by window, so that a
 * reload or a crash takes nothing away, and no window writes over what was typed in another. It ends when it is saved or thrown away, when its person signs out, when somebody else
 * signs in, and by its age.
 */
const prefix = 'draft.';

/** Whose drafts those are that are made without an account. */
export const visitorOwner = 'visitor';

/** In characters: the storage of a site holds some five million for everything. */
export const longestDraft = 1_000_000;
export const mostDrafts = 20;
export const oldestDraft = 7 * 24 * 3_600_000;

interface Kept {
  /** When it was typed last, ms UTC. */
  readonly at: number;
  /** What it was made from: a version, or whatever else is another when the server's content is. */
  readonly base: string;
  readonly value: unknown;
  /** The window in which it was typed; '' in those of before windows were told apart. */
  readonly window: string;
  /** That window is gone, so that another may go on with it. */
  readonly isLeft: boolean;
}

export interface StoredDraft<T = unknown> {
  readonly key: string;
  readonly at: number;
  readonly base: string;
  readonly value: T;
  /** Another window is in the midst of it, or has crashed. */
  readonly isElsewhere: boolean;
}

/** Its name outlives a reload, and is not copied with the notes of a tab that is duplicated. */
const note = 'drafts.window';
const here = tabNote(note) ?? randomKey();
writeTabNote(note, undefined);
/** The drafts that this window writes. */
const held = new Set<string>();

const startOf = (owner: string, what: string) => `${prefix}${owner}.${what}`;

function read(key: string): Kept | null {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('at' in stored && 'base' in stored && 'value' in stored)) return null;
  const { at, base, value } = stored;
  if (typeof at !== 'number' || typeof base !== 'string') return null;
  if (Date.now() - at > oldestDraft) return null;
  const window = 'window' in stored && typeof stored.window === 'string' ? stored.window : '';
  return { at, base, value, window, isLeft: 'isLeft' in stored && stored.isLeft === true };
}

/** Null where there is none that can be used, and where the storage is refused. */
function readSafely(key: string): Kept | null {
  try {
    return read(key);
  } catch {
    return null;
  }
}

const write = (key: string, record: Kept): void =>
  localStorage.setItem(key, JSON.stringify(record));

/** Says of this window's drafts whether they may be gone on with elsewhere. */
function setLeft(isLeft: boolean): void {
  for (const key of held) {
    const record = readSafely(key);
    if (record?.window !== here) continue;
    try {
      write(key, { ...record, isLeft });
    } catch {
      // It is offered elsewhere, then, and not taken.
    }
  }
}
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    writeTabNote(note, here);
    setLeft(true);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    writeTabNote(note, undefined);
    setLeft(false);
  });
}

/** This window's first, then those of windows that are gone, then those of others; of each the newest first. */
export function findDrafts(owner: string, what: string): StoredDraft[] {
  const start = startOf(owner, what);
  const rank = ({ window, isLeft }: Kept) =>
    window === here ? 0 : isLeft || window === '' ? 1 : 2;
  try {
    return Object.keys(localStorage)
      .filter((key) => key === start || key.startsWith(`${start}#`))
      .flatMap((key) => {
        const record = readSafely(key);
        return record === null ? [] : [{ ...record, key, rank: rank(record) }];
      })
      .sort((a, b) => a.rank - b.rank || b.at - a.at)
      .map(({ key, at, base, value, rank }) => ({ key, at, base, value, isElsewhere: rank === 2 }));
  } catch {
    return [];
  }
}

/** From now on it is this window's. */
export function claimDraft(key: string): void {
  const record = readSafely(key);
  if (record === null) return;
  held.add(key);
  try {
    write(key, { ...record, window: here, isLeft: false });
  } catch {
    // Another window may take it too.
  }
}

/** The keys of all drafts that can be used, the oldest first; what else there is goes. */
function usable(): string[] {
  const found: { key: string; at: number }[] = [];
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const draft = readSafely(key);
    if (draft === null) localStorage.removeItem(key);
    else found.push({ key, at: draft.at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ key }) => key);
}

/**
 * Where it is kept: at the key of before, unless that is another window's by now. Null where it is not, as the storage
 * may be refused or full, and the draft may be too long.
 */
export function writeDraft(
  owner: string,
  what: string,
  { base, value }: Pick<Kept, 'base' | 'value'>,
  before: string | null = null,
): string | null {
  const record: Kept = { at: Date.now(), base, value, window: here, isLeft: false };
  const isOurs = before !== null && (readSafely(before)?.window ?? here) === here;
  const key = isOurs ? before : `${startOf(owner, what)}#${randomKey()}`;
  try {
    if (JSON.stringify(record).length > longestDraft) return null;
    if (localStorage.getItem(key) === null) {
      const keys = usable();
      for (const old of keys.slice(0, Math.max(0, keys.length - mostDrafts + 1)))
        localStorage.removeItem(old);
    }
    write(key, record);
    held.add(key);
    return key;
  } catch {
    return null;
  }
}

/** Forgets it, or only as it was at a moment. */
export function forgetDraft(key: string, at: number | undefined = undefined): void {
  try {
    if (at !== undefined && readSafely(key)?.at !== at) return;
    localStorage.removeItem(key);
    held.delete(key);
  } catch {
    // Storage may be refused; there is nothing to forget then.
  }
}

/** Forgets everybody's but those of one person and those that were made without an account. */
export function forgetDraftsOfOthers(owner: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = [owner, visitorOwner].some((one) => key.startsWith(`${prefix}${one}.`));
      if (key.startsWith(prefix) && !isKept) localStorage.removeItem(key);
    }
  } catch {
    // See above.
  }
}

/** Forgets all: after a sign-out the browser may be somebody else's. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
