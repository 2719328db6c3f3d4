import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { addMainAccount } from '../../support/main-account.ts';

const calls = ['getTemuCredByShopId', 'getTemuCredByShopIdAgent'] as const;

async function world() {
  const api = await testApi();
  const boss = await api.signIn();
  const account = await addMainAccount(api.db, boss.user, {
    phone: '12000000001',
    external_uid: 'U-1',
    credential: 'v1.sealed',
  });
  const bound = await api.shop(boss.user, { mall_id: 'bound', main_account_id: account });
  await api.shop(boss.user, { mall_id: 'imported' });
  await api.shop(boss.user, { mall_id: 'shein', platform: 'shein' });
  const stranger = await api.signIn();
  await api.shop(stranger.user, { mall_id: 'foreign' });
  return { api, boss, bound, account };
}

describe.each(calls)('%s', (name) => {
  it('[R7.2-07] [R7.2-08] says whether the marketplace still lets us in, and never by what', async () => {
    const { api, boss, account } = await world();
    const ask = (shopId: string) => boss.ask(name, { shopId });
    expect(await ask('bound')).toMatchObject({
      code: 0,
      data: { shopId: 'bound', isActive: true },
    });
    expect(JSON.stringify(await ask('bound'))).not.toContain('sealed');
    expect((await ask('imported')).data).toEqual({ shopId: 'imported', isActive: false });
    await api.db
      .updateTable('main_account')
      .set({ needs_rebind: 1 })
      .where('id', '=', account)
      .execute();
    expect((await ask('bound')).data).toEqual({ shopId: 'bound', isActive: false });
  });

  it('[R7.2-07] [R7.2-08] is for the shops of the caller, one at a time, on temu', async () => {
    const { api, boss, bound } = await world();
    const as = (token: string | undefined, fields: object) =>
      api.call(name, { ...fields }, token === undefined ? {} : { token });
    for (const shopId of ['foreign', 'unknown', 'shein', 'bound,imported'])
      expect(await as(boss.token, { shopId }), shopId).toMatchObject({ code: 1, data: null });
    expect(await as(boss.token, {})).toMatchObject({ code: 1, data: null });
    expect(await as(undefined, { shopId: 'bound' })).toMatchObject({ code: 401, data: null });

    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    expect(await as(manager.token, { shopId: 'bound' })).toMatchObject({ code: 1 });
    await api.assign(manager.user, bound);
    expect(await as(manager.token, { shopId: 'bound' })).toMatchObject({ code: 0 });
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    expect(await as(shipper.token, { shopId: 'bound' })).toMatchObject({ code: 403 });
  });
});

describe('getTemuCredByShopIdAgent', () => {
  it('[R7.2-08] takes the shop from the query string alone', async () => {
    const { api, boss } = await world();
    const send = (search: string, body?: BodyInit) =>
      api.send(`/api/auth/getTemuCredByShopIdAgent${search}`, {
        method: 'POST',
        headers: { authorization: boss.token },
        ...(body && { body }),
      });
    expect(await send('?shopId=bound')).toMatchObject({ code: 0 });
    expect(await send('')).toMatchObject({ code: 1 });
    expect(await send('', new URLSearchParams({ shopId: 'bound' }))).toMatchObject({ code: 1 });
  });
});

describe('getBossHasAtLeastOneDevice', () => {
  const device = { deviceId: 'a'.repeat(32), name: '办公室电脑' };

  it('[R7.2-09] is false before the helper of the boss has registered and true after', async () => {
    const api = await testApi();
    const boss = await api.signIn();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    const other = await api.signIn();
    const flag = async ({ token }: { token: string }) =>
      (await api.call('getBossHasAtLeastOneDevice', {}, { token })).data;
    await manager.ask('registerDevice', device);
    expect(await Promise.all([boss, manager].map(flag))).toEqual([false, false]);
    for (let times = 0; times < 2; times += 1)
      expect(await boss.ask('registerDevice', device)).toMatchObject({
        code: 0,
      });
    expect(await Promise.all([boss, manager, other].map(flag))).toEqual([true, true, false]);
    const rows = await api.db.selectFrom('device').select(['user_id', 'name']).execute();
    expect(rows).toHaveLength(2);
  });

  it.each([
    [{ ...device, deviceId: 'A-1' }, '设备编号无效，请重新安装桌面助手'],
    [{ ...device, name: ' ' }, '请填写设备名称'],
  ])('refuses to register %j', async (fields, msg) => {
    const api = await testApi();
    const { ask } = await api.signIn();
    expect(await ask('registerDevice', fields)).toMatchObject({ code: 1, msg });
  });
});
