import type { Language } from '../../i18n/languages.ts';
import { systemFonts } from '../../theme/fonts.ts';
import { color, declarations } from './colors.ts';

/** What every drawn page begins with: the colours of the mode, the fonts, and its place in one language alone. */
export const baseStyle = (
  language: Language,
): string => `html{${declarations('light')};color:${color('fg')};background:${color('bg.canvas')};line-height:1.375rem;font-family:${systemFonts},sans-serif;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%;text-size-adjust:100%}
html.dark{${declarations('dark')}}
html:not([lang="${language}"]) [data-drawn]{display:none!important}
body{margin:0;font-size:.875rem}
[data-drawn] *{box-sizing:border-box;margin:0;padding:0;font-size:inherit;font-weight:inherit}
[data-drawn] a{text-decoration:none}
:where([data-drawn]) a{color:inherit}
[data-drawn] [data-pressed]{opacity:.5}`;
