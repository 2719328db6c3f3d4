/**
 * Which share of a whole a part is, 0 to 1; null where it is no part of it: where returns outweigh, of the part or of the
 * whole, and where those of others leave a whole that is smaller than the part.
 */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 && part >= 0 && part <= whole ? part / whole : null;
