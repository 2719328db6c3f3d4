import { insertAuditEntry } from '../../db/audit/audit-log.ts';
import { nameOf } from '../account/name.ts';
import type { Actor, CallContext } from '../deps.ts';
import { one } from './declare.ts';
import { entryOf } from './entry.ts';

/** The act of this line: no call, but what the registration of somebody who was in a team means to its boss. */
export const leavingAct = 'leaveTeam';

/** Tells the boss of a team that somebody has left it: the line of their call is in their own log. */
export async function tellLeaving(
  context: CallContext,
  user: Actor,
  ownerId: number,
): Promise<void> {
  const { db, requestId, logger } = context;
  const act = { call: leavingAct, kind: 'people', subjects: one('person', nameOf(user)) } as const;
  const line = {
    ...entryOf(context, { user, ownerId }, act),
    changes: '[]',
    changes_left_out: 0,
    // Whoever registers has not signed in.
    via: 'none',
    via_id: null,
    outcome: 'done',
    msg: null,
  } as const;
  // They have left already, whether that can be told or not.
  await insertAuditEntry(db, line, []).catch((err: unknown) => {
    const fields = { requestId, call: leavingAct, err };
    logger.error(fields, 'A line of the audit log could not be written');
  });
}
