import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

/** Shop groups of a boss (specification sections 3 and 7; base path assigned in readings B). */

export const shopGroupRow = z.object({
  groupId: id,
  /** The group's name. */
  mallName: z.string(),
  shopGroupName: z.string(),
  /** Comma-joined shop ids, empty when the group has no shops. */
  mallId: z.string(),
  /** `groupId-mallId list`, e.g. `7-11,12`. */
  groupMallId: z.string(),
});

export const queryUserGroups = defineCall({
  name: 'queryUserGroups',
  path: '/api/group/query/userGroups',
  origin: 'assigned',
  summary: 'The shop groups of the user; a manager sees the members that are assigned to them.',
  source: 'readings B Shop groups',
  input: z.object({}),
  output: z.array(shopGroupRow),
});
