/** An import as `startImport` writes it down, beside whose it is and of which file. */
export const waitingImport = {
  dry_run: 0,
  status: 'queued',
  percent: 0,
  rows_read: 0,
  lines_added: 0,
  lines_known: 0,
  rows_refused: 0,
  shops_created: 0,
  products_created: 0,
} as const;
