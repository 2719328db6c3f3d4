import type { Generated, Selectable } from 'kysely';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import type { ExportKind } from '../../api/contract/rules/export-columns.ts';
import type { Flag } from '../engine/columns.ts';

/** A file of a whole list that somebody has asked for. */
export interface DataExportTable {
  /** Random, so that nobody can guess another's. */
  id: string;
  owner_id: number;
  /** The key that it was asked for by; null for a session. */
  key_id: number | null;
  kind: ExportKind;
  format: 'jsonl' | 'csv';
  /** JSON list of the marketplace's ids of the shops. */
  mall_ids: string;
  /** Both null where no days play a part. */
  start_day: string | null;
  end_day: string | null;
  source: DataSource;
  /** JSON of what the audit log is narrowed down by; null of everything else. */
  filter: string | null;
  /** Whether its file tells costs; null until it is begun. */
  with_cost: Flag | null;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** How often it was begun; each time writes a file of its own. */
  attempts: Generated<number>;
  /** Until then one process works on it; when that has died, another begins it again. */
  lease_until: number | null;
  rows_done: Generated<number>;
  /** Rows that there will be; null while that is not known. */
  row_count: number | null;
  /** Bytes of the finished file. */
  size: number | null;
  error: string | null;
  created_at: number;
  finished_at: number | null;
}

export type DataExport = Selectable<DataExportTable>;

/** Files that are made for people. */
export interface FilesTables {
  data_export: DataExportTable;
}
