import { expect, it } from 'vitest';
import { insertGroup } from '../../db/shop-groups.ts';
import { testApi } from '../support/api.ts';

it('[R7.3-42] [R3-13] [R3-14] lists the groups of a boss with their shops', async () => {
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
