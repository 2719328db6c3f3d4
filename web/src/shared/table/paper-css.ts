import { css } from '@emotion/react';

const table = {
  '& :is(th, td)': { position: 'static !important' },
  '& tr': { breakInside: 'avoid' },
  '& tfoot': { display: 'table-row-group' },
  '& tr[data-space], & :is([data-tool], [data-unsorted], input[type=checkbox])': {
    display: 'none',
  },
  // Browsers leave buttons out of the heads that they repeat.
  '& thead button': { display: 'contents' },
} as const;

/** A table on paper: nothing scrolls, its head stands on every sheet, its sums once, and no row is broken. */
export const paperTableCss = { '@media print': table } as const;

/** The same of a table with more columns than a sheet has room for; there is no pointer to ask for the rest of a text. */
export const widePaperTableCss = {
  '@media print': {
    ...table,
    zoom: '0.7',
    '& :is(td, tbody th)': { paddingBlock: '1' },
    '& [data-truncate]': { whiteSpace: 'normal', overflow: 'visible' },
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
