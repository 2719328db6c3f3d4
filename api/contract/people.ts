import { z } from 'zod';
import { defineCall } from './call.ts';
import { formInt, id, instant, paging } from './fields.ts';
import { peopleSorts, personKinds } from './rules/people.ts';
import { permissionItems } from './rules/permissions.ts';

/** Everybody who works for a boss, on one list. */

export const personRow = z.object({
  /** Their user id; null of who is invited, who has none yet. */
  workerId: id.nullable(),
  kind: z.enum(personKinds),
  phone: z.string(),
  nickName: z.string().nullable(),
  /** Their shops in saved order, of both marketplaces. */
  shopIds: z.array(id),
  /** Permission items of a manager; nobody else has any. */
  permissionIdList: z.array(z.int()),
  hasPassword: z.boolean(),
  /** The password is used up by the next sign-in. */
  isOneTime: z.boolean(),
  /** Null of who is invited. */
  createTime: instant.nullable(),
  /** When they were here last, noted every few minutes; null before, and told to the boss alone. */
  lastSeenTime: instant.nullable(),
  /** Until when the code opens that was sent to who is invited; null of everybody else. */
  inviteUntil: instant.nullable(),
});

export const listPeople = defineCall({
  name: 'listPeople',
  method: 'GET',
  encoding: 'query',
  path: '/api/manage/people',
  origin: 'assigned',
  role: 'boss',
  summary:
    'The managers, operators and warehouse shippers of the boss, and the phones that a code is on its way to, with shops, rights and when they were here last.',
  source: 'design 4 The GraphQL schema',
  input: z.object({
    kind: z.enum(personKinds).optional(),
    shopId: id.optional().describe('only who has this shop'),
    permissionId: formInt
      .refine((value) => permissionItems.some(({ id: known }) => known === value), '权限只能是1至4')
      .optional()
      .describe('only managers who have this permission item, 1 to 4'),
    keyword: z.string().trim().max(64).optional().describe('part of the phone or the name'),
    sort: z.enum(peopleSorts).default('added').describe('what leads the list'),
    ...paging,
  }),
  output: z.object({ total: z.int(), rows: z.array(personRow) }),
});
