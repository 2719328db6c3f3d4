import { z } from 'zod';
import { languageCodes } from '../../contract/rules/languages.ts';

/** What the process for pictures is told, and what it answers. */

const bytes = z.instanceof(Uint8Array);

/** A line of words in a picture, in whole pixels from the upper left corner. */
const readLine = z.object({
  text: z.string(),
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
});
export type ReadLine = z.output<typeof readLine>;

/** A box to be drawn; a colour that is null is taken from the picture. */
const drawnBox = z.object({
  source: z.string(),
  text: z.string(),
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  size: z.int().nullable(),
  color: z.string().nullable(),
  background: z.string().nullable(),
});
export type DrawnBox = z.output<typeof drawnBox>;

const coloured = drawnBox.extend({ color: z.string(), background: z.string() });
export type ColouredBox = z.output<typeof coloured>;

export const jobOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), bytes, language: z.enum(['zh-CN', 'en']) }),
  z.object({
    kind: z.literal('draw'),
    bytes,
    language: z.enum(languageCodes),
    boxes: z.array(drawnBox),
    mostBytes: z.int(),
  }),
]);
export type JobOrder = z.output<typeof jobOrder>;

export const jobAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), lines: z.array(readLine) }),
  z.object({
    kind: z.literal('drawn'),
    bytes,
    width: z.int(),
    height: z.int(),
    boxes: z.array(coloured),
  }),
  /** The picture cannot be opened. */
  z.object({ kind: z.literal('broken') }),
]);
export type JobAnswer = z.output<typeof jobAnswer>;
