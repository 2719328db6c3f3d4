import { z } from 'zod';
import { hasPhone } from '../../db/account/chat-logins.ts';
import type { AuditEntry, AuditFilter } from '../../db/audit/audit-log.ts';
import * as calls from '../contract/audit.ts';
import { addDays, dayStart } from '../contract/rules/calendar.ts';
import { maskedPhone } from '../contract/rules/phones.ts';
import type { Actor } from '../deps.ts';

/** Which lines of who did what somebody is told, and how. */

export type AuditRow = z.output<typeof calls.auditRow>;

type Asked = z.output<typeof calls.auditFilter> & {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
};

/** Of the whole firm to its boss, to everybody else what they did themselves. */
export const linesFor = (
  user: Pick<Actor, 'id' | 'role'>,
  { startTime, endTime, userId, shopId, kind, outcome, keyword }: Asked,
): AuditFilter => ({
  of: user.role === 'boss' ? { ownerId: user.id } : { userId: user.id },
  userId: userId === undefined ? undefined : /^\d{1,9}$/.test(userId) ? Number(userId) : -1,
  from: startTime === undefined ? undefined : dayStart(startTime),
  to: endTime === undefined ? undefined : dayStart(addDays(endTime, 1)),
  mallIds: shopId === undefined ? undefined : [shopId],
  kind,
  outcome,
  keyword: keyword || undefined,
});

const keptSubjects = z.array(z.object({ field: z.string(), value: z.string() }));
const keptChanges = calls.auditRow.shape.changes;

const isCost = ({ field }: { readonly field: string }): boolean => field.startsWith('cost:');

/** What tells somebody apart from whoever has the same name; null where the name is their phone. */
export function markOf({
  user_id,
  person,
  phone,
}: Pick<AuditEntry, 'user_id' | 'person' | 'phone'>): string | null {
  if (phone === null) return `ID ${user_id}`;
  // Without a phone is nobody but a boss who came by the chat app.
  return phone === person || !hasPhone({ phone }) ? null : maskedPhone(phone);
}

/** A line as it is told. */
export function rowOf(entry: AuditEntry, seesCost: boolean): AuditRow {
  const changes = keptChanges.parse(JSON.parse(entry.changes));
  return {
    entryId: String(entry.id),
    at: entry.at,
    userId: String(entry.user_id),
    person: entry.person,
    personMark: markOf(entry),
    call: entry.call,
    kind: entry.kind,
    subjects: keptSubjects.parse(JSON.parse(entry.subjects)),
    shops: entry.shops.map(({ mall_id: shopId, platform: platformType, name }) => ({
      shopId,
      platformType,
      name,
    })),
    // The right over costs may have been taken away since.
    changes: seesCost ? changes : changes.filter((change) => !isCost(change)),
    changesLeftOut: entry.changes_left_out,
    address: entry.address,
    via: entry.via,
    keyName: entry.keyName,
    outcome: entry.outcome,
    msg: entry.msg,
  };
}
