import { ofServices } from '../contract/listing.ts';
import type { LanguageCode } from '../contract/rules/languages.ts';
import { refuse } from '../refusal.ts';
import {
  featureWords,
  goodsWords,
  materialWords,
  sceneWords,
  specWords,
  textWords,
} from './glossary-words.ts';
import type { Translator } from './translator.ts';

/** The languages of the glossary, in the order of its columns. */
const glossaryLanguages = [
  'zh-CN',
  'en',
  'es',
  'de',
  'fr',
  'pt',
] as const satisfies readonly LanguageCode[];
export type GlossaryLanguage = (typeof glossaryLanguages)[number];

/** One meaning in every language of the glossary. */
export type Word = Readonly<Record<GlossaryLanguage, string>>;

export function readWords(table: string): Word[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [zh = '', en = '', es = '', de = '', fr = '', pt = ''] = line.split('|');
      return { 'zh-CN': zh, en, es, de, fr, pt };
    });
}

const words = [goodsWords, materialWords, featureWords, sceneWords, specWords, textWords].flatMap(
  readWords,
);

const isOfGlossary = (language: LanguageCode): language is GlossaryLanguage =>
  glossaryLanguages.some((one) => one === language);

/** The most words that a phrase of the glossary has. */
const longestPhrase = 5;

/** Words that only join others: left out between Chinese words, and no loss where they are not known. */
const particles: Readonly<Record<GlossaryLanguage, ReadonlySet<string>>> = {
  'zh-CN': new Set(['的']),
  en: new Set(['the', 'a', 'of', 'for', 'with']),
  es: new Set(['el', 'la', 'los', 'las', 'de', 'para', 'con', 'un', 'una']),
  de: new Set(['der', 'die', 'das', 'für', 'mit', 'ein', 'eine']),
  fr: new Set(['le', 'la', 'les', 'de', 'pour', 'avec', 'un', 'une', 'en']),
  pt: new Set(['o', 'a', 'os', 'as', 'de', 'para', 'com', 'um', 'uma']),
};

interface Part {
  readonly text: string;
  readonly isKnown: boolean;
}

/** By the source's phrase in small letters, the phrase in the target. */
function dictionary(from: GlossaryLanguage, to: GlossaryLanguage): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const word of words) {
    const key = word[from].toLowerCase();
    // Of words that are the same in the source, the first one stands.
    if (!entries.has(key)) entries.set(key, word[to]);
  }
  return entries;
}

/** Units of the metric system and of electricity, and the inch, as they are written after a number. */
const units =
  /^(?:[kmµ]?g|[kcmµn]?m|[cm]?l|[kM]?W|[kM]?Wh|m?Ah|[kM]?Hz|[km]?V|°?[CF]|in|oz|lbs?|ft|pcs)$/i;

/** Numbers, measures, sizes and codes are the same in every language. */
const isUniversal = (text: string): boolean =>
  /^[\d.,×x*%/+-]+[a-z]{0,3}$/i.test(text) || /^[A-Z\d][A-Z\d-]*$/.test(text);

/** Whether a token is the unit of the number before it: the `g` of `520 g`. */
const isUnit = (tokens: readonly string[], at: number): boolean =>
  units.test(tokens[at] ?? '') &&
  /\d$/.test(tokens.slice(0, at).findLast((token) => token.trim() !== '') ?? '');

/** Runs of Chinese, of letters and digits, and of whatever stands between. */
const pieces = /\p{Script=Han}+|[\p{L}\p{N}][\p{L}\p{N}'’.×-]*|\s+|[^\p{L}\p{N}\s]+/gu;

/** Chinese punctuation, which no other language of the glossary writes. */
const westernMarks: Readonly<Record<string, string>> = {
  '、': ', ',
  '，': ', ',
  '：': ': ',
  '；': '; ',
  '。': '. ',
  '（': ' (',
  '）': ') ',
};

function fromChinese(text: string, known: ReadonlyMap<string, string>): Part[] {
  const parts: Part[] = [];
  for (const piece of text.match(pieces) ?? []) {
    if (!/^\p{Script=Han}/u.test(piece)) {
      parts.push({ text: westernMarks[piece] ?? piece, isKnown: true });
      continue;
    }
    let unknown = '';
    const flush = (): void => {
      if (unknown !== '') parts.push({ text: unknown, isKnown: false });
      unknown = '';
    };
    for (let at = 0; at < piece.length; ) {
      const phrase = longestAt(piece, at, known);
      if (phrase !== undefined) {
        flush();
        parts.push({ text: known.get(phrase) ?? phrase, isKnown: true });
        at += phrase.length;
      } else {
        if (particles['zh-CN'].has(piece.charAt(at))) flush();
        else unknown += piece.charAt(at);
        at += 1;
      }
    }
    flush();
  }
  return parts;
}

function longestAt(
  text: string,
  at: number,
  known: ReadonlyMap<string, string>,
): string | undefined {
  for (let length = Math.min(8, text.length - at); length > 0; length -= 1) {
    const phrase = text.slice(at, at + length);
    if (known.has(phrase)) return phrase;
  }
  return undefined;
}

function fromLatin(
  text: string,
  from: GlossaryLanguage,
  known: ReadonlyMap<string, string>,
): Part[] {
  const tokens = text.match(pieces) ?? [];
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const found = /^[\p{L}\p{N}]/u.test(token) ? phraseAt(tokens, at, known) : undefined;
    if (found !== undefined) {
      parts.push({ text: found.translated, isKnown: true });
      at += found.length;
      continue;
    }
    const isWord = /^\p{L}/u.test(token) && !isUniversal(token) && !isUnit(tokens, at);
    if (!isWord) parts.push({ text: token, isKnown: true });
    else if (!particles[from].has(token.toLowerCase())) parts.push({ text: token, isKnown: false });
    at += 1;
  }
  return parts;
}

/** The longest phrase of the glossary that begins at a token. */
function phraseAt(tokens: readonly string[], at: number, known: ReadonlyMap<string, string>) {
  for (let length = longestPhrase * 2 - 1; length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    if (phrase.length < length) continue;
    const translated = known.get(phrase.join('').toLowerCase());
    if (translated !== undefined) return { translated, length };
  }
  return undefined;
}

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Chinese words stand together, others apart; of several blanks one is left. */
function join(parts: readonly Part[], to: GlossaryLanguage): string {
  let text = '';
  for (const { text: part } of parts) {
    const isBetweenWords = /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(part);
    const isChinese = isHan(text.at(-1) ?? '') && isHan(part);
    const needsBlank = isBetweenWords && !(to === 'zh-CN' && isChinese);
    text += needsBlank ? ` ${part}` : part;
  }
  const tidy = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n');
  return to === 'zh-CN'
    ? tidy.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '').trim()
    : tidy.trim();
}

const begun = (text: string): string =>
  text.replace(/^\p{Ll}/gmu, (letter) => letter.toUpperCase());

/**
 * Word for word by a curated glossary, within the process. It invents nothing: what it does not know stays as
 * it was and is named, so that the editor can show it to the seller.
 */
export const glossaryTranslator: Translator = {
  languages: glossaryLanguages,
  translate: async ({ texts, from, to }) => {
    if (!isOfGlossary(to) || !isOfGlossary(from)) refuse(ofServices, 'noLanguage');
    const known = dictionary(from, to);
    const unknown = new Set<string>();
    const translated = texts.map((text) => {
      if (from === to) return text;
      const parts = from === 'zh-CN' ? fromChinese(text, known) : fromLatin(text, from, known);
      for (const part of parts) if (!part.isKnown) unknown.add(part.text);
      return begun(join(parts, to));
    });
    return { texts: translated, unknown: [...unknown] };
  },
};
