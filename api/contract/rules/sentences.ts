/** Sentences with `{name}` in place of what is known only when they are said. */

/** What stands in the places of a sentence. */
export type SentenceValues = Readonly<Record<string, string | number>>;

const blank = /\{(\w+)\}/g;

/** The sentence with its values. */
export const sentence = (text: string, values: SentenceValues): string =>
  text.replace(blank, (_, name: string) => String(values[name] ?? ''));

/** The names of the values of a sentence. */
export const blanksOf = (text: string): string[] =>
  [...text.matchAll(blank)].map(([, name = '']) => name);

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands in the places of the sentence where it is the one that is said; undefined where it is another. */
export function valuesIn(text: string, said: string): Readonly<Record<string, string>> | undefined {
  if (text === said) return {};
  if (!text.includes('{')) return undefined;
  // What was read of a file, which stands in quotes, may be empty.
  const places = text.split(/(“\{\w+\}”|\{\w+\})/).map((part) => {
    if (part.startsWith('“{')) return '“(.*)”';
    return part.startsWith('{') ? '(.+)' : literal(part);
  });
  const found = new RegExp(`^${places.join('')}$`, 'su').exec(said);
  if (found === null) return undefined;
  return Object.fromEntries(blanksOf(text).map((name, place) => [name, found[place + 1] ?? '']));
}

/** Which of the sentences is said, with its values. */
export function sentenceSaid(
  sentences: Readonly<Record<string, string>>,
  said: string,
): { readonly name: string; readonly values: Readonly<Record<string, string>> } | undefined {
  for (const [name, text] of Object.entries(sentences)) {
    const values = valuesIn(text, said);
    if (values !== undefined) return { name, values };
  }
  return undefined;
}

/** The separators between words of the server that stand in one place of a sentence; those in quotes are the seller's. */
const between = /(、|；|，)(?![^“]*”)/;
const separators: Readonly<Record<string, string>> = { '、': ', ', '；': '; ', '，': ', ' };

/** Values that the seller wrote: a heading of a file that is one of the words stays what it is. */
const ofSeller = new Set(['text', 'name', 'other', 'column', 'orderNo', 'reply']);

/**
 * A value of a sentence that is told in another language: it may itself be something that the server says, or several
 * of them; names of the seller's stay.
 * @param tell a sentence of the server in that language; undefined for what it does not say
 */
export const valueTold = (
  name: string,
  value: string,
  tell: (said: string) => string | undefined,
): string =>
  ofSeller.has(name)
    ? value
    : value
        .split(between)
        .map((part) => separators[part] ?? tell(part) ?? part)
        .join('');
