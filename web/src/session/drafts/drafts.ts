/**
 * What was typed and is not saved yet: in this browser alone, by person and by what is edited, so that a reload or a
 * crash takes nothing away. It ends when it is saved or thrown away, when its person signs out, when somebody else
 * signs in, and by its age.
 */
const prefix = 'draft.';

/** Whose drafts those are that are made without an account. */
export const visitorOwner = 'visitor';

/** In characters: the storage of a site holds some five million for everything. */
export const longestDraft = 1_000_000;
export const mostDrafts = 20;
export const oldestDraft = 7 * 24 * 3_600_000;

export interface Draft {
  /** When it was typed last, ms UTC. */
  readonly at: number;
  /** What it was made from: a version, or whatever else is another when the server's content is. */
  readonly base: string;
  readonly value: unknown;
}

const keyOf = (owner: string, what: string) => `${prefix}${owner}.${what}`;

function read(key: string): Draft | null {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('at' in stored && 'base' in stored && 'value' in stored)) return null;
  const { at, base, value } = stored;
  if (typeof at !== 'number' || typeof base !== 'string') return null;
  return Date.now() - at <= oldestDraft ? { at, base, value } : null;
}

/** Null where there is none, where it is too old, and where the storage is refused. */
export function readDraft(owner: string, what: string): Draft | null {
  try {
    return read(keyOf(owner, what));
  } catch {
    return null;
  }
}

/** The keys of all drafts that can be used, the oldest first; what else there is goes. */
function usable(): string[] {
  const found: { key: string; at: number }[] = [];
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    let draft: Draft | null = null;
    try {
      draft = read(key);
    } catch {
      // Nobody here wrote it: it is none.
    }
    if (draft === null) localStorage.removeItem(key);
    else found.push({ key, at: draft.at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ key }) => key);
}

/** Whether it is kept now: the storage may be refused or full, and the draft may be too long. */
export function writeDraft(owner: string, what: string, draft: Omit<Draft, 'at'>): boolean {
  const text = JSON.stringify({ at: Date.now(), base: draft.base, value: draft.value });
  const key = keyOf(owner, what);
  try {
    if (text.length > longestDraft) return false;
    if (localStorage.getItem(key) === null) {
      const keys = usable();
      for (const old of keys.slice(0, Math.max(0, keys.length - mostDrafts + 1)))
        localStorage.removeItem(old);
    }
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(owner: string, what: string): void {
  try {
    localStorage.removeItem(keyOf(owner, what));
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
