import { expect, it } from 'vitest';
import { purgeAccounts } from '../../../db/account/accounts.ts';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const phone = '13900000011';

describeOnEngines('the managers of bosses', (engine) => {
  it('are assigned, changed and taken away, with all of a change or none', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const boss = await api.signIn();
    await api.shop(boss.user, { mall_id: '11' });
    await api.shop(boss.user, { mall_id: '12' });
    const call = (name: string, fields = {}) => api.call(name, fields, boss);
    const listed = async () => (await call('listManagers')).data;

    await call('sendCodeForBindAndDistribute', { phone, password: 'abc123' });
    const code = api.codeFor(phone);
    const assigned = { phone, code, shopIdStr: '12,11' };
    expect((await call('distributeShopToUser', assigned)).code).toBe(0);
    expect(await listed()).toMatchObject([
      { phone, shopIds: ['11', '12'], permissionIdList: [], hasPassword: true },
    ]);
    const draft = { phone, permissionIdList: [1, 4], temuShopIdList: ['12'] };
    expect((await call('saveManager', { ...draft, temuShopIdList: ['12', '99'] })).code).toBe(403);
    expect(await listed()).toMatchObject([{ shopIds: ['11', '12'], permissionIdList: [] }]);
    expect((await call('saveManager', draft)).code).toBe(0);
    expect((await call('saveManager', draft)).code).toBe(0);
    expect(await listed()).toMatchObject([{ shopIds: ['12'], permissionIdList: [1, 4] }]);
    expect((await call('removeShopKeeperId', { phone, shopId: '12' })).code).toBe(0);
    expect(await listed()).toMatchObject([{ shopIds: [] }]);

    await call('sendCode', { phone: '13900000012' });
    await purgeAccounts(api.db, api.clock.now() + 10 * 60_000);
    expect(await api.db.selectFrom('pending_manager').selectAll().execute()).toEqual([]);
    expect(api.logged).toEqual([]);
  });

  it('[R6-06] are dismissed with all that they had, and their phones are free at once', async () => {
    const db = await engine.fresh();
    const api = await testApi({ db });
    const boss = await api.signIn();
    const shop = await api.shop(boss.user, { mall_id: '11' });
    const manager = await api.signIn({ phone, role: 'manager', boss_id: boss.user.id });
    await api.assign(manager.user, shop);
    await api.grant(manager.user, 'lookCost');
    const call = (name: string, fields = {}) => api.call(name, fields, boss);
    await call('sendCode', { phone });

    const both = [call('deleteManager', { phone }), call('deleteManager', { phone })];
    expect((await Promise.all(both)).map(({ code }) => code).sort()).toEqual([0, 1]);
    for (const table of ['shop_assignment', 'user_permission', 'pending_manager'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await api.call('getUserInfo', {}, manager)).toMatchObject({ code: 401 });
    expect((await call('saveOperatorShops', { phone, shopIdStr: '11' })).code).toBe(0);
    expect((await call('listOperators')).data).toMatchObject([{ account: phone }]);
    expect(api.logged).toEqual([]);
  });

  it('belong to one of two bosses who add the same phone at once', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const bosses = [await api.signIn(), await api.signIn()];
    for (const [place, { user }] of bosses.entries())
      await api.shop(user, { mall_id: `${place + 1}1` });
    const answers = await Promise.all(
      bosses.map(({ token }, place) =>
        api.call(
          'saveManager',
          { phone, password: 'abc123', temuShopIdList: [`${place + 1}1`] },
          { token },
        ),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    const lists = await Promise.all(
      bosses.map(async ({ token }) => (await api.call('listManagers', {}, { token })).data.length),
    );
    expect(lists.sort()).toEqual([0, 1]);
    expect(api.logged).toEqual([]);
  });
});
