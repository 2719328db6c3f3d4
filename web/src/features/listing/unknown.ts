/** The unknown words that are still in a text, in the order in which they stand there. */
export const unknownIn = (text: string, unknown: readonly string[]): string[] =>
  unknown
    .map((word) => ({ word, at: text.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ word }) => word);
