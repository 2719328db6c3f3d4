import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit } from './kit.ts';

/** When a person was here last, also once the session is over that they were here by. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big } = kit(db);
  await db.schema.alterTable('user').addColumn('last_seen_at', big).execute();
  await sql`update "user" set last_seen_at = (
    select max(coalesce(seen_at, created_at)) from session where session.user_id = "user".id
  )`.execute(db);
}
