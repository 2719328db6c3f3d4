import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import {
  animationStyles,
  breakpoints,
  keyframes,
  layerStyles,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { cardFigureSize, headlineFigureSize } from './figure-size.ts';
import { globalCss } from './global-css.ts';
import { keepStyles } from './kept-styles.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { colors, semanticColors } from './tokens.ts';
import { utilities } from './truncation.ts';

/** See global-css.ts: the families change when the bundled Chinese font has come. */
export const fontFamily = 'var(--app-font)';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':where(html)',
  globalCss,
  utilities,
  theme: {
    breakpoints,
    keyframes,
    animationStyles,
    layerStyles: {
      ...layerStyles,
      /** What stands on the ground of a page: cards, blocks, bars. */
      panel: { value: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3' } },
    },
    textStyles: {
      ...textStyles,
      xs: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
      sm: { value: { fontSize: 'sm', lineHeight: '1.375rem' } },
      /** Field labels and the like: told apart by place, not by weight. */
      label: { value: { fontSize: 'sm', lineHeight: '1.375rem', fontWeight: 'normal' } },
      /** The three sizes of figures: headline, card, table; 28, 20 and 14 px up to a screen of 1550 px. */
      'figure.headline': {
        value: { fontSize: headlineFigureSize, lineHeight: '1.3', fontWeight: 'semibold' },
      },
      'figure.card': {
        value: { fontSize: cardFigureSize, lineHeight: '1.4', fontWeight: 'semibold' },
      },
      'figure.table': { value: { fontSize: '0.875rem', lineHeight: '1.375rem' } },
    },
    tokens: {
      ...tokens,
      colors,
      fonts: {
        body: { value: fontFamily },
        heading: { value: fontFamily },
        mono: { value: `ui-monospace, SFMono-Regular, Menlo, Consolas, ${fontFamily}` },
      },
      // Chinese fonts of the common systems have a regular and a bold cut only.
      fontWeights: {
        normal: { value: '400' },
        medium: { value: '600' },
        semibold: { value: '600' },
        bold: { value: '600' },
      },
      // Motion stays under 200 ms; `slowest` is also the turn of the spinner.
      durations: {
        fastest: { value: '50ms' },
        faster: { value: '100ms' },
        fast: { value: '140ms' },
        moderate: { value: '160ms' },
        slow: { value: '180ms' },
        slower: { value: '180ms' },
        slowest: { value: '700ms' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: {
        l1: { value: '{radii.sm}' },
        l2: { value: '{radii.md}' },
        l3: { value: '{radii.lg}' },
      },
      shadows: {
        xs: { value: { _light: '0 1px 2px rgba(16, 30, 38, 0.06)', _dark: '0 1px 2px #000' } },
        sm: { value: { _light: '0 2px 6px rgba(16, 30, 38, 0.08)', _dark: '0 2px 6px #000' } },
        md: { value: { _light: '0 4px 12px rgba(16, 30, 38, 0.1)', _dark: '0 4px 14px #000' } },
        lg: { value: { _light: '0 10px 28px rgba(16, 30, 38, 0.14)', _dark: '0 10px 30px #000' } },
        xl: { value: { _light: '0 18px 44px rgba(16, 30, 38, 0.18)', _dark: '0 18px 46px #000' } },
      },
    },
    recipes,
    slotRecipes,
  },
});

/** The product's theme: Chakra's base with our tokens and the recipes in use, and nothing else. */
export const system = keepStyles(createSystem(defaultBaseConfig, config));
