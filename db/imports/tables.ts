import type { Generated, Selectable } from 'kysely';
import type { Flag } from '../engine/columns.ts';

export interface UploadTable {
  id: string;
  owner_id: number;
  file_name: string;
  size: number;
  /** An XLSX workbook, or a table of HTML, is kept as the CSV text of what is read of it. */
  format: 'csv' | 'xlsx';
  /** Chinese sentence: which sheets are read, and which are not. */
  note: Generated<string | null>;
  /** JSON of the sheets that are read together; null where it is one. */
  sheets: Generated<string | null>;
  created_at: number;
}

export interface SalesImportTable {
  id: Generated<number>;
  owner_id: number;
  upload_id: string;
  file_name: string;
  /** The note and the sheets of the upload. */
  note: Generated<string | null>;
  sheets: Generated<string | null>;
  /** JSON of the ids of the shops that it made; null where it made none, when it was taken back, and of old ones. */
  made_shops: Generated<string | null>;
  /** JSON of the import options. */
  options: string;
  /** A trial: everything is read and counted, nothing is kept. */
  dry_run: Flag;
  status: 'queued' | 'running' | 'done' | 'failed' | 'interrupted' | 'cancelled';
  /** Of an unfinished one; `taking_back` where what was done is being undone. */
  phase: 'reading' | 'saving' | 'taking_back' | null;
  percent: number;
  rows_read: number;
  lines_added: number;
  lines_changed: Generated<number>;
  /** Lines that were there with the same values. */
  lines_known: number;
  rows_refused: number;
  shops_created: number;
  products_created: number;
  /** JSON of what it converted to yuan, over all shops; null before it is done. */
  conversions: string | null;
  first_day: string | null;
  last_day: string | null;
  error: string | null;
  created_at: number;
  /** The running process says that it lives; a job that fell silent is `interrupted`. */
  heartbeat_at: number | null;
  finished_at: number | null;
  /** Grows with every import that is saved, whichever began first. Null before that, and of old ones. */
  sequence: Generated<number | null>;
  taken_back_at: Generated<number | null>;
  /** Lines that are in the figures although it has not ended; 0 where all come at its end. */
  lines_shown: Generated<number>;
  /** What it becomes when those are taken out of the figures again. Null while nothing has gone wrong. */
  ends_as: Generated<'failed' | 'interrupted' | 'cancelled' | null>;
  /** The server whose job it is; when that one has died, it is `interrupted` at once. */
  runner: Generated<string | null>;
}

export type SalesImport = Selectable<SalesImportTable>;

export interface ImportRefusalTable {
  import_id: number;
  row_no: number;
  reason: string;
  raw: string;
}

/** What an import converted from one currency to yuan in one shop. Sums are sold less returned. */
export interface ImportConversionTable {
  import_id: number;
  shop_id: number;
  currency: string;
  row_count: number;
  /** Decimal in that currency. */
  original: string;
  /** Whole fen. */
  amount: number;
  lowest_rate: string;
  highest_rate: string;
  first_day: string;
  last_day: string;
}

/** A line that an import changed: what was, and what is. The first of them are kept. */
export interface ImportChangeTable {
  import_id: number;
  change_no: number;
  row_no: number;
  shop_id: number;
  order_no: string;
  sku_ref: number;
  old_sold_at: number;
  old_kind: 'sale' | 'return';
  old_quantity: number;
  old_amount: number;
  new_sold_at: number;
  new_kind: 'sale' | 'return';
  new_quantity: number;
  new_amount: number;
}

/** Imports of sales files. */
export interface ImportsTables {
  upload: UploadTable;
  sales_import: SalesImportTable;
  import_refusal: ImportRefusalTable;
  import_conversion: ImportConversionTable;
  import_change: ImportChangeTable;
}
