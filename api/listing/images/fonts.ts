import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { LanguageCode } from '../../contract/rules/languages.ts';

/**
 * The letters that are drawn: Noto Sans of the packages, never those of the machine, so that a picture is the same
 * everywhere. A package has its letters in many files; only those are loaded that a text needs.
 */

const packages = createRequire(import.meta.url);

const letters = {
  'noto-sans': packages.resolve('@fontsource-variable/noto-sans/unicode.json'),
  'noto-sans-sc': packages.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-jp': packages.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': packages.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-arabic': packages.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-devanagari': packages.resolve(
    '@fontsource-variable/noto-sans-devanagari/unicode.json',
  ),
} as const;
type FontName = keyof typeof letters;

/** The font that draws Chinese characters as a language writes them. */
const ofLanguage: Partial<Record<LanguageCode, FontName>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  ar: 'noto-sans-arabic',
  hi: 'noto-sans-devanagari',
};
const everyFont = Object.keys(letters) as FontName[];

interface FontFile {
  readonly family: string;
  readonly path: string;
  readonly has: (letter: number) => boolean;
}

const known = new Map<FontName, readonly FontFile[]>();

/** The files of a package, with what stands in them: `{"[4]": "U+1f1e9-1f1f5,U+1f1f7"}`. */
function filesOf(name: FontName): readonly FontFile[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const listed: Record<string, unknown> = JSON.parse(readFileSync(letters[name], 'utf8'));
  const files = Object.entries(listed).map(([part, said]): FontFile => {
    const ranges = String(said)
      .split(',')
      .map((range) => range.replace('U+', '').split('-'))
      .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)]);
    const subset = part.replace(/^\[|\]$/g, '');
    return {
      family: `${name} ${subset}`,
      path: join(dirname(letters[name]), 'files', `${name}-${subset}-wght-normal.woff2`),
      has: (letter) => ranges.some(([from = 0, to = 0]) => letter >= from && letter <= to),
    };
  });
  known.set(name, files);
  return files;
}

const loaded = new Set<string>();

/** The families of CSS with which a text is drawn; their files are loaded. */
export function familiesFor(text: string, language: LanguageCode): string {
  const preferred = ofLanguage[language];
  const order = [
    ...new Set<FontName>(['noto-sans', ...(preferred ? [preferred] : []), ...everyFont]),
  ];
  const files = new Set<FontFile>();
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0;
    for (const name of order) {
      const file = filesOf(name).find(({ has }) => has(code));
      if (file === undefined) continue;
      files.add(file);
      break;
    }
  }
  for (const { family, path } of files) {
    if (loaded.has(family)) continue;
    GlobalFonts.registerFromPath(path, family);
    loaded.add(family);
  }
  return [...files].map(({ family }) => `"${family}"`).join(', ') || 'sans-serif';
}
