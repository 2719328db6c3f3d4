import { sql } from 'kysely';
import { among } from '../engine/among.ts';
import type { Db } from '../engine/connect.ts';

/** What pushes and e-mails that wait to be sent have in common, each in a table of its own. */

type Outbox = 'push_message' | 'mail_message';
type Messages = readonly { readonly id: number }[];

const idsOf = (messages: Messages) => messages.map(({ id }) => id);

/** They were sent, or need not be. */
export async function finish(db: Db, outbox: Outbox, messages: Messages): Promise<void> {
  if (messages.length === 0) return;
  await sql`update ${sql.table(outbox)} set due_at = null
    where ${among(db, 'id', idsOf(messages))}`.execute(db);
}

export interface Postponement {
  readonly until: number;
  /** They were held back and not tried: there is no attempt behind them. */
  readonly untried: boolean;
}

/** They are sent later. */
export async function postpone(
  db: Db,
  outbox: Outbox,
  messages: Messages,
  { until, untried }: Postponement,
): Promise<void> {
  const attempts = untried ? sql`, attempts = 0` : sql``;
  await sql`update ${sql.table(outbox)} set due_at = ${until}${attempts}
    where ${among(db, 'id', idsOf(messages))}`.execute(db);
}
