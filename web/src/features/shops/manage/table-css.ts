import { headingCss } from '../../../shared/table/heading-css.ts';
import { paperTableCss } from '../../../shared/table/paper-css.ts';
import { ownDirection } from '../../../theme/truncation.ts';

/** Cells are plain elements styled from the root: hundreds of rows are drawn at once. */
export const tableCss = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& :is(th, td)': {
    height: '10',
    // All of the columns are to stand beside each other in an office.
    paddingInline: '2',
    paddingBlock: '1',
    borderBottomWidth: '1px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& th': {
    ...headingCss,
    position: 'sticky',
    top: '0',
    zIndex: 1,
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'semibold',
  },
  '& [data-account]': {
    position: { md: 'sticky' },
    insetInlineStart: { md: '0' },
    borderInlineEndWidth: '1px',
    paddingInlineStart: '3',
  },
  '& td[data-account]': { zIndex: 1, background: 'bg.panel' },
  '& th[data-account]': { zIndex: 2 },
  '& tbody tr:focus-visible': {
    outline: '2px solid',
    outlineOffset: '-2px',
    outlineColor: 'colorPalette.focusRing',
  },
  '&[data-compact] :is(th, td)': { height: '8', paddingBlock: '0' },
  '&[data-compact] td': { fontSize: 'xs', lineHeight: '1.125rem' },
  // What can be done stays in sight, however wide the rest is; on a phone it would leave no room for it.
  '& [data-acts]': {
    position: { md: 'sticky' },
    insetInlineEnd: { md: '0' },
    borderInlineStartWidth: '1px',
    '@media print': { display: 'none' },
  },
  // Two in a line where words are long: side by side they would cover what they are about.
  '& td[data-acts]': { background: 'bg.panel' },
  '& [data-acts] > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    width: 'max-content',
    maxWidth: '12.5rem',
  },
  '& th[data-acts]': { zIndex: 2 },
  '& td[rowspan]': { verticalAlign: 'top', paddingBlock: '2' },
  '& tbody tr:hover > td:not([rowspan])': { background: 'bg.subtle' },
  '& [data-name]': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: '260px',
    '& > a, & > span:nth-of-type(2)': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      ...ownDirection,
    },
    '& > a:hover': {
      color: 'accent.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '2px',
    },
  },
  '& [data-groups]': {
    maxWidth: '200px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    ...ownDirection,
  },
  // In two lines: in one, what is about to end would take the room of the columns after it.
  '& [data-expiry]': {
    whiteSpace: 'normal',
    wordBreak: 'keep-all',
    width: '7rem',
    minWidth: '7rem',
  },
  '& [data-expiry=expired]': { color: 'status.overdue', fontWeight: 'semibold' },
  '& [data-expiry=soon]': { color: 'status.due', fontWeight: 'semibold' },
  '& [data-people]': { whiteSpace: 'normal', wordBreak: 'keep-all', minWidth: '7rem' },
  // An operator with what they are, in one line.
  '&:lang(zh) [data-people]': { minWidth: '10.25rem' },
  // Words of letters go on in a next line as far as there is no room for all of the columns.
  '&:not(:lang(zh))': {
    '& td': { whiteSpace: 'normal', wordBreak: 'keep-all' },
    '& [data-name]': { whiteSpace: 'nowrap' },
    '& [data-expiry]': { width: 'auto', minWidth: '6rem' },
    '&:lang(ja) [data-expiry]': { wordBreak: 'normal' },
    '& [data-completeness]': { minWidth: '6rem' },
    '& [data-acts] > div': { width: 'auto' },
  },
  '& [data-quiet]': { color: 'fg.muted' },
  '& button': {
    color: 'accent.fg',
    cursor: 'pointer',
    padding: '1',
    borderRadius: 'l1',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
  },
  '& td[rowspan] button': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg' },
  ...paperTableCss,
} as const;
