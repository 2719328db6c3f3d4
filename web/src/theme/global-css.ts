import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { dialogsOnPaper } from './dialogs-on-paper.ts';
import { laptopFontSize, phoneFontSize } from './font-scale.ts';
import { systemFonts } from './fonts.ts';
import { shades } from './tokens.ts';

const stillness = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  // However short one is, for a frame it shows what stood before: while the page is read, borders of 3 px.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
};

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    colorPalette: 'accent',
    '@media (min-width: 1280px) and (max-width: 1499px)': { fontSize: laptopFontSize },
    // A phone: see mobileScale.
    '@media (max-width: 767px) and (pointer: coarse)': {
      fontSize: phoneFontSize,
    },
    lineHeight: '1.375rem',
    fontVariantNumeric: 'tabular-nums',
    textSizeAdjust: '100%',
    '--app-font': `var(--bundled-fonts,) ${systemFonts}, sans-serif`,
    '--trend-up': shades.red[600],
    '--trend-down': shades.green[600],
    '&.dark': { '--trend-up': shades.red[300], '--trend-down': shades.green[300] },
    '&[data-trend-colors=green-up]': {
      '--trend-up': shades.green[600],
      '--trend-down': shades.red[600],
    },
    '&[data-trend-colors=green-up].dark': {
      '--trend-up': shades.green[300],
      '--trend-down': shades.red[300],
    },
  },
  'html:not(:fullscreen)': { scrollPaddingTop: 'var(--bars, 0px)' },
  'html:fullscreen [data-frame]': { display: 'none !important' },
  body: { fontSize: 'sm', minHeight: '100dvh' },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  'a, button, input, [tabindex]': {
    _focusVisible: { outlineWidth: '2px', outlineColor: 'colorPalette.focusRing' },
  },
  // Colours of the reader's own leave no background that could tell which one is open.
  '[aria-current=page], [aria-current=true], [role=tab][aria-selected=true]': {
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  // What has a place of its own in a line keeps it there: two numbers side by side would read as one, and swap.
  ':where([dir=rtl]) :is(span, strong, a, time, code)': { unicodeBidi: 'isolate' },
  '[dir=rtl] svg[data-directed]': { transform: 'scaleX(-1)' },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'colorPalette.emphasized' },
  // Phones zoom into inputs under 16 px.
  'input, select, textarea': {
    '@media (max-width: 767px)': { fontSize: 'max(1rem, 16px) !important' },
  },
  // Paper has the figures of a page: nothing to press, and no block broken over two sheets.
  '[data-screen], [data-waiting]': { '@media print': { display: 'none !important' } },
  'main section': { '@media print': { breakInside: 'avoid' } },
  ...dialogsOnPaper,
  '*, *::before, *::after': { '@media (prefers-reduced-motion: reduce)': stillness },
});
