/**
 * Small things that this browser remembers of a person, such as a hint that was put off: one key a
 * person in the local storage. They end when the server says that the session is over.
 */
const prefix = 'user.';

type Notes = Readonly<Record<string, string>>;

function read(userId: string): Notes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + userId) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  } catch {
    // Storage may be refused, or hold what nobody here wrote: then nothing is remembered.
    return {};
  }
}

export const noteOf = (userId: string, name: string): string | undefined => read(userId)[name];

export function writeNote(userId: string, name: string, value: string): void {
  try {
    localStorage.setItem(prefix + userId, JSON.stringify({ ...read(userId), [name]: value }));
  } catch {
    // Storage may be refused; the note then is not kept.
  }
}

/** Forgets everybody's notes: whose session has ended is not known any more. */
export function forgetNotes(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage may be refused; there is nothing to forget then.
  }
}
