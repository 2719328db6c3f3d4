import { insertAuditEntry } from '../../db/audit/audit-log.ts';
import { nameOf } from '../account/name.ts';
import { networkOf } from '../account/network.ts';
import type { Actor, CallContext } from '../deps.ts';
import { one } from './declare.ts';

/** The act of this line: no call, but what the registration of somebody who was in a team means to its boss. */
export const leavingAct = 'leaveTeam';

/** Tells the boss of a team that somebody has left it: the line of their call is in their own log. */
export async function tellLeaving(
  context: CallContext,
  person: Actor,
  ownerId: number,
): Promise<void> {
  const { db, now, clientAddress, requestId, logger } = context;
  const subjects = one('person', nameOf(person));
  const line = {
    at: now(),
    user_id: person.id,
    owner_id: ownerId,
    person: nameOf(person),
    phone: person.phone,
    call: leavingAct,
    kind: 'people',
    subjects: JSON.stringify(subjects),
    words: subjects.map(({ value }) => value.toLowerCase()).join('\n'),
    changes: '[]',
    changes_left_out: 0,
    address: clientAddress === undefined ? null : networkOf(clientAddress),
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
