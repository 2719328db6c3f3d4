import { z } from 'zod';
import type { SalesImport } from '../../db/schema.ts';
import { importConversion, type importJob } from '../contract/imports.ts';

export type ImportJob = z.output<typeof importJob>;

const conversions = z.array(importConversion);

/** An import as the calls answer it and as the topic importProgress tells it. */
export function jobView(row: SalesImport): ImportJob {
  return {
    importId: String(row.id),
    fileName: row.file_name,
    note: row.note,
    status: row.taken_back_at === null ? row.status : 'taken_back',
    phase: row.phase,
    percent: row.percent,
    rowsRead: row.rows_read,
    linesAdded: row.lines_added,
    linesChanged: row.lines_changed,
    linesKnown: row.lines_known,
    linesShown: row.lines_shown,
    rowsRefused: row.rows_refused,
    shopsCreated: row.shops_created,
    productsCreated: row.products_created,
    conversions: row.conversions === null ? [] : conversions.parse(JSON.parse(row.conversions)),
    firstDay: row.first_day,
    lastDay: row.last_day,
    error: row.error,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    takenBackAt: row.taken_back_at,
  };
}
