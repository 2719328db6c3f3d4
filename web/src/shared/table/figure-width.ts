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

type Needs = {
  /** How many signs its longest figure has. */
  readonly signs: number;
  /** In px, what stands beside a figure. */
  readonly beside?: number;
};

/**
 * How wide a column of figures is: as it is drawn to be (`width`, in px, as which `written` stands in the style), and
 * where that has no room for the longest figure, as wide as this needs. One that has lost its last digits reads as a
 * smaller one.
 */
export const figureWidth = (
  width: number,
  { signs, beside = 0 }: Needs,
  written = `${width}px`,
): string =>
  signs * DIGIT + PADDING + beside <= width
    ? written
    : `max(${written}, calc(${signs}ch + ${PADDING + beside}px))`;
