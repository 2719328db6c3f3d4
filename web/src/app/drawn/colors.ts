import { colors } from '../../theme/tokens.ts';

const { gray, accent, red, orange, white, black } = colors;

/** The colours that are drawn with before the theme is here, by its names; a test holds them to it. */
export const drawnColors = {
  'bg.canvas': [gray[50].value, black.value],
  'bg.panel': [white.value, gray[950].value],
  'bg.muted': [gray[100].value, gray[800].value],
  'bg.info': [accent[50].value, accent[950].value],
  'bg.warning': [orange[50].value, orange[950].value],
  fg: [gray[900].value, gray[100].value],
  'fg.muted': [gray[600].value, gray[400].value],
  'fg.subtle': [gray[500].value, gray[400].value],
  'fg.info': [accent[600].value, accent[300].value],
  'fg.warning': [orange[700].value, orange[300].value],
  'fg.error': [red[600].value, red[300].value],
  'gray.subtle': [gray[100].value, gray[900].value],
  'gray.fg': [gray[800].value, gray[200].value],
  border: [gray[200].value, gray[800].value],
  'border.emphasized': [gray[300].value, gray[700].value],
  'border.warning': [orange[500].value, orange[400].value],
  'border.error': [red[500].value, red[400].value],
  'accent.subtle': [accent[50].value, accent[950].value],
  'accent.border': [accent[300].value, accent[700].value],
  'accent.contrast': [white.value, white.value],
  'red.solid': [red[600].value, red[600].value],
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
