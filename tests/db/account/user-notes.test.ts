import { expect, it } from 'vitest';
import { deleteUserNotes, findUserNotes, writeUserNote } from '../../../db/account/user-notes.ts';
import { describeOnEngines } from '../../support/databases.ts';

describeOnEngines('notes of people', (engine) => {
  async function people() {
    const db = await engine.fresh();
    const add = (phone: string) =>
      db
        .insertInto('user')
        .values({
          phone,
          username: phone,
          nick_name: null,
          role: 'boss',
          boss_id: null,
          password_hash: null,
          wechat_uid: null,
          register_time: 1,
          is_first: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [one, other] = [await add('13900000001'), await add('13900000002')];
    const write = (userId: number, name: string, value: string, changed_at: number) =>
      writeUserNote(db, userId, { name, value, changed_at });
    return { db, one: one.id, other: other.id, write };
  }

  it('are of one person, by name, and the last one written counts', async () => {
    const { db, one, other, write } = await people();
    await write(one, 'table.stock', 'b', 1_700_000_000_000);
    await write(one, 'homeLayout', 'a', 1_700_000_000_000);
    await write(other, 'homeLayout', 'z', 1_700_000_000_000);
    await write(one, 'homeLayout', 'c', 1_700_000_000_005);
    expect(await findUserNotes(db, one)).toEqual([
      { name: 'homeLayout', value: 'c', changed_at: 1_700_000_000_005 },
      { name: 'table.stock', value: 'b', changed_at: 1_700_000_000_000 },
    ]);
    await deleteUserNotes(db, one, ['homeLayout']);
    expect(await findUserNotes(db, one)).toMatchObject([{ name: 'table.stock' }]);
    expect(await findUserNotes(db, other)).toMatchObject([{ value: 'z' }]);
  });

  it('get a later time with every write, also where the clock was put back', async () => {
    const { db, one, write } = await people();
    const kept = async () => (await findUserNotes(db, one))[0];
    await write(one, 'a', '1', 1_000);
    await write(one, 'a', '2', 1_000);
    expect(await kept()).toEqual({ name: 'a', value: '2', changed_at: 1_001 });
    await write(one, 'a', '3', 5);
    expect(await kept()).toEqual({ name: 'a', value: '3', changed_at: 1_002 });
  });

  it('go with their person', async () => {
    const { db, one, other, write } = await people();
    await write(one, 'a', '1', 1);
    await write(other, 'a', '2', 1);
    await db.deleteFrom('user').where('id', '=', one).execute();
    expect(await db.selectFrom('user_note').select('value').execute()).toEqual([{ value: '2' }]);
  });
});
