/**
 * Whose notifications this browser gets: remembered over the end of a session by its age, so that they go on when
 * the same person signs in again, and forgotten by a sign-out, after which it may be somebody else's.
 */
const key = 'push.owner';

export function pushOwner(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be refused: then it is switched on again by hand.
    return null;
  }
}

export function setPushOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, userId);
  } catch {
    // See above.
  }
}
