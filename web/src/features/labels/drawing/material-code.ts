import type { SymbolDrawing } from './symbols.ts';

/**
 * Marks of packaging material: the number in the loop or the triangle, and its abbreviation below (Decision 97/129/EC,
 * annexes I to VII; the triangle after ASTM D7611).
 */

/** Strokes of signs in a box of 10 by 16. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 16 5 0 10 16M2 11H8',
  D: 'M0 0V16H4Q10 16 10 8T4 0Z',
  E: 'M10 0H0V16H10M0 8H8',
  H: 'M0 0V16M10 0V16M0 8H10',
  L: 'M0 0V16H10',
  P: 'M0 16V0H5.5Q10 0 10 4.5T5.5 9H0',
  T: 'M0 0H10M5 0V16',
  0: 'M5 0Q10 0 10 8T5 16Q0 16 0 8T5 0Z',
  1: 'M2 3.5 6 0V16',
  2: 'M0 4Q0 0 5 0T10 4.5Q10 7.5 6 10L0 16H10',
  4: 'M7.5 16V0L0 11H10',
  5: 'M9.5 0H1.5L.5 7Q2.5 5.5 5 5.5 10 5.5 10 10.5T5 16Q1 16 0 13',
};

const box = { width: 10, height: 16, gap: 6.5 } as const;

/** The strokes of one sign, moved and scaled: all commands of it are absolute. */
const placed = (path: string, x: number, y: number, scale: number): string => {
  // H and V have one coordinate of their own axis, all others pairs.
  let axis: 'x' | 'y' = 'x';
  let only: 'x' | 'y' | null = null;
  return path.replaceAll(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      only = part === 'H' ? 'x' : part === 'V' ? 'y' : null;
      axis = 'x';
      return part;
    }
    const along = only ?? axis;
    if (only === null) axis = axis === 'x' ? 'y' : 'x';
    const moved = Number(part) * scale + (along === 'x' ? x : y);
    return `${Math.round(moved * 100) / 100} `;
  });
};

/** A word in the middle of a symbol that is 100 wide. */
const word = (text: string, top: number, scale: number): string => {
  const width = (text.length * (box.width + box.gap) - box.gap) * scale;
  const begin = 50 - width / 2;
  return [...text]
    .map((sign, place) =>
      placed(strokes[sign] ?? '', begin + place * (box.width + box.gap) * scale, top, scale),
    )
    .join('');
};

/** A material by its number and abbreviation. */
export const materialCode = (number: string, abbreviation: string): SymbolDrawing => ({
  width: 100,
  height: 118,
  parts: [
    { path: 'M50 7 93 81.5H7Z', line: 6 },
    // Two digits leave less room between the sides.
    number.length > 1
      ? { path: word(number, 52, 1.25), line: 4.5 }
      : { path: word(number, 42, 1.6), line: 5 },
    { path: word(abbreviation, 97, 1.1), line: 3.6 },
  ],
});
