import { cardColumns, firstFigureSize } from '../../../features/statistics/index.ts';
import type { Language } from '../../../i18n/languages.ts';
import { cardFigureSize } from '../../../theme/figure-size.ts';
import { phoneFontSize } from '../../../theme/font-scale.ts';
import { baseStyle } from '../../drawn/base-style.ts';
import { color } from '../../drawn/colors.ts';
import { safe } from '../safe.ts';

/**
 * The looks of the page before its theme is here: the same places and sizes, so that nothing moves when the code
 * takes over. A rise or fall has no colour yet: which one it has is the reader's choice, that only the browser knows.
 */
export const styleOf = (language: Language): string => `
${baseStyle(language)}
@media (max-width:767px) and (pointer:coarse){html{font-size:${phoneFontSize}}}
[data-drawn]{min-height:100dvh;max-width:640px;margin:0 auto;display:flex;flex-direction:column}
.drawn-head{position:sticky;top:0;z-index:1;display:flex;padding:${safe('top')} .75rem 0;background:${color('bg.panel')};border-bottom:1px solid ${color('border')}}
[data-drawn] .drawn-scope{flex:1;min-width:0;min-height:48px;display:flex;align-items:center;gap:.5rem;border:1px solid transparent;background:none;color:${color('gray.fg')};font-family:inherit;font-weight:600;line-height:1.375rem;text-align:start}
.drawn-scope svg{width:1.25rem;height:1.25rem;flex-shrink:0}
[data-drawn] .drawn-scope span{font-size:1rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.drawn-main{flex:1;min-width:0;padding-left:${safe('left')};padding-right:${safe('right')}}
[data-drawn] .drawn-stack{display:flex;flex-direction:column;gap:.75rem;padding:.75rem}
.drawn-row{display:flex;align-items:center;justify-content:space-between;min-height:2rem}
[data-drawn] .drawn-row h1{font-size:1.125rem;line-height:1.75rem;font-weight:600}
[data-drawn] .drawn-row h2{font-size:1rem;line-height:1.5rem;font-weight:600}
[data-drawn] .drawn-row a{display:flex;align-items:center;min-height:44px;padding:0 .875rem;font-weight:600;color:${color('accent.fg')}}
.drawn-cards{display:grid;gap:.5rem;grid-template-columns:${cardColumns}}
[data-drawn] .drawn-card{position:relative;padding:.75rem;background:${color('bg.panel')};border:1px solid ${color('border')};border-radius:.5rem}
.drawn-wide{grid-column:1/-1}
.drawn-name,.drawn-change,.drawn-note{color:${color('fg.muted')}}
.drawn-reason{line-height:2.25rem}
[data-drawn] .drawn-value{font-size:${cardFigureSize};line-height:2.25rem;font-weight:600}
.drawn-value a::after{content:"";position:absolute;inset:0}
[data-drawn] .drawn-wide .drawn-value[data-first]{font-size:${firstFigureSize};line-height:2.75rem}
[data-drawn] .drawn-change{display:flex;flex-wrap:wrap;gap:.25rem;font-size:.75rem}
.drawn-change [data-direction]{white-space:nowrap}
[data-drawn] .drawn-note{font-size:.75rem}
[data-drawn] .drawn-line{height:1.75rem;margin-top:.25rem}
.drawn-origin{position:absolute;top:0;inset-inline-end:0;width:44px;height:44px;display:flex;align-items:center;justify-content:center;color:${color('fg.subtle')}}
.drawn-outline{height:64px;border-radius:.5rem;background:${color('bg.panel')};border:1px solid ${color('border')}}
.drawn-tabs{position:sticky;bottom:0;z-index:1;display:flex;background:${color('bg.panel')};border-top:1px solid ${color('border')};padding:0 ${safe('right')} ${safe('bottom')} ${safe('left')}}
[data-drawn] .drawn-tabs a{flex:1 0 auto;min-height:56px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.125rem;font-size:min(.75rem,4.2vw);line-height:1;color:${color('fg.muted')}}
[data-drawn] .drawn-tabs a[aria-current]{color:${color('accent.fg')};font-weight:600}
.drawn-tabs svg{display:block}
`;
