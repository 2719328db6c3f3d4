/** As many addresses as are collected at once. */
export const MOST_LINES = 20;

/** The lines of a text that say something, each once, in their order. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
