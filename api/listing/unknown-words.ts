/** Letters and digits of the other scripts separate their words; Chinese does not. */
const isHan = /^\p{Script=Han}/u;
const boundary = '[\\p{L}\\p{N}]';

function stands(word: string, text: string): boolean {
  if (isHan.test(word)) return text.includes(word);
  const literal = word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return new RegExp(`(?<!${boundary})${literal}(?!${boundary})`, 'u').test(text);
}

/** The words that still stand in one of the texts. */
export const stillIn = (words: readonly string[], texts: readonly string[]): string[] =>
  words.filter((word) => texts.some((text) => stands(word, text)));
