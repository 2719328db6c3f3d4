import { browserNote, writeBrowserNote } from '../../../shared/kept/browser-note.ts';
import { openKept } from './kept-tasks.ts';
import { openOutbox } from './outbox.ts';

/** Whose work a phone keeps. */

const lastKey = 'phone.user';

/** Who worked here last: without network nobody else can be asked. */
export const lastUser = (): string | null => browserNote(lastKey);

/** Somebody works here who has nothing to pack: without network they are not taken for who worked here before. */
export const forgetLastUser = (): void => writeBrowserNote(lastKey, null);

/** Takes up what this person has left on this phone: their tasks, and what they have confirmed. */
export function openWork(userId: string): void {
  writeBrowserNote(lastKey, userId);
  openKept(userId);
  openOutbox(userId);
}
