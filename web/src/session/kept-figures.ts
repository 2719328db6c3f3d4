import { writeBrowserNote } from '../shared/kept/browser-note.ts';

/**
 * Where the phone keeps the figures that were looked at last, to show them without network: those of one person at
 * a time. Every sign-in and every end of a session empties it, on whatever page that happens.
 */
const prefix = 'phone.today.';

const keysOf = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** What was kept last, and of whom; null where nothing is. */
export function readKeptFigures(): { readonly userId: string; readonly text: string } | null {
  try {
    const [key] = keysOf(localStorage);
    const text = key === undefined ? null : localStorage.getItem(key);
    return key === undefined || text === null ? null : { userId: key.slice(prefix.length), text };
  } catch {
    return null;
  }
}

export const writeKeptFigures = (userId: string, text: string): void =>
  writeBrowserNote(prefix + userId, text);

/** Forgets everybody's, or everybody's but those of whoever is here. */
export function forgetKeptFigures(exceptOf?: string): void {
  try {
    for (const key of keysOf(localStorage))
      if (exceptOf === undefined || key !== prefix + exceptOf) localStorage.removeItem(key);
  } catch {
    // Storage may be refused; nothing is kept then.
  }
}
