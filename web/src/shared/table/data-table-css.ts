import { headingCss, wordRoomCss } from './heading-css.ts';
import { paperTableCss } from './paper-css.ts';

/**
 * Cells are plain elements styled from the root: a table of Chakra cells costs three times as much
 * to draw. Sticky are the head and the first column.
 */
export const dataTableCss = {
  // Collapsed borders stay behind when a sticky cell moves.
  borderCollapse: 'separate',
  borderSpacing: '0',
  ...wordRoomCss,
  '--picture': '32px',
  '&[data-compact]': { '--picture': '24px' },
  '& :is(th, td)': {
    paddingInline: '3',
    paddingBlock: '1',
    height: '10',
    borderBottomWidth: '1px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    position: 'sticky',
    top: '0',
    // Over the first column where a row moves under it.
    zIndex: 2,
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'semibold',
  },
  '&[data-fixed] thead th': headingCss,
  // What names a row is a cell like the others to who sees the table.
  '& tbody th': { fontWeight: 'inherit' },
  '& tr > :first-child': {
    position: 'sticky',
    insetInlineStart: '0',
    // Over what is positioned in the cells that move under it, as buttons are.
    zIndex: 1,
    background: 'bg.panel',
  },
  '& thead tr > :first-child': { zIndex: 3, background: 'bg.subtle' },
  // In a narrow window it would leave no room for the rest.
  '& [data-pinned]': {
    position: { lg: 'sticky' },
    insetInlineEnd: { lg: '0' },
    borderInlineStartWidth: { lg: '1px' },
    // What can be done with a row is not for paper.
    '@media print': { display: 'none' },
  },
  '& tbody [data-pinned]': { zIndex: 1, background: 'bg.panel' },
  // Acts of many words go on in a second line: in one they would take the room of what they are about.
  '&:not([data-fixed]) tbody [data-pinned] > *': {
    width: 'max-content',
    maxWidth: 'max(18rem, 22vw)',
    flexWrap: 'wrap',
  },
  '& thead [data-pinned]': { zIndex: 3 },
  '& tr[aria-current] > :is(td, th)': { background: 'accent.subtle' },
  '& tfoot tr > :nth-child(n)': {
    position: 'sticky',
    insetBlockEnd: '0',
    zIndex: 2,
    background: 'bg.subtle',
    color: 'fg',
    fontWeight: 'semibold',
    borderBottomWidth: '0',
    borderTopWidth: '1px',
  },
  '& tfoot tr > :first-child': { zIndex: 3 },
  '& [data-figure]': { textAlign: 'end' },
  '& [data-text]': {
    whiteSpace: 'normal',
    minWidth: '5.75rem',
    paddingBlock: '1.5',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  '& [data-text]:first-child': { minWidth: '7rem' },
  '&[data-compact] :is(th, td)': { height: '8', paddingBlock: '0.5' },
  '&[data-compact] :is(td, tbody th)': { fontSize: 'xs', lineHeight: '1.125rem' },
  // Two lines fill a row of the usual height, and of the lower one.
  '& :is(td, tbody th):has([data-lines])': { paddingBlock: '0' },
  // With the line below, no higher than a row that has not come yet.
  '& [data-lines] > * + *': { lineHeight: '1.0625rem' },
  '&[data-compact] [data-lines] > *': { fontSize: 'xs', lineHeight: '0.9375rem' },
  '& tbody tr:focus-visible': {
    outline: '2px solid',
    outlineOffset: '-2px',
    outlineColor: 'colorPalette.focusRing',
  },
  '&[data-dense] :is(th, td)': { paddingInline: '2' },
  '& tbody tr:hover > :is(td, th)': { background: 'bg.subtle' },
  '& tbody tr[data-group] > td': { background: 'bg.muted' },
  '& thead th button': { fontWeight: 'semibold', cursor: 'pointer', padding: '1', margin: '-1' },
  '& th[aria-sort] button': { color: 'accent.fg' },
  ...paperTableCss,
} as const;
