import { expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

describeOnEngines('names of shops and groups', (engine) => {
  it('[R5.8-02] are given to one only, though several ask at the same time', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { user, ask } = await api.signIn();
    const shopIds = ['1', '2', '3'];
    for (const mall_id of shopIds) await api.shop(user, { mall_id });
    const outcomes = async (asked: Promise<{ code: number }>[]) =>
      (await Promise.all(asked)).map(({ code }) => code).sort();
    const renamed = shopIds.map((shopId) => ask('renameShop', { shopId, name: '旗舰店' }));
    expect(await outcomes(renamed)).toEqual([0, 1, 1]);
    const created = shopIds.map(() => ask('saveUserGroups', { shopGroupName: '欧洲站' }));
    expect(await outcomes(created)).toEqual([0, 1, 1]);
    expect(api.logged).toEqual([]);
  });

  it('[R3-15] [R7.3-43] [R7.3-45] of groups are records, and so are the shops in them', async () => {
    const db = await engine.fresh();
    const api = await testApi({ db });
    const { user, ask } = await api.signIn();
    const first = await api.shop(user, { mall_id: '11' });
    const second = await api.shop(user, { mall_id: '12' });
    const { data } = await ask('saveUserGroups', { shopGroupName: '欧洲站' });
    const groupId = Number(data.groupId);
    const fields = { groupId: data.groupId, shopId: '12,11,12' };
    expect(await ask('saveShopGroups', fields)).toMatchObject({ code: 0 });
    expect(await db.selectFrom('shop_group').selectAll().execute()).toEqual([
      { id: groupId, owner_id: user.id, name: '欧洲站' },
    ]);
    const members = db.selectFrom('shop_group_member').selectAll().orderBy('sort');
    expect(await members.execute()).toEqual([
      { group_id: groupId, shop_id: second.id, sort: 0 },
      { group_id: groupId, shop_id: first.id, sort: 1 },
    ]);
    await ask('removeUserGroups', { groupId: data.groupId });
    expect(await members.execute()).toEqual([]);
  });

  it('are not looked for under an id that no group can have', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { ask } = await api.signIn();
    for (const groupId of ['99999999999', '1e3', '-1', 'x']) {
      const fields = { groupId, shopGroupName: '新', shopId: '' };
      for (const name of ['updateUserGroups', 'saveShopGroups', 'removeUserGroups'])
        expect(await ask(name, fields)).toMatchObject({
          status: 200,
          code: 1,
          msg: '该分组不存在或已删除，请刷新页面',
        });
    }
    expect(api.logged).toEqual([]);
  });
});
