import { listAuditEntries, listAuditPeople } from '../../db/audit/audit-log.ts';
import { hasPermission, signedIn } from '../caller.ts';
import * as calls from '../contract/audit.ts';
import type { CallInput } from '../contract/call.ts';
import { ofRanges } from '../contract/usual-refusals.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { listPage } from '../statistics/ranges.ts';
import { linesFor, markOf, rowOf } from './lines.ts';

/** Who did what, as it is told. */

async function list(input: CallInput<typeof calls.listAudit>, context: CallContext) {
  const user = signedIn(context);
  const { startTime: start, endTime: end } = input;
  if (start !== undefined && end !== undefined && end < start) refuse(ofRanges, 'backwards');
  const filter = linesFor(user, input);
  const { total, rows } = await listAuditEntries(context.db, filter, listPage(input));
  const seesCost = hasPermission(context, 'lookCost');
  return { total, rows: rows.map((row) => rowOf(row, seesCost)) };
}

export const routes: Route[] = [
  route(calls.listAudit, list),
  route(calls.listAuditPeople, async (_input, context) => {
    const people = await listAuditPeople(context.db, signedIn(context).id);
    return people.map((person) => ({
      userId: String(person.user_id),
      name: person.person,
      mark: markOf(person),
    }));
  }),
];
