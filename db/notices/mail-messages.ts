import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { MailMessage } from '../schema.ts';
import { finish, type Postponement, postpone } from './outbox.ts';

/** What is to be sent to mailboxes, and what was: each alert once. An alert that is forgotten takes its row along. */

export interface NewMail {
  readonly alertId: number;
  readonly userId: number;
}

/** Notes what is to be sent, in one order; what was noted before stays as it is. */
export async function insertMails(
  db: DbOrTransaction,
  mails: readonly NewMail[],
  dueAt: number,
): Promise<void> {
  const ordered = mails.toSorted((one, other) => one.alertId - other.alertId);
  await insertRows(
    db,
    'mail_message',
    'alert_id, user_id, due_at',
    ordered.map(({ alertId, userId }) => [alertId, userId, dueAt]),
    'on conflict (alert_id) do nothing',
  );
}

/**
 * Takes what is due of one person, with all that waits to go along, until then for this process alone.
 * @param along how much later than now what goes along may be due, in ms
 * @returns nothing where nothing is due; an empty list where another process was quicker
 */
export async function claimMails(
  db: Db,
  { now, until, along }: { readonly now: number; readonly until: number; readonly along: number },
): Promise<MailMessage[] | undefined> {
  const next = await db
    .selectFrom('mail_message')
    .select('user_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return undefined;
  const taken = await db
    .updateTable('mail_message')
    .set((row) => ({ due_at: until, attempts: row('attempts', '+', 1) }))
    .where('user_id', '=', next.user_id)
    .where((row) =>
      row.or([
        row('due_at', '<=', now),
        row.and([row('due_at', '<=', now + along), row('attempts', '=', 0)]),
      ]),
    )
    .returningAll()
    .execute();
  return taken.sort((one, other) => one.id - other.id);
}

export const finishMails = (db: Db, mails: readonly MailMessage[]): Promise<void> =>
  finish(db, 'mail_message', mails);

export const postponeMails = (
  db: Db,
  mails: readonly MailMessage[],
  how: Postponement,
): Promise<void> => postpone(db, 'mail_message', mails, how);
