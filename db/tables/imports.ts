import type { Generated, Selectable } from 'kysely';
import type { Flag } from './columns.ts';

export interface UploadTable {
  id: string;
  owner_id: number;
  file_name: string;
  size: number;
  /** An XLSX workbook is kept as the CSV text of its first sheet. */
  format: 'csv' | 'xlsx';
  created_at: number;
}

export interface SalesImportTable {
  id: Generated<number>;
  owner_id: number;
  upload_id: string;
  file_name: string;
  /** JSON of the import options. */
  options: string;
  /** A trial: everything is read and counted, nothing is kept. */
  dry_run: Flag;
  status: 'queued' | 'running' | 'done' | 'failed' | 'interrupted' | 'cancelled';
  phase: 'reading' | 'saving' | null;
  percent: number;
  rows_read: number;
  lines_added: number;
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

/** Imports of sales files. */
export interface ImportsTables {
  upload: UploadTable;
  sales_import: SalesImportTable;
  import_refusal: ImportRefusalTable;
  import_conversion: ImportConversionTable;
}
