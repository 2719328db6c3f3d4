import type { Shop } from '../../../db/schema.ts';
import { type TestApi, testApi } from '../../support/api.ts';

/** A boss with temu and shein shops, another boss with a manager of their own, and calls in their names. */
export async function team() {
  const api = await testApi();
  const boss = await api.signIn({ phone: '13900000001' });
  const stranger = await api.signIn({ phone: '13900000002' });
  const foreign = await api.signIn({
    phone: '13900000003',
    role: 'manager',
    boss_id: stranger.user.id,
    password_hash: 'old',
  });
  const shops = [
    await api.shop(boss.user, { mall_id: '11' }),
    await api.shop(boss.user, { mall_id: '12' }),
    await api.shop(boss.user, { mall_id: '21', platform: 'shein' }),
  ] as const;
  const foreignShop = await api.shop(stranger.user, { mall_id: '99' });
  await api.assign(foreign.user, foreignShop);
  const as =
    (token: string) =>
    (name: string, fields: Readonly<Record<string, unknown>> = {}) =>
      api.call(name, fields, { token });
  return { api, boss, stranger, foreign, shops, foreignShop, as, call: as(boss.token) };
}

export const newPhone = '13900000011';

/** A manager of the boss with these shops, and a session of theirs. */
export async function managerOf(
  api: TestApi,
  boss: { readonly user: { readonly id: number } },
  shops: readonly Shop[],
  phone = newPhone,
) {
  const manager = await api.signIn({ phone, role: 'manager', boss_id: boss.user.id });
  if (shops.length > 0) await api.assign(manager.user, ...shops);
  return manager;
}

export const draft = (fields: Readonly<Record<string, unknown>> = {}) => ({
  phone: newPhone,
  password: 'abc123',
  permissionIdList: [1, 2],
  temuShopIdList: ['11'],
  sheinShopIdList: ['21'],
  ...fields,
});
