import { colors, shades } from '../../theme/tokens.ts';

const { gray, accent, red, orange } = shades;
const { white, black } = colors;

/** The colours that are drawn with before the theme is here, by its names; a test holds them to it. */
export const drawnColors = {
  'bg.canvas': [gray[50], black.value],
  'bg.panel': [white.value, gray[950]],
  'bg.muted': [gray[100], gray[800]],
  'bg.info': [accent[50], accent[950]],
  'bg.warning': [orange[50], orange[950]],
  fg: [gray[900], gray[100]],
  'fg.muted': [gray[600], gray[400]],
  'fg.subtle': [gray[500], gray[400]],
  'fg.info': [accent[600], accent[300]],
  'fg.warning': [orange[700], orange[300]],
  'fg.error': [red[600], red[300]],
  'gray.subtle': [gray[100], gray[900]],
  'gray.fg': [gray[800], gray[200]],
  border: [gray[200], gray[800]],
  'border.emphasized': [gray[300], gray[700]],
  'border.warning': [orange[500], orange[400]],
  'border.error': [red[500], red[400]],
  'accent.subtle': [accent[50], accent[950]],
  'accent.border': [accent[300], accent[700]],
  'accent.contrast': [white.value, white.value],
  'red.solid': [red[600], red[600]],
  'accent.fg': [accent[700], accent[300]],
  'accent.solid': [accent[600], accent[500]],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Name = keyof typeof drawnColors;

const nameOf = (name: string) => `--drawn-${name.replace('.', '-')}`;

export const color = (name: Name): string => `var(${nameOf(name)})`;

/** The colours of a mode as declarations. */
export const declarations = (mode: 'light' | 'dark'): string =>
  Object.entries(drawnColors)
    .map(([name, [light, dark]]) => `${nameOf(name)}:${mode === 'light' ? light : dark}`)
    .join(';');
