/** Letters and digits of the other scripts separate their words; Chinese does not. */
const isHan = /^\p{Script=Han}/u;

/** Where a word stands in a text; -1 where it does not. */
export function placeOf(word: string, text: string): number {
  if (isHan.test(word)) return text.indexOf(word);
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u'));
}

/** The unknown words that are still in a text, in the order in which they stand there. */
export const unknownIn = (text: string, unknown: readonly string[]): string[] =>
  unknown
    .map((word) => ({ word, at: placeOf(word, text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ word }) => word);
