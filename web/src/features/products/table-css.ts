import { headingCss, wordRoomCss } from '../../shared/table/heading-css.ts';
import { widePaperTableCss } from '../../shared/table/paper-css.ts';
import { ownDirection } from '../../theme/truncation.ts';

/** In px, each for two lines of text beside a small picture; on a touch screen high enough to be hit. */
export const lineHeights = { normal: 40, compact: 32, touch: 56 } as const;
/** The least width of the column that names the product: on a phone it leaves room for another. */
export const PRODUCT_WIDTH = 'var(--product-width)';

const inLines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  ...ownDirection,
} as const;

/**
 * Cells are plain elements styled from the root: a table of Chakra cells costs three times as much to draw.
 * Sticky are the head and the product.
 */
export const tableCss = {
  borderCollapse: 'separate',
  borderSpacing: '0',
  '--product-width': { base: '236px', md: '17.75rem' },
  ...wordRoomCss,
  '--line': `${lineHeights.normal}px`,
  '--picture': '32px',
  '&[data-touch]': { '--line': `${lineHeights.touch}px`, '--picture': '40px' },
  '&[data-compact]': { '--line': `${lineHeights.compact}px`, '--picture': '24px' },
  '& th [data-picture]': { display: { base: 'none', md: 'flex' } },
  '& :is(th, td)': {
    paddingInline: '2',
    paddingBlock: '0',
    borderBottomWidth: '1px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& :is(td, tbody th)': { height: 'var(--line)', lineHeight: '1.125rem' },
  '& th': {
    position: 'sticky',
    top: '0',
    zIndex: 2,
    height: '10',
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'semibold',
  },
  '& thead th': headingCss,
  '& thead th:first-of-type': { insetInlineStart: '0', zIndex: 3, borderInlineEndWidth: '1px' },
  '& tbody th': {
    zIndex: 1,
    top: 'auto',
    insetInlineStart: '0',
    background: 'bg.panel',
    color: 'fg',
    fontWeight: 'normal',
    borderInlineEndWidth: '1px',
  },
  '& tfoot :is(th, td)': {
    position: 'sticky',
    insetBlockEnd: '0',
    zIndex: 2,
    height: '10',
    background: 'bg.subtle',
    color: 'fg',
    fontWeight: 'semibold',
    lineHeight: '1.125rem',
    borderBottomWidth: '0',
    borderTopWidth: '1px',
  },
  '& tfoot th': { top: 'auto', insetInlineStart: '0', zIndex: 3, borderInlineEndWidth: '1px' },
  '& [data-space] td': { padding: '0', border: '0' },
  '& [data-figure]': { textAlign: 'end' },
  '& [data-child] :is(td, th)': { background: 'bg.subtle' },
  '& tbody tr:not([data-space]):hover > :is(td, th)': { background: 'bg.muted' },
  '& tr[data-picked] > :is(td, th)': { background: 'bg.info' },
  '& th button[data-sort]': {
    fontWeight: 'semibold',
    cursor: 'pointer',
    padding: '1',
    margin: '-1',
    textAlign: 'inherit',
  },
  '& th[aria-sort] button[data-sort]': { color: 'accent.fg' },
  '& [data-quiet]': { color: 'fg.muted', fontSize: 'xs', lineHeight: '1.125rem' },
  '&[data-compact] :is(td, tbody th), &[data-compact] [data-quiet]': {
    fontSize: 'xs',
    lineHeight: '0.9375rem',
  },
  '&[data-compact] [data-second]': { lineHeight: '0.9375rem' },
  '&[data-compact] [data-figure] [data-second] > *': { minHeight: '0', lineHeight: '0.9375rem' },
  '& tbody tr:focus-visible': {
    outline: '2px solid',
    outlineOffset: '-2px',
    outlineColor: 'colorPalette.focusRing',
  },
  '& [data-truncate]': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    display: 'block',
    ...ownDirection,
  },
  // Names of shops often begin alike.
  '& [data-two-lines]': { ...inLines, WebkitLineClamp: '2' },
  // So do those of products, for which there is little room beside the others; a row for fingers has two lines for them.
  '&[data-touch] [data-product]': { ...inLines, WebkitLineClamp: '2' },
  // Longer than the figure above it, it may begin in the cell's padding.
  '& [data-figure] [data-quiet][data-truncate]': { marginInlineStart: '-2' },
  '& [data-name]': {
    cursor: 'pointer',
    ...ownDirection,
    // The pencil behind it keeps its place.
    minWidth: '0',
    maxWidth: '100%',
    _hover: { color: 'accent.fg', textDecoration: 'underline' },
  },
  '& [data-tool]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    // It may be hit where it stands out of its line, which it does not make higher.
    marginBlock: '-1',
    flexShrink: 0,
    borderRadius: 'l1',
    color: 'fg.subtle',
    cursor: 'pointer',
    _hover: { color: 'accent.fg', background: 'bg.emphasized' },
  },
  ...widePaperTableCss,
} as const;
