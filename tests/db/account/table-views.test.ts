import { expect, it } from 'vitest';
import {
  findDefaultView,
  findTableViews,
  insertTableView,
  markDeleted,
  purgeTableViews,
  setDefaultView,
  updateTableView,
} from '../../../db/account/table-views.ts';
import { describeOnEngines } from '../../support/databases.ts';

describeOnEngines('views of lists', (engine) => {
  async function people() {
    const db = await engine.fresh();
    const add = async (phone: string, boss_id: number | null) =>
      db
        .insertInto('user')
        .values({
          phone,
          username: phone,
          nick_name: null,
          role: boss_id === null ? 'boss' : 'manager',
          boss_id,
          password_hash: null,
          wechat_uid: null,
          register_time: 1,
          is_first: 0,
        })
        .returning(['id', 'boss_id'])
        .executeTakeFirstOrThrow();
    const boss = await add('13900000001', null);
    const manager = await add('13900000002', boss.id);
    const stranger = await add('13900000003', null);
    const view = (user_id: number, name: string, is_shared: 0 | 1) =>
      insertTableView(db, {
        user_id,
        list: 'products',
        name,
        query: 'q=a',
        is_shared,
        changed_at: 1,
      });
    const names = async (asker: typeof boss) =>
      (await findTableViews(db, asker, 'products')).map(({ name }) => name);
    return { db, boss, manager, stranger, view, names };
  }

  it('are seen by their maker, and where they are shared by the business', async () => {
    const { db, boss, manager, stranger, view, names } = await people();
    await view(boss.id, 'b', 1);
    await view(boss.id, 'c', 0);
    await view(manager.id, 'a', 1);
    await view(stranger.id, 'd', 1);
    expect(await names(boss)).toEqual(['a', 'b', 'c']);
    expect(await names(manager)).toEqual(['a', 'b']);
    expect(await names(stranger)).toEqual(['d']);
    expect(await findTableViews(db, boss, 'auditLog')).toEqual([]);
  });

  it('have one name once for each person and list', async () => {
    const { boss, manager, view } = await people();
    await view(boss.id, 'a', 0);
    await view(manager.id, 'a', 0);
    await expect(view(boss.id, 'a', 1)).rejects.toThrow(/unique/i);
  });

  it('are no default any more of who does not see them, or when they are gone', async () => {
    const { db, boss, manager, view } = await people();
    const id = await view(boss.id, 'a', 1);
    const begin = (userId: number) => setDefaultView(db, { userId, list: 'products' }, id);
    const first = (userId: number) => findDefaultView(db, userId, 'products');
    await begin(boss.id);
    await begin(manager.id);
    await begin(manager.id);
    expect([await first(boss.id), await first(manager.id)]).toEqual([id, id]);
    const where = { id, user_id: boss.id, list: 'products' };
    await updateTableView(db, where, { name: 'a', query: 'q=b', is_shared: 0, changed_at: 2 });
    expect([await first(boss.id), await first(manager.id)]).toEqual([id, undefined]);
    await markDeleted(db, id, 3);
    expect(await first(boss.id)).toBeUndefined();
    await markDeleted(db, id, null);
    expect(await first(boss.id)).toBe(id);
  });

  it('are seen by nobody when they are deleted, go for good after a day, and give their name free', async () => {
    const { db, boss, view, names } = await people();
    const ids = [await view(boss.id, 'a', 0), await view(boss.id, 'b', 0)];
    for (const id of ids) await markDeleted(db, id, 1_000);
    expect(await names(boss)).toEqual([]);
    await view(boss.id, 'a', 0);
    const left = () => db.selectFrom('table_view').select('name').orderBy('name').execute();
    expect(await left()).toEqual([{ name: 'a' }, { name: 'b' }]);
    await purgeTableViews(db, 1_000 + 86_400_000);
    expect(await left()).toHaveLength(2);
    await purgeTableViews(db, 1_001 + 86_400_000);
    expect(await left()).toEqual([{ name: 'a' }]);
  });
});
