import type { Language } from '../../../i18n/languages.ts';
import { cardSize } from '../../../shared/kpi/card-size.ts';
import { CARD_FIGURE_REM } from '../../../theme/figure-size.ts';
import { followingSize, laptopFontSize } from '../../../theme/font-scale.ts';
import { ofPieces, ownDirection } from '../../../theme/truncation.ts';
import { HEADER_HEIGHT, TABS_HEIGHT } from '../../layouts/sizes.ts';
import { baseStyle } from '../base-style.ts';
import { color } from '../colors.ts';

const bars = HEADER_HEIGHT + TABS_HEIGHT;
const truncated = `overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:${ownDirection.unicodeBidi};text-align:-webkit-match-parent;text-align:match-parent`;
const panel = `background:${color('bg.panel')};border:1px solid ${color('border')};border-radius:.5rem`;

/**
 * The looks of the page before its theme is here: the same places and sizes, so that nothing moves when the code
 * takes over. It is for wide screens; on others stands what the build has drawn of the frame, which folds there.
 */
export const styleOf = (language: Language): string => `
${baseStyle(language)}
@media (max-width:1023px){[data-drawn]{display:none!important}html[data-foreign] [data-drawn]~*{visibility:hidden}}
@media (min-width:1024px){[data-drawn]~*{display:none!important}}
@media (min-width:1024px) and (max-width:1279px){[data-drawn]{min-width:1500px}}
@media (min-width:1280px) and (max-width:1499px){html{font-size:${laptopFontSize}}}
[data-drawn]{min-height:100dvh;display:flex;flex-direction:column}
[data-drawn] a,[data-drawn] button{color:inherit;font-family:inherit;line-height:inherit}
[data-drawn] button{background:none;border:1px solid transparent;border-radius:.375rem;display:inline-flex;align-items:center;justify-content:center;flex-shrink:0}
[data-drawn] svg{display:block;flex-shrink:0}
[dir=rtl] [data-drawn] :is(span,a){unicode-bidi:isolate}
[dir=rtl] [data-drawn] svg[data-directed]{transform:scaleX(-1)}
.drawn-head{position:sticky;top:0;z-index:1;height:${HEADER_HEIGHT}px;display:flex;align-items:center;gap:1rem;background:${color('bg.panel')};border-bottom:1px solid ${color('border')}}
[data-drawn] .drawn-head{padding:0 1rem}
.drawn-brand{display:flex;align-items:center;gap:.625rem;flex-shrink:0;min-height:44px}
[data-drawn] .drawn-brand span{display:none;font-size:1rem;font-weight:600;white-space:nowrap}
@media (min-width:1536px){[data-drawn] .drawn-brand span{display:inline}}
[data-drawn] nav{display:flex;gap:.25rem;flex:1;min-width:0;overflow:hidden;padding:.25rem}
[data-drawn] nav>*{display:inline-flex;align-items:center;gap:.375rem;min-height:2.25rem;padding:0 .75rem;border-radius:.375rem;white-space:nowrap}
[data-drawn] nav>[aria-current]{color:${color('accent.fg')};background:${color('accent.subtle')};font-weight:600}
[data-drawn] nav>.drawn-away{color:${color('fg.subtle')}}
[data-drawn] small{display:inline-flex;align-items:center;justify-content:center;min-height:1rem;padding:0 .25rem;border-radius:.375rem;font-size:.625rem;line-height:.75rem;font-weight:400;white-space:nowrap;color:${color('gray.fg')};background:${color('gray.subtle')}}
.drawn-tools{display:flex;align-items:center;gap:.5rem;margin-inline-start:auto;flex-shrink:0;color:${color('gray.fg')}}
.drawn-tools>button{position:relative;width:2.25rem;height:2.25rem}
.drawn-tools svg,.drawn-strip svg,.drawn-choices svg{width:1rem;height:1rem}
[data-drawn] button small{position:absolute;top:0;inset-inline-end:0;border-radius:9999px;font-weight:600;color:${color('accent.contrast')};background:${color('red.solid')}}
[data-drawn] .drawn-user{width:auto;gap:.5rem;padding:0 .5rem}
.drawn-user span{display:block;max-width:12em;${truncated}}
html.dark .drawn-day,html:not(.dark) .drawn-night{display:none!important}
.drawn-tabs{height:${TABS_HEIGHT}px;background:${color('bg.panel')};border-bottom:1px solid ${color('border')}}
.drawn-row{flex:1;display:flex}
.drawn-panel{width:264px;flex-shrink:0;position:sticky;top:${bars}px;height:calc(100dvh - ${bars}px);background:${color('bg.panel')};border-inline-end:1px solid ${color('border')}}
.drawn-main{flex:1;min-width:0;display:flex;flex-direction:column}
[data-drawn] .drawn-strip{display:flex;align-items:center;flex-wrap:wrap;gap:.5rem;padding:.25rem 1rem;background:${color('bg.warning')};color:${color('fg.warning')};border-bottom:1px solid ${color('border.warning')}}
[data-drawn] .drawn-strip>p:first-child{flex:1}
[data-drawn] .drawn-strip span{display:flex;align-items:center;height:2rem;padding:0 .625rem;border:1px solid ${color('accent.border')};border-radius:.375rem;font-size:.75rem;line-height:1.125rem;font-weight:600;color:${color('accent.fg')}}
[data-drawn] .drawn-strip .drawn-solid{border-color:transparent;color:${color('accent.contrast')};background:${color('accent.solid')}}
.drawn-strip i{display:flex;align-items:center;justify-content:center;width:2rem;height:2rem;color:${color('gray.fg')}}
[data-drawn] .drawn-stack{display:flex;flex-direction:column;gap:.75rem;min-width:0;padding:1rem}
.drawn-heading{display:flex;justify-content:space-between;align-items:flex-start;flex-wrap:wrap;gap:.75rem}
.drawn-title{flex:1 1 20rem;min-width:0}
.drawn-title>:first-child{display:flex;align-items:baseline;gap:.5rem;min-width:0}
[data-drawn] h1{min-height:1.75rem;font-size:1.125rem;line-height:1.75rem;font-weight:600;${truncated}}
.drawn-title p{color:${color('fg.muted')}}
.drawn-title>:first-child p{flex-shrink:0}
[data-drawn] .drawn-title>:last-child{display:flex;flex-wrap:wrap;column-gap:.75rem;font-size:.75rem}
.drawn-day-text{white-space:nowrap}
[data-drawn] .drawn-warning{color:${color('fg.warning')}}
[data-drawn] .drawn-warning b{display:inline-flex;align-items:center;border:1px solid transparent;line-height:1.125rem;font-weight:600;color:${color('accent.fg')};text-decoration:underline;white-space:nowrap}
.drawn-choices{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;margin-inline-start:auto}
[data-drawn] .drawn-refresh{display:flex;align-items:center;gap:.25rem;font-size:.75rem;color:${color('fg.muted')}}
[data-drawn] .drawn-refresh button{height:2rem;min-width:2rem;padding:0 .625rem;color:${color('accent.fg')}}
[data-drawn] .drawn-segments{display:inline-flex;gap:2px;padding:2px;border-radius:.375rem;background:${color('bg.muted')}}
[data-drawn] .drawn-segments button{min-height:1.75rem;padding:0 .75rem;border:0;border-radius:calc(.375rem - 2px);white-space:nowrap;color:${color('fg.muted')}}
[data-drawn] .drawn-segments [aria-pressed=true]{background:${color('bg.panel')};color:${color('fg')};font-weight:600}
[data-drawn] .drawn-select{display:flex;align-items:center;justify-content:space-between;height:2.25rem;padding:0 .625rem;border:1px solid ${color('border')};border-radius:.375rem}
.drawn-select span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.drawn-select svg{color:${color('fg.muted')}}
[data-drawn] .drawn-layout{width:2.25rem;height:2.25rem;border-color:${color('border.emphasized')};color:${color('gray.fg')}}
[data-drawn] .drawn-look{display:flex;align-items:flex-start;gap:.5rem;min-height:2.5rem;padding:.5rem 1rem;border-radius:.5rem;background:${color('bg.info')}}
[data-drawn] .drawn-look>p{flex-shrink:0;padding-top:.125rem;color:${color('fg.info')}}
[data-drawn] .drawn-look.drawn-urgent{background:${color('bg.warning')}}
[data-drawn] .drawn-urgent>p{color:${color('fg.warning')}}
[data-drawn] .drawn-look span{font-weight:600}
[data-drawn] .drawn-look .drawn-amount{font-weight:inherit;white-space:nowrap}
[data-drawn] .drawn-look a{text-decoration:underline;text-decoration-color:${color('border.emphasized')};text-underline-offset:2px}
[data-drawn] .drawn-look a:not([title]){color:${color('accent.fg')};text-decoration-color:currentColor}
[data-drawn] .drawn-tasks{display:flex;align-items:flex-start;gap:.25rem .75rem;min-height:82px;padding:.5rem 1rem;${panel}}
@media (min-width:1900px){[data-drawn] .drawn-tasks{min-height:46px}}
[data-drawn] .drawn-tasks>:is(p,div){flex-shrink:0;line-height:1.75rem}
[data-drawn] .drawn-tasks p{font-weight:600}
.drawn-tasks>div{color:${color('fg.muted')}}
.drawn-tasks ul{display:flex;flex-wrap:wrap;gap:.5rem;min-width:0;list-style:none}
.drawn-tasks li{display:flex}
[data-drawn] .drawn-tasks a{display:inline-flex;align-items:center;min-height:1.75rem;padding:0 .625rem;border:1px solid ${color('border')};border-radius:9999px;white-space:nowrap}
[data-drawn] .drawn-tasks .drawn-urgent{color:${color('fg.error')};border-color:${color('border.error')}}
.drawn-cards{display:grid;gap:.75rem;grid-template-columns:repeat(3,minmax(0,1fr))}
@media (min-width:1280px){.drawn-cards{grid-template-columns:repeat(5,minmax(0,1fr))}}
[data-drawn] .drawn-card{position:relative;min-width:0;height:${cardSize.usual.height};overflow:hidden;container-type:inline-size;padding:1rem;${panel}}
[data-drawn] .drawn-tall .drawn-card{height:${cardSize.tall.height}}
[data-drawn] .drawn-name{padding-inline-end:1.25rem;color:${color('fg.muted')};${truncated}}
[data-drawn] :is(.drawn-value,.drawn-reason){line-height:2.25rem;${truncated}}
[data-drawn] .drawn-value{font-weight:600}
${followingSize('[data-drawn] .drawn-value', CARD_FIGURE_REM)}
.drawn-value a::after{content:"";position:absolute;inset:0}
[data-drawn] .drawn-beside{height:${cardSize.usual.beside};font-size:.75rem;line-height:1.125rem;color:${color('fg.muted')}}
.drawn-beside>div{display:flex;column-gap:.25rem}
[data-drawn] .drawn-tall .drawn-beside{height:${cardSize.tall.beside}}
.drawn-tall .drawn-beside>div{flex-wrap:wrap}
.drawn-tall .drawn-beside>div p{order:1;flex-basis:100%}
.drawn-beside .drawn-margin{margin-inline-start:.25rem}
.drawn-beside p{${truncated};unicode-bidi:${ofPieces.unicodeBidi}}
.drawn-beside [data-direction]{white-space:nowrap}
.drawn-beside a{position:relative;z-index:1;flex-shrink:0}
@container (width<12rem){.drawn-cards:not(.drawn-tall) .drawn-beside>div>a{display:none}}
[data-drawn] .drawn-beside p>span:not(:last-child){margin-inline-end:.5rem}
.drawn-uncosted{color:${color('fg.warning')};text-decoration:underline;text-underline-offset:2px}
[data-drawn] .drawn-line{height:1.75rem;margin-top:.25rem}
.drawn-origin{position:absolute;z-index:1;top:0;inset-inline-end:0;display:flex;align-items:center;justify-content:center;width:2.25rem;height:2.25rem}
[data-drawn] .drawn-origin{color:${color('fg.subtle')}}
[data-drawn] .drawn-outline{height:460px;padding:.25rem 1rem;${panel}}
[data-drawn] :is(.drawn-panel,.drawn-outline) i{display:block;height:2.25rem;margin:.75rem 0;border-radius:.375rem;background:${color('bg.muted')}}
[data-drawn] .drawn-panel i{margin:.75rem}
[data-drawn] .drawn-outline i:first-child{width:12rem;height:1.25rem}
`;
