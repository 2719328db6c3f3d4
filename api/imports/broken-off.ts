import type { ImportChange } from '../../db/imports/imports.ts';
import type { SalesImport } from '../../db/schema.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';

/**
 * What becomes of an import that ends before its end. One that has neither lines in the figures nor made shops has saved
 * nothing; what it has saved is taken back first, by a job, and then it is what it would have been.
 */
export const brokenOff = (
  row: SalesImport,
  as: 'interrupted' | 'cancelled',
  now: number,
): ImportChange =>
  row.lines_shown > 0 || row.made_shops !== null
    ? {
        status: 'queued',
        phase: 'taking_back',
        percent: 0,
        ends_as: row.ends_as ?? as,
        error: as === 'interrupted' ? (row.error ?? importSentences.importTakenBack) : row.error,
        heartbeat_at: now,
      }
    : {
        status: as,
        phase: null,
        error: as === 'interrupted' ? importSentences.importInterrupted : row.error,
        finished_at: now,
      };

/** Whether a part of an import waits to be taken back. */
export const isLeftInPart = (row: SalesImport): boolean =>
  row.status === 'queued' && row.phase === 'taking_back' && row.ends_as !== null;
