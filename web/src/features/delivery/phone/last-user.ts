import { openKept } from './kept-tasks.ts';
import { openOutbox } from './outbox.ts';

/** Whose work a phone keeps. */

const lastKey = 'phone.user';

/** Who worked here last: without network nobody else can be asked. */
export function lastUser(): string | null {
  try {
    return localStorage.getItem(lastKey);
  } catch {
    return null;
  }
}

/** Somebody works here who has nothing to pack: without network they are not taken for who worked here before. */
export function forgetLastUser(): void {
  try {
    localStorage.removeItem(lastKey);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

/** Takes up what this person has left on this phone: their tasks, and what they have confirmed. */
export function openWork(userId: string): void {
  try {
    localStorage.setItem(lastKey, userId);
  } catch {
    // See above.
  }
  openKept(userId);
  openOutbox(userId);
}
