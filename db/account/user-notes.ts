import type { Selectable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { UserNoteTable } from './tables.ts';

/** What people chose of how the product looks, by name. It belongs to the person, whoever they work for. */

type UserNote = Omit<Selectable<UserNoteTable>, 'user_id'>;

/** All of a person, by name. */
export const findUserNotes = (db: DbOrTransaction, userId: number): Promise<UserNote[]> =>
  db
    .selectFrom('user_note')
    .select(['name', 'value', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();

/**
 * Writes a note over the one that is there. Who holds both tells by the time which is the newer, so that it grows
 * with every write, whatever becomes of the clock.
 */
export async function writeUserNote(
  trx: DbOrTransaction,
  userId: number,
  { name, value, changed_at }: UserNote,
): Promise<void> {
  await trx
    .insertInto('user_note')
    .values({ user_id: userId, name, value, changed_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet(({ eb, ref }) => ({
        value,
        changed_at: eb
          .case()
          .when('user_note.changed_at', '>=', changed_at)
          .then(eb(ref('user_note.changed_at'), '+', 1))
          .else(changed_at)
          .end(),
      })),
    )
    .execute();
}

export async function deleteUserNotes(
  trx: DbOrTransaction,
  userId: number,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await trx
    .deleteFrom('user_note')
    .where('user_id', '=', userId)
    .where('name', 'in', names)
    .execute();
}
