/** Where a cell stands, such as `B7`. */

/** `B7` → 2. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26 || at > 2) break;
    column = column * 26 + letter;
  }
  return column;
}

/** `B7` → 7. */
export const rowOf = (reference: string): number => Number(/\d+$/.exec(reference)?.[0] ?? 0);
