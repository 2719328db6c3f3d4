/** The padding of a cell, on both sides. */
const PADDING = 16;
/** A digit, as most fonts have it. */
const DIGIT = 8;

/** The longest of the figures that these numbers are written as: the least or the largest of them. */
export const longestFigure = (
  numbers: readonly (number | null | undefined)[],
  text: (value: number) => string,
): number => {
  let least = 0;
  let largest = 0;
  for (const value of numbers) {
    if (value == null) continue;
    if (value < least) least = value;
    if (value > largest) largest = value;
  }
  return Math.max(text(least).length, text(largest).length);
};

export type Needs = {
  /** How many signs its longest figure has. */
  readonly signs: number;
  /** In px, what stands beside a figure. */
  readonly beside?: number;
};

/** Chinese, Japanese and Korean signs are square. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** The small letters of the second line of a cell, in px and as a part of the usual ones. */
const SMALL = 12;
const SMALL_PART = SMALL / 14;

/** What a small line of words and figures needs. */
export const smallLineNeeds = (text: string): Needs => {
  const squares = text.match(SQUARE)?.length ?? 0;
  return { signs: Math.ceil((text.length - squares) * SMALL_PART), beside: squares * SMALL };
};

const roomOf = ({ signs, beside = 0 }: Needs): number => signs * DIGIT + PADDING + beside;

/** Of what stands in lines of one cell, what needs most. */
export const mostNeeds = (first: Needs, ...rest: readonly Needs[]): Needs =>
  rest.reduce((most, needs) => (roomOf(needs) > roomOf(most) ? needs : most), first);

/**
 * How wide a column of figures is: as it is drawn to be (`width`, in px, as which `written` stands in the style), and
 * where that has no room for the longest figure, as wide as this needs. One that has lost its last digits reads as a
 * smaller one.
 */
export const figureWidth = (width: number, needs: Needs, written = `${width}px`): string =>
  roomOf(needs) <= width
    ? written
    : `max(${written}, calc(${needs.signs}ch + ${PADDING + (needs.beside ?? 0)}px))`;
