import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, id, instant, paging, platformType } from './fields.ts';
import { auditKinds } from './rules/audit.ts';

/** Who did what: a line for every call that changes something, written by the server. */

const source = 'design 4 The GraphQL schema';

export const auditOutcomes = ['done', 'refused', 'failed'] as const;
export const auditWays = ['session', 'key', 'helper', 'none'] as const;

export const auditRow = z.object({
  entryId: id,
  at: instant,
  /** Who did it, as they were called then. */
  userId: id,
  person: z.string(),
  /** What tells them apart from others of that name: their phone without its middle; null where that is the name. */
  personMark: z.string().nullish(),
  /** Name of the call, or `leaveTeam` of who registered for themselves. */
  call: z.string(),
  kind: z.enum(auditKinds),
  /** What it was about, beside shops: the kind of thing and its name or number. */
  subjects: z.array(z.object({ field: z.string(), value: z.string() })),
  /** As they were called then. */
  shops: z.array(z.object({ shopId: id, platformType, name: z.string() })),
  /** What stood before and after, as text; a colon in the field divides off which one of several it is. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** How many more changes there were. */
  changesLeftOut: z.int(),
  /** Network address, an IPv6 one without the half that changes. */
  address: z.string().nullable(),
  /** `none`: before there was a session, as at a sign-in. */
  via: z.enum(auditWays),
  /** What the key is called by which it was done. */
  keyName: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  /** The sentence that it was refused with. */
  msg: z.string().nullable(),
});

/** By what the log is narrowed down, beside days. */
export const auditFilter = z.object({
  userId: id.optional().describe('only what this person did'),
  shopId: id.optional().describe('only what was about this shop'),
  kind: z.enum(auditKinds).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  keyword: z
    .string()
    .trim()
    .max(64)
    .optional()
    .describe('part of what it was about: a person, an order, a SKU, a file'),
});

export const listAudit = defineCall({
  name: 'listAudit',
  method: 'GET',
  encoding: 'query',
  path: '/api/audit/list',
  origin: 'assigned',
  visitor: 'blocked',
  summary:
    'Who did what, the newest first: to a boss of the whole firm, to everybody else what they did themselves. Costs are told to whoever may see them.',
  source,
  input: z.object({
    startTime: day.optional(),
    endTime: day.optional().describe('the last day, included'),
    ...auditFilter.shape,
    ...paging,
  }),
  output: z.object({ total: z.int(), rows: z.array(auditRow) }),
});

export const listAuditPeople = defineCall({
  name: 'listAuditPeople',
  method: 'GET',
  encoding: 'query',
  path: '/api/audit/people',
  origin: 'assigned',
  visitor: 'blocked',
  role: 'boss',
  summary: 'Everybody who did something in the firm of the boss, as they were called last.',
  source,
  input: z.object({}),
  output: z.array(z.object({ userId: id, name: z.string(), mark: auditRow.shape.personMark })),
});
