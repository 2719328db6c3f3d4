import { sql } from 'kysely';
import { type Db, isSqlite } from '../../db/engine/connect.ts';

/** From now on a row for this table finds no room, as the engine itself says it of a full disk. */
export async function fillDisk(db: Db, table: string): Promise<void> {
  const trigger = sql.id(`no_room_${table}`);
  if (!isSqlite(db)) {
    await sql`create function ${trigger}() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger ${trigger} before insert on ${sql.table(table)}
      for each row execute function ${trigger}()`.execute(db);
    return;
  }
  await sql`create table if not exists filler (content blob)`.execute(db);
  await sql`create trigger ${trigger} before insert on ${sql.table(table)}
    begin insert into filler values (zeroblob(10000000)); end`.execute(db);
  // What the file has already is the least that it may have: from here on it does not grow.
  await sql`pragma max_page_count = 1`.execute(db);
}
