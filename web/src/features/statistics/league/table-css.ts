import { headingCss } from '../../../shared/table/heading-css.ts';
import { paperTableCss } from '../../../shared/table/paper-css.ts';

/** In px: so low that 35 shops are one screen; on a touch screen high enough to be hit. */
export const ROW_HEIGHT = 28;
export const TOUCH_ROW_HEIGHT = 40;
/** Beyond so many only the rows in sight are drawn. */
export const MOST_DRAWN = 50;

/**
 * Cells are plain elements styled from the root: a table of Chakra cells costs three times as much to draw.
 * Sticky are the head, the shop and the sum.
 */
export const tableCss = {
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    height: 'var(--row)',
    paddingInline: '2',
    paddingBlock: '0',
    borderBottomWidth: '1px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    lineHeight: '1.25rem',
  },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: 2,
    height: '9',
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'semibold',
    ...headingCss,
  },
  '& :is(tbody, tfoot) th': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: 1,
    background: 'bg.panel',
    fontWeight: 'normal',
  },
  '& thead th:first-of-type': { insetInlineStart: '0', zIndex: 3 },
  '& tr > th:first-child': { borderInlineEndWidth: '1px' },
  '& tfoot :is(th, td)': {
    position: 'sticky',
    insetBlockEnd: '0',
    height: '9',
    background: 'bg.subtle',
    fontWeight: 'semibold',
    borderBottomWidth: '0',
    borderTopWidth: '1px',
  },
  '& tfoot th': { zIndex: 2 },
  '& tbody tr:focus-visible': {
    outline: '2px solid',
    outlineOffset: '-2px',
    outlineColor: 'colorPalette.focusRing',
  },
  '& tbody tr[data-last-pinned] > *': { borderBottomColor: 'border.emphasized' },
  '& tbody tr:not([data-space]):hover > :is(td, th)': { background: 'bg.subtle' },
  '& [data-space] td': { padding: '0', border: '0' },
  '& [data-figure]': { textAlign: 'end' },
  '& [data-origin]': { marginInlineEnd: '1' },
  // Of many rows each the same: seen where the pointer or the focus is, and everywhere on a touch screen.
  '@media (hover: hover)': {
    '& tbody tr:not(:hover, :focus-within) [data-origin]': { opacity: '0' },
  },
  '& [data-quiet]': { color: 'fg.muted' },
  '& th button[data-sort]': {
    fontWeight: 'semibold',
    cursor: 'pointer',
    padding: '1',
    margin: '-1',
  },
  '& th[aria-sort] button[data-sort]': { color: 'accent.fg' },
  '& [data-rank]': { color: 'fg.muted', minWidth: '6', textAlign: 'end', flexShrink: 0 },
  '& [data-pin]': {
    display: 'inline-flex',
    flexShrink: 0,
    boxSize: '6',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'l1',
    color: 'fg.subtle',
    cursor: 'pointer',
    _hover: { color: 'accent.fg', background: 'bg.emphasized' },
    '&[aria-pressed=true]': { color: 'accent.fg' },
  },
  ...paperTableCss,
} as const;
