import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';

async function business() {
  const api = await testApi();
  const boss = await api.signIn({ nick_name: '王老板' });
  const of = { role: 'manager', boss_id: boss.user.id } as const;
  const manager = await api.signIn(of);
  const operator = await api.signIn({ ...of, is_operator: 1 });
  const stranger = await api.signIn();
  const save = (token: string, fields: object = {}) =>
    api.call(
      'saveTableView',
      {
        viewId: null,
        table: 'products',
        name: '滞销',
        query: 'hint=deadStock',
        isShared: false,
        ...fields,
      },
      { token },
    );
  const list = async (token: string, table = 'products') =>
    (await api.call('listTableViews', { table }, { token })).data;
  return { api, boss, manager, operator, stranger, save, list };
}

describe('a view of a list', () => {
  it('is kept, renamed, made the one to begin with and deleted, by its maker alone', async () => {
    const { boss, manager, save, list } = await business();
    const { data: made } = await save(boss.token, { name: ' 滞销 ' });
    expect(made).toEqual({
      viewId: expect.any(String),
      table: 'products',
      name: '滞销',
      query: 'hint=deadStock',
      isShared: false,
      isDefault: false,
      isMine: true,
      mayChange: true,
      maker: '王老板',
    });
    const { viewId } = made;
    expect(await list(boss.token)).toEqual([made]);
    expect(await list(boss.token, 'auditLog')).toEqual([]);
    expect(await list(manager.token)).toEqual([]);
    expect(await save(manager.token, { viewId })).toMatchObject({
      msg: expect.stringContaining('不存在'),
    });
    expect(await manager.ask('deleteTableView', { viewId })).toMatchObject({
      msg: expect.stringContaining('不存在'),
    });

    await save(boss.token, { viewId, name: '清仓', query: 'range=month&hint=deadStock' });
    await boss.ask('setDefaultTableView', { table: 'products', viewId });
    expect(await list(boss.token)).toMatchObject([
      { viewId, name: '清仓', query: 'range=month&hint=deadStock', isDefault: true },
    ]);
    await boss.ask('setDefaultTableView', { table: 'products', viewId: null });
    expect(await list(boss.token)).toMatchObject([{ isDefault: false }]);
    expect(await boss.ask('deleteTableView', { viewId })).toMatchObject({
      code: 0,
    });
    expect(await list(boss.token)).toEqual([]);
  });

  it('is shared by a boss or manager with their business alone, and changed by its maker or the boss', async () => {
    const { api, boss, manager, operator, stranger, save, list } = await business();
    const { data: ofBoss } = await save(boss.token, { isShared: true });
    const { data: ofManager } = await save(manager.token, { name: '缺货', isShared: true });
    expect(await list(manager.token)).toMatchObject([
      { name: '缺货', isMine: true, mayChange: true },
      { name: '滞销', isMine: false, mayChange: false, maker: '王老板' },
    ]);
    expect(await list(operator.token)).toHaveLength(2);
    expect(await list(stranger.token)).toEqual([]);
    // Nobody is told the whole phone of a colleague.
    expect(JSON.stringify(await list(operator.token))).not.toContain(manager.user.phone);

    for (const { token } of [manager, operator]) {
      expect(await save(token, { viewId: ofBoss.viewId, name: '我的' })).toMatchObject({
        msg: '只有创建人或老板可以修改共享视图',
      });
      expect(await api.call('deleteTableView', { viewId: ofBoss.viewId }, { token })).toMatchObject(
        {
          msg: '只有创建人或老板可以删除共享视图',
        },
      );
    }
    expect(await save(operator.token, { isShared: true })).toMatchObject({
      msg: '只有老板和店长可以共享视图',
    });
    expect(await save(boss.token, { ...ofManager, name: '要补货' })).toMatchObject({ code: 0 });
    expect(await list(manager.token)).toMatchObject([{ name: '要补货', isMine: true }, {}]);
    // Who leaves the business takes what they shared along.
    await api.db
      .updateTable('user')
      .set({ boss_id: null })
      .where('id', '=', manager.user.id)
      .execute();
    expect(await list(boss.token)).toMatchObject([{ name: '滞销' }]);
  });

  it('comes back as it was when its deletion is taken back, for all who begin with it: for a day, until its name is taken, and for nobody else', async () => {
    const { api, boss, manager, operator, stranger, save, list } = await business();
    const { data: made } = await save(manager.token, { isShared: true });
    const { viewId } = made;
    const begin = (token: string, id: string | null) =>
      api.call('setDefaultTableView', { table: 'products', viewId: id }, { token });
    const remove = (token: string) => api.call('deleteTableView', { viewId }, { token });
    const restore = (token: string) => api.call('restoreTableView', { viewId }, { token });
    const gone = { msg: expect.stringContaining('不存在') };
    for (const { token } of [boss, operator]) await begin(token, viewId);
    const everybody = [boss, manager, operator];
    const seen = () => Promise.all(everybody.map(({ token }) => list(token)));
    const before = await seen();
    expect(await restore(boss.token)).toMatchObject(gone);

    expect(await remove(boss.token)).toMatchObject({ code: 0 });
    expect(await seen()).toEqual([[], [], []]);
    expect(await remove(boss.token)).toMatchObject(gone);
    expect(await begin(boss.token, viewId)).toMatchObject(gone);
    for (const { token } of [operator, stranger]) expect(await restore(token)).toMatchObject(gone);
    expect(await restore(boss.token)).toMatchObject({ code: 0 });
    expect(await seen()).toEqual(before);

    // Who has chosen another beginning since keeps it.
    await remove(manager.token);
    await begin(operator.token, null);
    await restore(manager.token);
    expect((await list(operator.token))[0]).toMatchObject({ viewId, isDefault: false });
    expect((await list(boss.token))[0]).toMatchObject({ viewId, isDefault: true });

    const { data } = await boss.ask('listAudit', { pageNum: 1, pageSize: 10 });
    expect(JSON.stringify(data)).toContain('restoreTableView');

    // The thirty that there may be are full without it.
    await remove(manager.token);
    for (let place = 1; place <= 30; place++) await save(manager.token, { name: `视图 ${place}` });
    expect(await restore(manager.token)).toMatchObject({ msg: expect.stringContaining('30') });
    // Its name is another's by now.
    const [first] = await list(manager.token);
    await save(manager.token, { ...first, name: '滞销' });
    expect(await restore(manager.token)).toMatchObject(gone);

    await manager.ask('deleteTableView', { viewId: first.viewId });
    api.clock.advance(25 * 60 * 60 * 1000);
    const row = () =>
      api.db
        .selectFrom('table_view')
        .select('id')
        .where('id', '=', Number(first.viewId))
        .executeTakeFirst();
    expect(await row()).toBeDefined();
    // Any write lets go of what is over.
    await save(boss.token);
    await expect.poll(row).toBeUndefined();
  });

  it('holds nothing but parameters of its list, has a name of its own, and there are thirty at most', async () => {
    const { boss, save, list } = await business();
    for (const query of [
      'shop=temu%3A1',
      'hint=deadStock&next=%2F%2Fevil',
      '?hint=deadStock',
      'tab=shipped',
    ])
      expect(await save(boss.token, { query }), query).toMatchObject({
        msg: expect.stringContaining('不正确'),
      });
    expect(await save(boss.token, { query: `q=${'a'.repeat(1000)}` })).toMatchObject({
      data: null,
    });
    expect(await save(boss.token, { name: ' ' })).toMatchObject({ msg: '请填写视图名称' });
    expect(await save(boss.token, { name: '长'.repeat(21) })).toMatchObject({ data: null });
    await save(boss.token);
    expect(await save(boss.token)).toMatchObject({ msg: '已有同名视图，请换一个名称' });
    for (let place = 2; place <= 30; place++) await save(boss.token, { name: `视图 ${place}` });
    expect(await save(boss.token, { name: '再一个' })).toMatchObject({
      msg: expect.stringContaining('30'),
    });
    expect(await save(boss.token, { table: 'shippingOrders', query: 'tab=shipped' })).toMatchObject(
      { code: 0 },
    );
    expect(await list(boss.token)).toHaveLength(30);
  });

  it('is told of in the log with what it was and became, and never to a key', async () => {
    const { api, boss, save } = await business();
    const { data: made } = await save(boss.token);
    await save(boss.token, { viewId: made.viewId, query: 'hint=soldOut', isShared: true });
    const { data } = await boss.ask('listAudit', { pageNum: 1, pageSize: 10 });
    expect(JSON.stringify(data)).toContain('saveTableView');
    expect(JSON.stringify(data)).toContain('hint=soldOut');
    const { secret } = await makeKey(api, boss.token);
    expect(
      await api.call('listTableViews', { table: 'products' }, { token: secret }),
    ).toMatchObject({ code: 403 });
  });
});
