import type { insertAuditEntry } from '../../db/audit/audit-log.ts';
import { nameOf } from '../account/name.ts';
import { networkOf } from '../account/network.ts';
import type { CallContext } from '../deps.ts';
import type { Acting, Subject, Told } from './declare.ts';

type Entry = Parameters<typeof insertAuditEntry>[1];

/** What was done to what. */
interface Act {
  readonly call: string;
  readonly kind: Told['kind'];
  readonly subjects: readonly Subject[];
}

/** What every line of the log says: who did what to what, when and from where. */
export function entryOf(
  { now, clientAddress }: Pick<CallContext, 'now' | 'clientAddress'>,
  { user, ownerId }: Pick<Acting, 'user' | 'ownerId'>,
  { call, kind, subjects: all }: Act,
) {
  const subjects = all.map(({ field, value }) => ({ field, value: cut(value) }));
  return {
    at: now(),
    user_id: user.id,
    owner_id: ownerId,
    person: nameOf(user),
    phone: user.phone,
    call,
    kind,
    subjects: JSON.stringify(subjects),
    words: subjects.map(({ value }) => value.toLowerCase()).join('\n'),
    address: clientAddress === undefined ? null : networkOf(clientAddress),
  } satisfies Partial<Entry>;
}

/** Longest text of a line. */
const longest = 300;

export const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
