import { z } from 'zod';

/**
 * What every answer of the `/api` surface is wrapped in. Only HTTP 200 carries a usable envelope
 * (specification section 7). Codes 0, 1 and 401 are the specification's, the others are ours.
 * Answers of another HTTP status (404 no such call, 405, 413 body too large, 415, 500 fault) carry an
 * envelope as well, whose code is the status, so that a person with curl reads why.
 */
export const envelope = z.object({
  /** A number, or its text. */
  code: z.union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ]),
  /** Absent or null where an upstream has nothing to say. */
  msg: z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .transform((msg) => msg ?? ''),
  data: z.unknown().optional(),
  /** Which refusal it is, for those who tell it in another language; our own server alone says it. */
  refusal: z
    .object({ name: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional()
    .catch(undefined),
});
export type Envelope = z.infer<typeof envelope>;

export const resultCode = {
  success: 0,
  /** An expected refusal; msg is a sentence for the seller. */
  business: 1,
  /** The session is missing, unknown or over. */
  sessionInvalid: 401,
  /** Signed in, but without the right. */
  forbidden: 403,
  /** Too many attempts; msg says how long to wait. */
  tooMany: 429,
  /** The server is too busy at the moment and has changed nothing: the same call may be made again. */
  busy: 503,
  /** No shop was named (店铺为空). */
  emptyShop: 9999,
} as const;
