import { isRecord } from '../../shared/is-record.ts';
import { noteOf, putNotes } from '../../shared/kept/user-notes.ts';

/** What this browser knows of the copies of a person's notes that their account has. */
type Copies = {
  /** Notes that were changed here and that the account does not have yet, by name. */
  readonly unsent: readonly string[];
  /** When the account's copy was written that is known here, in ms by the clock of the server; 0 where it has none. */
  readonly times: Readonly<Record<string, number>>;
};

/** Kept as a note among them: what forgets them, or has no place to keep them, does the same with it. */
const NOTE = 'copies';

export function copiesOf(userId: string): Copies {
  try {
    const written: unknown = JSON.parse(noteOf(userId, NOTE) ?? '{}');
    if (!isRecord(written)) return { unsent: [], times: {} };
    const { unsent, times } = written;
    return {
      unsent: Array.isArray(unsent) ? unsent.filter((name) => typeof name === 'string') : [],
      times: Object.fromEntries(
        Object.entries(isRecord(times) ? times : {}).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      ),
    };
  } catch {
    // What nobody here wrote: then nothing is known of the account.
    return { unsent: [], times: {} };
  }
}

/** Keeps what is known, with the notes that have come of it. */
export const putCopies = (
  userId: string,
  copies: Copies,
  notes: Readonly<Record<string, string>> = {},
): void => putNotes(userId, { ...notes, [NOTE]: JSON.stringify(copies) });

/** A note was changed here. */
export function markUnsent(userId: string, name: string): void {
  const { unsent, times } = copiesOf(userId);
  if (!unsent.includes(name)) putCopies(userId, { unsent: [...unsent, name], times });
}
