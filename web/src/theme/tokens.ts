import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/**
 * Raw colours. Components never use these: they use the semantic names below, which turn with the
 * colour mode. Neutral greys carry the page; one accent (deep teal-blue) marks what can be clicked.
 */
export const colors = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#0b0f11' },
  white: { value: '#ffffff' },
  blackAlpha: { 500: { value: 'rgba(8, 14, 18, 0.48)' }, 600: { value: 'rgba(8, 14, 18, 0.6)' } },
  gray: {
    50: { value: '#f6f8f9' },
    100: { value: '#eef1f3' },
    200: { value: '#dfe4e8' },
    300: { value: '#c5cdd3' },
    400: { value: '#98a4ad' },
    500: { value: '#66727c' },
    600: { value: '#56626b' },
    700: { value: '#3f4a52' },
    800: { value: '#262f35' },
    900: { value: '#1a2126' },
    950: { value: '#12171a' },
  },
  accent: {
    50: { value: '#ebf6f9' },
    100: { value: '#d3eaf1' },
    200: { value: '#a9d6e3' },
    300: { value: '#74bdd2' },
    400: { value: '#3f9fba' },
    500: { value: '#197a96' },
    600: { value: '#0f6a85' },
    700: { value: '#0d566c' },
    800: { value: '#10475a' },
    900: { value: '#0f3542' },
    950: { value: '#0a2530' },
  },
  red: {
    50: { value: '#fdf1f0' },
    100: { value: '#fbdfdc' },
    200: { value: '#f5bab4' },
    300: { value: '#f08d84' },
    400: { value: '#e8695e' },
    500: { value: '#d7453a' },
    600: { value: '#be2f26' },
    700: { value: '#9c251e' },
    800: { value: '#5f201c' },
    900: { value: '#431b18' },
    950: { value: '#2b1412' },
  },
  orange: {
    50: { value: '#fff5e9' },
    100: { value: '#ffe8cd' },
    200: { value: '#fccd97' },
    300: { value: '#f7ad5c' },
    400: { value: '#ee8f2c' },
    500: { value: '#d57410' },
    600: { value: '#aa5706' },
    700: { value: '#8f4a0b' },
    800: { value: '#56320f' },
    900: { value: '#3d2610' },
    950: { value: '#291a0c' },
  },
  green: {
    50: { value: '#edf8f1' },
    100: { value: '#d5efde' },
    200: { value: '#a8dfbc' },
    300: { value: '#6fc792' },
    400: { value: '#3fa96b' },
    500: { value: '#24904f' },
    600: { value: '#17773f' },
    700: { value: '#166034' },
    800: { value: '#1a4229' },
    900: { value: '#173222' },
    950: { value: '#102217' },
  },
});

/** The eight roles that Chakra's recipes ask of every palette. */
const palette = (name: string, solidDark = 600) => ({
  contrast: { value: { _light: '{colors.white}', _dark: '{colors.white}' } },
  fg: { value: { _light: `{colors.${name}.700}`, _dark: `{colors.${name}.300}` } },
  subtle: { value: { _light: `{colors.${name}.50}`, _dark: `{colors.${name}.950}` } },
  muted: { value: { _light: `{colors.${name}.100}`, _dark: `{colors.${name}.900}` } },
  emphasized: { value: { _light: `{colors.${name}.200}`, _dark: `{colors.${name}.800}` } },
  solid: { value: { _light: `{colors.${name}.600}`, _dark: `{colors.${name}.${solidDark}}` } },
  focusRing: { value: { _light: `{colors.${name}.500}`, _dark: `{colors.${name}.400}` } },
  border: { value: { _light: `{colors.${name}.300}`, _dark: `{colors.${name}.700}` } },
});

const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('white', 'gray.950'),
    /** The page behind the panels. */
    canvas: pair('gray.50', 'black'),
    subtle: pair('gray.50', 'gray.900'),
    muted: pair('gray.100', 'gray.800'),
    emphasized: pair('gray.200', 'gray.700'),
    inverted: pair('gray.900', 'gray.50'),
    panel: pair('white', 'gray.950'),
    error: pair('red.50', 'red.950'),
    warning: pair('orange.50', 'orange.950'),
    success: pair('green.50', 'green.950'),
    info: pair('accent.50', 'accent.950'),
  },
  fg: {
    DEFAULT: pair('gray.900', 'gray.100'),
    muted: pair('gray.600', 'gray.400'),
    subtle: pair('gray.500', 'gray.400'),
    inverted: pair('white', 'gray.950'),
    error: pair('red.600', 'red.300'),
    warning: pair('orange.700', 'orange.300'),
    success: pair('green.600', 'green.300'),
    info: pair('accent.600', 'accent.300'),
  },
  border: {
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.900'),
    subtle: pair('gray.100', 'gray.900'),
    emphasized: pair('gray.300', 'gray.700'),
    inverted: pair('gray.800', 'gray.200'),
    error: pair('red.500', 'red.400'),
    warning: pair('orange.500', 'orange.400'),
    success: pair('green.500', 'green.400'),
    info: pair('accent.500', 'accent.400'),
  },
  gray: {
    ...palette('gray'),
    solid: pair('gray.800', 'gray.600'),
    fg: pair('gray.800', 'gray.200'),
    subtle: pair('gray.100', 'gray.900'),
    muted: pair('gray.200', 'gray.800'),
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
    due: pair('orange.600', 'orange.300'),
    overdue: pair('red.600', 'red.300'),
    failed: pair('red.600', 'red.300'),
    done: pair('green.600', 'green.300'),
  },
  platform: {
    temu: pair('orange.600', 'orange.300'),
    shein: pair('gray.800', 'gray.200'),
  },
});
