import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/**
 * Raw colours, which only the semantic names below are made of: those turn with the colour mode. As tokens each would
 * cost every page its time. Neutral greys carry the page; one accent (deep teal-blue) marks what can be clicked.
 */
export const shades = {
  gray: {
    50: '#f6f8f9',
    100: '#eef1f3',
    200: '#dfe4e8',
    300: '#c5cdd3',
    400: '#98a4ad',
    500: '#66727c',
    600: '#56626b',
    700: '#3f4a52',
    800: '#262f35',
    900: '#1a2126',
    950: '#12171a',
  },
  accent: {
    50: '#ebf6f9',
    100: '#d3eaf1',
    200: '#a9d6e3',
    300: '#74bdd2',
    400: '#3f9fba',
    500: '#197a96',
    600: '#0f6a85',
    700: '#0d566c',
    800: '#10475a',
    900: '#0f3542',
    950: '#0a2530',
  },
  red: {
    50: '#fdf1f0',
    100: '#fbdfdc',
    200: '#f5bab4',
    300: '#f08d84',
    400: '#e8695e',
    500: '#d7453a',
    600: '#be2f26',
    700: '#9c251e',
    800: '#5f201c',
    900: '#431b18',
    950: '#2b1412',
  },
  orange: {
    50: '#fff5e9',
    100: '#ffe8cd',
    200: '#fccd97',
    300: '#f7ad5c',
    400: '#ee8f2c',
    500: '#d57410',
    600: '#aa5706',
    700: '#8f4a0b',
    800: '#56320f',
    900: '#3d2610',
    950: '#291a0c',
  },
  green: {
    50: '#edf8f1',
    100: '#d5efde',
    200: '#a8dfbc',
    300: '#6fc792',
    400: '#3fa96b',
    500: '#24904f',
    600: '#17773f',
    700: '#166034',
    800: '#1a4229',
    900: '#173222',
    950: '#102217',
  },
} as const;

type Hue = keyof typeof shades;

/** What Chakra's recipes ask for by name. */
export const colors = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#0b0f11' },
  white: { value: '#ffffff' },
  blackAlpha: { 500: { value: 'rgba(8, 14, 18, 0.48)' }, 600: { value: 'rgba(8, 14, 18, 0.6)' } },
});

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const black = colors.black.value;
const white = colors.white.value;
const { gray, accent, red, orange, green } = shades;

/** The eight roles that Chakra's recipes ask of every palette. */
const palette = (hue: Hue, solidDark: 500 | 600 = 600) => {
  const shade = shades[hue];
  return {
    contrast: { value: '{colors.white}' },
    fg: pair(shade[700], shade[300]),
    subtle: pair(shade[50], shade[950]),
    muted: pair(shade[100], shade[900]),
    emphasized: pair(shade[200], shade[800]),
    solid: pair(shade[600], shade[solidDark]),
    focusRing: pair(shade[500], shade[400]),
    border: pair(shade[300], shade[700]),
  };
};

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair(white, gray[950]),
    /** The page behind the panels. */
    canvas: pair(gray[50], black),
    subtle: pair(gray[50], gray[900]),
    muted: pair(gray[100], gray[800]),
    emphasized: pair(gray[200], gray[700]),
    inverted: pair(gray[900], gray[50]),
    panel: pair(white, gray[950]),
    error: pair(red[50], red[950]),
    warning: pair(orange[50], orange[950]),
    success: pair(green[50], green[950]),
    info: pair(accent[50], accent[950]),
  },
  fg: {
    DEFAULT: pair(gray[900], gray[100]),
    muted: pair(gray[600], gray[400]),
    subtle: pair(gray[500], gray[400]),
    inverted: pair(white, gray[950]),
    error: pair(red[600], red[300]),
    warning: pair(orange[700], orange[300]),
    success: pair(green[600], green[300]),
    info: pair(accent[600], accent[300]),
  },
  border: {
    DEFAULT: pair(gray[200], gray[800]),
    muted: pair(gray[100], gray[900]),
    subtle: pair(gray[100], gray[900]),
    emphasized: pair(gray[300], gray[700]),
    inverted: pair(gray[800], gray[200]),
    error: pair(red[500], red[400]),
    warning: pair(orange[500], orange[400]),
    success: pair(green[500], green[400]),
    info: pair(accent[500], accent[400]),
  },
  gray: {
    ...palette('gray'),
    solid: pair(gray[800], gray[600]),
    fg: pair(gray[800], gray[200]),
    subtle: pair(gray[100], gray[900]),
    muted: pair(gray[200], gray[800]),
  },
  accent: palette('accent', 500),
  red: palette('red'),
  orange: palette('orange'),
  green: palette('green'),
  /** Chakra's `info` status is drawn with the accent. */
  blue: palette('accent'),
  /**
   * Rising and falling figures. Which colour means what is the reader's choice (red up by default, as in
   * China); an arrow and a sign always say it as well. Set by data-trend-colors on the root element.
   */
  trend: {
    up: { value: 'var(--trend-up)' },
    down: { value: 'var(--trend-down)' },
  },
  status: {
    due: pair(orange[600], orange[300]),
    overdue: pair(red[600], red[300]),
    failed: pair(red[600], red[300]),
    done: pair(green[600], green[300]),
  },
  platform: {
    temu: pair(orange[600], orange[300]),
    shein: pair(gray[800], gray[200]),
  },
});
