import { colors } from '../../../theme/tokens.ts';

const { gray, accent, white, black } = colors;

/** The colours that are drawn with before the theme is here, by its names; a test holds them to it. */
export const drawnColors = {
  'bg.canvas': [gray[50].value, black.value],
  'bg.panel': [white.value, gray[950].value],
  fg: [gray[900].value, gray[100].value],
  'fg.muted': [gray[600].value, gray[400].value],
  'fg.subtle': [gray[500].value, gray[400].value],
  'gray.fg': [gray[800].value, gray[200].value],
  border: [gray[200].value, gray[800].value],
  'accent.fg': [accent[700].value, accent[300].value],
  'accent.solid': [accent[600].value, accent[500].value],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Name = keyof typeof drawnColors;

const nameOf = (name: string) => `--drawn-${name.replace('.', '-')}`;

export const color = (name: Name): string => `var(${nameOf(name)})`;

/** The colours of a mode as declarations. */
export const declarations = (mode: 'light' | 'dark'): string =>
  Object.entries(drawnColors)
    .map(([name, [light, dark]]) => `${nameOf(name)}:${mode === 'light' ? light : dark}`)
    .join(';');
