import { describe, expect, it } from 'vitest';
import { insertGroup } from '../../../db/shops/shop-groups.ts';
import { testApi } from '../../support/api.ts';

it('[R7.3-42] [R3-09] [R3-13] [R3-14] lists the groups of a boss with their shops', async () => {
  const api = await testApi();
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const one = await api.shop(boss.user, { mall_id: '11' });
  const two = await api.shop(boss.user, { mall_id: '12' });
  await api.assign(manager.user, two);
  const full = await insertGroup(api.db, boss.user.id, '欧洲站', [one.id, two.id]);
  const empty = await insertGroup(api.db, boss.user.id, '空组', []);
  const row = (id: number, name: string, mallId: string) => ({
    groupId: String(id),
    mallName: name,
    shopGroupName: name,
    mallId,
    groupMallId: `${id}-${mallId}`,
  });
  const list = async (token: string) => (await api.call('queryUserGroups', {}, { token })).data;
  expect(await list(boss.token)).toEqual([row(full, '欧洲站', '11,12'), row(empty, '空组', '')]);
  expect(await list(manager.token)).toEqual([row(full, '欧洲站', '12')]);
  expect(await list(stranger.token)).toEqual([]);
  expect(await api.call('queryUserGroups')).toMatchObject({ status: 200, code: 401 });
});

describe('the groups of a boss', () => {
  async function people() {
    const api = await testApi();
    const boss = await api.signIn();
    const stranger = await api.signIn();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    const shop = await api.shop(boss.user, { mall_id: '11' });
    await api.shop(boss.user, { mall_id: '12' });
    await api.shop(stranger.user, { mall_id: '99' });
    await api.assign(manager.user, shop);
    const make = async (name: string, token = boss.token): Promise<string> => {
      const { code, data } = await api.call('saveUserGroups', { shopGroupName: name }, { token });
      expect(code).toBe(0);
      return data.groupId;
    };
    const list = async (token = boss.token) =>
      (await api.call('queryUserGroups', {}, { token })).data;
    return { api, boss: boss.token, stranger: stranger.token, manager: manager.token, make, list };
  }

  it('[R7.3-43] [R3-15] are added without shops, each name once', async () => {
    const { api, boss, stranger, make, list } = await people();
    const groupId = await make('  欧洲站  ');
    expect(await list()).toMatchObject([{ groupId, shopGroupName: '欧洲站', mallId: '' }]);
    const again = await api.call('saveUserGroups', { shopGroupName: '欧洲站' }, { token: boss });
    expect(again).toMatchObject({ code: 1, msg: '分组名称已存在，请换一个名称' });
    for (const shopGroupName of ['  ', '长'.repeat(51)]) {
      const wrong = await api.call('saveUserGroups', { shopGroupName }, { token: boss });
      expect(wrong).toMatchObject({ status: 200, code: 1 });
    }
    await make('欧洲站', stranger);
    expect(await list()).toHaveLength(1);
  });

  it('[R7.3-44] are renamed', async () => {
    const { api, boss, stranger, make, list } = await people();
    const groupId = await make('旧');
    await make('别的');
    const rename = (shopGroupName: string, token = boss) =>
      api.call('updateUserGroups', { groupId, shopGroupName }, { token });
    expect(await rename('别的')).toMatchObject({ code: 1 });
    expect(await rename('新', stranger)).toMatchObject({ code: 1 });
    expect(await rename('新')).toMatchObject({ code: 0, data: null });
    expect((await list()).map((row: { mallName: string }) => row.mallName)).toEqual(['新', '别的']);
  });

  it('[R7.3-45] hold exactly the shops that are set, of their boss alone', async () => {
    const { api, boss, make, list } = await people();
    const groupId = await make('组');
    const set = (shopId: string) =>
      api.call('saveShopGroups', { groupId, shopId }, { token: boss });
    expect(await set('11,12')).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject([{ mallId: '11,12', groupMallId: `${groupId}-11,12` }]);
    expect(await set('11,99')).toMatchObject({ code: 403 });
    expect(await list()).toMatchObject([{ mallId: '11,12' }]);
    expect(await set('')).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject([{ mallId: '' }]);
  });

  it('[R7.3-46] are removed, several at once, and their shops stay', async () => {
    const { api, boss, stranger, make, list } = await people();
    const ids = [await make('一'), await make('二'), await make('三')];
    await api.call('saveShopGroups', { groupId: ids[0], shopId: '11' }, { token: boss });
    const remove = (groupId: string, token = boss) =>
      api.call('removeUserGroups', { groupId }, { token });
    expect(await remove(ids.join(','), stranger)).toMatchObject({ code: 1 });
    expect(await remove(`${ids[0]},${ids[1]}`)).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject([{ groupId: ids[2] }]);
    expect((await api.call('getShopList', {}, { token: boss })).data).toHaveLength(2);
    expect(await remove('nothing')).toMatchObject({ code: 1 });
  });

  it('are not for a manager to change', async () => {
    const { api, manager, make, list } = await people();
    const groupId = await make('组');
    for (const [name, fields] of [
      ['saveUserGroups', { shopGroupName: '我的' }],
      ['updateUserGroups', { groupId, shopGroupName: '我的' }],
      ['saveShopGroups', { groupId, shopId: '11' }],
      ['removeUserGroups', { groupId }],
    ] as const) {
      expect(await api.call(name, fields, { token: manager })).toMatchObject({ code: 1 });
    }
    expect(await list()).toMatchObject([{ shopGroupName: '组', mallId: '' }]);
  });
});
