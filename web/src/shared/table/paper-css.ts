import { css } from '@emotion/react';

const table = {
  '& :is(th, td)': { position: 'static !important' },
  '& tr': { breakInside: 'avoid' },
  '& tfoot': { display: 'table-row-group' },
  minWidth: '0 !important',
  '& tr[data-space], & :is([data-tool], [data-unsorted], [data-scope=checkbox], input[type=checkbox])':
    {
      display: 'none',
    },
  // Browsers leave buttons out of the heads that they repeat.
  '& thead button': { display: 'contents' },
} as const;

/** A table on paper: nothing scrolls, its head stands on every sheet, its sums once, and no row is broken. */
export const paperTableCss = { '@media print': table } as const;

/**
 * The same of a table with more columns than a sheet has room for: each is as wide as what stands in it, as browsers make
 * letters smaller until the widths of the window fit. There is no pointer to ask for the rest of a text.
 */
export const widePaperTableCss = {
  '@media print': {
    ...table,
    zoom: '0.7',
    tableLayout: 'auto !important',
    '& col': { width: 'auto !important' },
    '& tbody th': { minWidth: '13.75rem' },
    '& :is(td, tbody th)': { paddingBlock: '1' },
    '& [data-truncate]': { minWidth: '5rem', whiteSpace: 'normal', overflow: 'visible' },
    '& [data-two-lines]': { minWidth: '5rem', display: 'block', overflow: 'visible' },
  },
} as const;

/** Sheets for a wide table. */
export const widePaper = css`
  @page {
    size: landscape;
    margin: 10mm;
  }
`;

/** What a table scrolls in shows all of it on paper, whatever height it has in the window. */
export const paperScroller = {
  height: 'auto !important',
  maxHeight: 'none',
  overflow: 'visible',
} as const;
