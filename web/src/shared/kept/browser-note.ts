/** What this browser remembers by name. Storage may be refused: it then remembers nothing, and the page goes on. */

export function browserNote(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeBrowserNote(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // See above.
  }
}
