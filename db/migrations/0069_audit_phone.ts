import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** Of whom a line of the log tells, by a phone: names people give themselves. Of who is gone it is not known. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { text } = kit(db);
  await db.schema.alterTable('audit_log').addColumn('phone', text).execute();
  await sql`
    update audit_log
    set phone = (select "user".phone from "user" where "user".id = audit_log.user_id)`.execute(db);
}
