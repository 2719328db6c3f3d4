import { z } from 'zod';
import { importMapping, importOptions, previewImport } from '../contract/import-files.ts';
import { tryImport } from '../contract/import-tries.ts';
import { importJob } from '../contract/imports.ts';
import { readSheets } from './read-sheets.ts';

/** What the server and the process of an import tell each other. */

/** The server's clock, milliseconds since 1970; the process counts on from it. */
const now = z.int();

const salesFile = z.object({
  path: z.string(),
  format: z.enum(['csv', 'xlsx']),
  size: z.int(),
  sheets: readSheets,
});

/** From the server: what is to be done. */
export const jobOrder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('import'),
    importId: z.int(),
    databaseUrl: z.string(),
    file: salesFile,
    limit: z.int(),
    now,
  }),
  z.object({
    kind: z.literal('takeBack'),
    importId: z.int(),
    databaseUrl: z.string(),
    now,
  }),
  z.object({
    kind: z.literal('convert'),
    path: z.string(),
    target: z.string(),
    limit: z.int(),
  }),
  z.object({
    kind: z.literal('preview'),
    file: salesFile,
    limit: z.int(),
    now,
    /** What the seller has chosen; guessed where absent. */
    options: importOptions.optional(),
  }),
  z.object({
    kind: z.literal('try'),
    file: salesFile,
    limit: z.int(),
    now,
    mapping: importMapping.optional(),
  }),
]);
export type JobOrder = z.infer<typeof jobOrder>;

/** From the process. */
export const jobMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), job: importJob }),
  z.object({
    kind: z.literal('finished'),
    job: importJob,
    mallIds: z.array(z.string()).readonly(),
  }),
  /** Figures of shops have changed before the end. */
  z.object({ kind: z.literal('shown'), mallIds: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal('converted'), note: z.string().nullable(), sheets: readSheets }),
  z.object({
    kind: z.literal('previewed'),
    preview: previewImport.output.omit({ uploadId: true, fileName: true, note: true }),
  }),
  z.object({ kind: z.literal('tried'), tried: tryImport.output.omit({ note: true }) }),
  /** The file is at fault; a Chinese sentence for the seller. */
  z.object({ kind: z.literal('refused'), message: z.string() }),
  /** The program is at fault; for the log. */
  z.object({ kind: z.literal('fault'), message: z.string() }),
]);
export type JobMessage = z.infer<typeof jobMessage>;
