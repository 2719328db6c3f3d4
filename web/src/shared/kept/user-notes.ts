/**
 * Small things that this browser remembers of a person, such as a hint that was put off: one key a
 * person in the local storage. They end when the server says that the session is over. What was chosen of the
 * looks goes along with the account as well (session/notes).
 */
const prefix = 'user.';

type Notes = Readonly<Record<string, string>>;

/** What the storage has refused: it holds in this window alone. */
const unkept = new Map<string, Notes>();

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** Hears of every note that is written or forgotten, in whichever window of this browser. */
export function onNotes(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

type Writer = (userId: string, name: string) => void;
const writers = new Set<Writer>();

/** Hears of what is written in this window, and not of what is put beside it. */
export function onNoteWritten(writer: Writer): () => void {
  writers.add(writer);
  return () => {
    writers.delete(writer);
  };
}

/** All that is remembered of a person, by name. */
export const notesOf = (userId: string): Notes => ({ ...stored(userId), ...unkept.get(userId) });

function stored(userId: string): Notes {
  try {
    const written: unknown = JSON.parse(localStorage.getItem(prefix + userId) ?? '{}');
    if (typeof written !== 'object' || written === null) return {};
    return Object.fromEntries(
      Object.entries(written).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  } catch {
    // Storage may be refused, or hold what nobody here wrote: then nothing is remembered.
    return {};
  }
}

export const noteOf = (userId: string, name: string): string | undefined => notesOf(userId)[name];

/** Remembers what comes from elsewhere, all of it at once. */
export function putNotes(userId: string, notes: Notes): void {
  try {
    localStorage.setItem(prefix + userId, JSON.stringify({ ...notesOf(userId), ...notes }));
  } catch {
    unkept.set(userId, { ...unkept.get(userId), ...notes });
  }
  tell();
}

export function writeNote(userId: string, name: string, value: string): void {
  putNotes(userId, { [name]: value });
  for (const writer of [...writers]) writer(userId, name);
}

/** Forgets everybody's notes: whose session has ended is not known any more. */
export function forgetNotes(): void {
  unkept.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage may be refused; there is nothing to forget then.
  }
  tell();
}
