/**
 * Noto Sans for the languages whose signs a machine may have no font for. The style sheet of one alone is large
 * (Chinese has 98 slices), so it is fetched only after a probe has shown that a sign of it has no glyph here.
 */

interface BundledFont {
  /** A sign that every font of the language has. */
  readonly sign: string;
  readonly family: string;
  readonly load: () => Promise<unknown>;
}

/** Names of shops and products are Chinese, whatever language is spoken. */
const chinese: BundledFont = {
  sign: '\u56fd',
  family: 'Noto Sans SC Variable',
  load: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
};

const ofLanguage = new Map<string, BundledFont>([
  [
    'ja',
    {
      sign: '\u3042',
      family: 'Noto Sans JP Variable',
      load: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
    },
  ],
  [
    'ko',
    {
      sign: '\ud55c',
      family: 'Noto Sans KR Variable',
      load: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
    },
  ],
  [
    'ar',
    {
      sign: '\u0639',
      family: 'Noto Sans Arabic Variable',
      load: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
    },
  ],
  [
    'hi',
    {
      sign: '\u0939',
      family: 'Noto Sans Devanagari Variable',
      load: () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
    },
  ],
  [
    'vi',
    {
      sign: '\u1ec7',
      family: 'Noto Sans Variable',
      load: () => import('@fontsource-variable/noto-sans/wght.css'),
    },
  ],
]);

/** Of the private use: no font has it. */
const unassigned = '\u{10fffd}';

function pixels(text: string): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 32;
  canvas.height = 32;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.font = '24px system-ui, sans-serif';
  context.textBaseline = 'top';
  context.fillText(text, 2, 2);
  return String(context.getImageData(0, 0, 32, 32).data);
}

/** Whether the system draws a sign. Unknown counts as yes: the font is a fallback only. */
export function systemHas(
  sign: string,
  draw: (text: string) => string | undefined = pixels,
): boolean {
  const drawn = draw(sign);
  return drawn === undefined || drawn !== draw(unassigned);
}

/** The families in use, see `--bundled-fonts` in global-css.ts. */
const here: string[] = [];

/** Fetches what the system has no font for, and has the page use it. */
async function loadIfMissing(font: BundledFont): Promise<void> {
  const { sign, family, load } = font;
  if (here.includes(family) || systemHas(sign)) return;
  await load();
  if (here.includes(family)) return;
  // Chinese last: the signs that it shares with Japanese are drawn as Japanese writes them.
  if (font === chinese) here.push(family);
  else here.unshift(family);
  document.documentElement.style.setProperty(
    '--bundled-fonts',
    here.map((name) => `"${name}",`).join(' '),
  );
}

/** The font of a language, once it is spoken. */
export async function loadMissingFont(language: string): Promise<void> {
  const font = ofLanguage.get(language);
  if (font) await loadIfMissing(font);
}

/** The families for a name in its own language, once they are fetched: a page around it keeps those that it has. */
export function familiesOf(language: string): string {
  const own = ofLanguage.get(language);
  return own ? `"${own.family}", var(--app-font)` : 'var(--app-font)';
}

/** The fonts for such names. */
export function loadFontsOfNames(languages: readonly string[]): void {
  for (const language of languages) {
    const font = ofLanguage.get(language);
    if (font && !systemHas(font.sign)) void font.load();
  }
}

export const loadChineseFontIfMissing = (): Promise<void> => loadIfMissing(chinese);
