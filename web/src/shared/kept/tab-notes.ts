/**
 * What the page remembers for the life of its tab. Storage may be refused: it then remembers nothing, and
 * goes on.
 */

export function tabNote(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined forgets it. */
export function writeTabNote(name: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // See above.
  }
}
