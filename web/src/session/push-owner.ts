import { browserNote, writeBrowserNote } from '../shared/kept/browser-note.ts';

/**
 * Whose notifications this browser gets: remembered over the end of a session by its age, so that they go on when
 * the same person signs in again, and forgotten by a sign-out, after which it may be somebody else's.
 */
const key = 'push.owner';

/** Where nothing is remembered, it is switched on again by hand. */
export const pushOwner = (): string | null => browserNote(key);

export const setPushOwner = (userId: string | null): void => writeBrowserNote(key, userId);
