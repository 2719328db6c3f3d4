import { describe, expect, it } from 'vitest';
import { hashToken } from '../../../api/account/tokens.ts';
import { backgroundOf } from '../../../api/binding/background.ts';
import { testApi } from '../../support/api.ts';
import { keyFields, makeKey } from '../../support/api-keys.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addMainAccount } from '../../support/main-account.ts';

const day = 24 * 60 * 60 * 1000;

describe('a key', () => {
  it('is answered once, and stored as a hash alone', async () => {
    const api = await testApi();
    const { user, ask } = await api.signIn();
    const made = await ask('createApiKey', keyFields({ name: ' 报表 ' }));
    const { secret, key } = made.data;
    expect(secret).toMatch(/^seller_key_[\w-]{43}$/);
    expect(key).toMatchObject({
      name: '报表',
      rights: 'write',
      shopIds: null,
      withCost: true,
      expiresAt: Date.parse('2026-04-12T00:00:00+08:00'),
      revokedAt: null,
      lastUse: null,
    });
    expect(secret.startsWith(key.start)).toBe(true);
    const { data: listed } = await ask('listApiKeys');
    expect(listed).toEqual([key]);
    const rows = await api.db.selectFrom('api_key').selectAll().execute();
    expect(rows).toMatchObject([{ user_id: user.id, key_hash: hashToken(secret) }]);
    expect(JSON.stringify([rows, listed])).not.toContain(secret);
    expect(api.published).toEqual([
      { topic: `web_api_key/${user.id}`, message: { userId: String(user.id) } },
    ]);
  });

  it('acts for its maker, bare or as Bearer, and says which key it is', async () => {
    const api = await testApi();
    const { user, token, ask } = await api.signIn();
    const { keyId, secret } = await makeKey(api, token, { rights: 'read', withCost: false });
    for (const sent of [secret, `Bearer ${secret}`]) {
      const { data } = await api.call('getUserInfo', {}, { token: sent });
      expect(data).toMatchObject({
        userId: String(user.id),
        apiKey: { keyId, name: '报表工具', rights: 'read', allShops: true, withCost: false },
      });
    }
    const { data } = await ask('getUserInfo');
    expect(data).not.toHaveProperty('apiKey');
  });

  it('that is unknown, cut, revoked or over is refused as no session, also where anyone may call', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const { keyId, secret } = await makeKey(api, token);
    const over = await makeKey(api, token, { lastDay: '2026-03-12' });
    const refused = async (sent: string) => {
      for (const call of ['getUserInfo', 'getIndexNoticeInfo', 'login', 'logout'])
        expect(await api.call(call, {}, { token: sent }), call).toMatchObject({
          code: 401,
          msg: 'API密钥无效、已过期或已停用',
          data: null,
        });
    };
    await refused(`${secret.slice(0, -1)}_`);
    await refused(secret.slice(0, 20));
    api.clock.advance(1.5 * day - 1);
    expect(await api.call('getUserInfo', {}, { token: over.secret })).toMatchObject({ code: 0 });
    api.clock.advance(1);
    await refused(over.secret);
    expect(await api.call('getUserInfo', {}, { token: secret })).toMatchObject({ code: 0 });
    expect(await ask('revokeApiKey', { keyId })).toMatchObject({
      code: 0,
      data: { keyId, revokedAt: api.clock.now() },
    });
    await refused(secret);
    expect(await ask('revokeApiKey', { keyId })).toMatchObject({
      code: 1,
      msg: '该API密钥不存在或已停用，请刷新列表',
    });
  });

  it('is revoked by nobody but its maker', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    const stranger = await api.signIn();
    const { keyId, secret } = await makeKey(api, token);
    expect(await stranger.ask('revokeApiKey', { keyId })).toMatchObject({
      code: 1,
    });
    expect((await stranger.ask('listApiKeys')).data).toEqual([]);
    expect(await api.call('getUserInfo', {}, { token: secret })).toMatchObject({ code: 0 });
  });

  it('ends by its last day, a year from now at the latest, and has a name and a shop', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const refused = async (wanted: Parameters<typeof keyFields>[0], msg: string) =>
      expect(await ask('createApiKey', keyFields(wanted))).toMatchObject({
        code: 1,
        msg,
      });
    await refused({ lastDay: '2026-03-10' }, '有效期已过，请选择今天或以后的日期');
    await refused({ lastDay: '2027-03-12' }, '有效期最长 365 天');
    await refused({ name: ' ' }, '请填写密钥名称');
    await refused({ shopIds: [] }, '请至少选择一个店铺');
    await makeKey(api, token, { lastDay: '2027-03-11' });
    await makeKey(api, token, { lastDay: '2026-03-11' });
  });

  it('of a shop that is not the maker’s to see is not made', async () => {
    const api = await testApi();
    const { ask } = await api.signIn();
    const stranger = await api.signIn();
    const shop = await api.shop(stranger.user);
    const answer = await ask('createApiKey', keyFields({ shopIds: [shop.mall_id] }));
    expect(answer).toMatchObject({ code: 403, msg: '没有该店铺的查看权限，请刷新店铺列表' });
    expect((await ask('listApiKeys')).data).toEqual([]);
  });

  it('for some shops knows of no others: list, side panel, groups, first day', async () => {
    const api = await testApi();
    const { user, token, ask } = await api.signIn();
    const one = await api.shop(user, { mall_id: '11' });
    const two = await api.shop(user, { mall_id: '12' });
    const layout = { listShowTab: ['12', '11'], listClosedTab: [] };
    await ask('setShopTabAllMap', { layout });
    for (const [name, shopId] of [
      ['两家', '11,12'],
      ['另一家', '12'],
    ]) {
      const { data } = await ask('saveUserGroups', { shopGroupName: name });
      await ask('saveShopGroups', { groupId: data.groupId, shopId });
    }
    const sold = { source: 'sales', sold_quantity: 1, returned_quantity: 0 } as const;
    const amounts = { sold_amount: 1, returned_amount: 0, cost: 0 };
    const uncosted = {
      uncosted_sold_quantity: 0,
      uncosted_returned_quantity: 0,
      uncosted_sold_amount: 0,
      uncosted_returned_amount: 0,
    };
    const ofDay = (shop_id: number, day: string) => ({
      shop_id,
      day,
      ...sold,
      ...amounts,
      ...uncosted,
    });
    await api.db
      .insertInto('shop_day')
      .values([ofDay(one.id, '2026-02-02'), ofDay(two.id, '2026-01-01')])
      .execute();
    const { secret } = await makeKey(api, token, { shopIds: ['11'] });
    const asked = async (name: string) => (await api.call(name, {}, { token: secret })).data;
    expect(await asked('getShopList')).toMatchObject([{ mallId: '11' }]);
    expect(await asked('getShopTabMap')).toEqual({ listShowTab: ['11'], listClosedTab: [] });
    expect(await asked('queryUserGroups')).toMatchObject([{ shopGroupName: '两家', mallId: '11' }]);
    expect(JSON.stringify(await asked('queryUserGroups'))).not.toContain('12');
    expect((await asked('getUserInfo')).firstSaleDay).toBe('2026-02-02');
    expect((await ask('getUserInfo')).data.firstSaleDay).toBe('2026-01-01');
  });

  it('[R6-27] for some shops reads no phone: of its maker, of managers, of main accounts', async () => {
    const api = await testApi();
    const boss = await api.signIn({ phone: '13900000001' });
    const manager = await api.signIn({
      phone: '13900000002',
      role: 'manager',
      boss_id: boss.user.id,
    });
    const account = await addMainAccount(api.db, boss.user, { phone: '12000000003' });
    const shop = await api.shop(boss.user, { main_account_id: account });
    await api.assign(manager.user, shop);
    const told = async (token: string, shopIds: string[] | null) => {
      const { secret } = await makeKey(api, token, { shopIds, withCost: false });
      const answers = ['getUserInfo', 'getShopList', 'getShopListByWorkerPhone'].map((name) =>
        api.call(name, {}, { token: secret }),
      );
      const data = (await Promise.all(answers)).map((answer) => answer.data);
      return [...new Set(JSON.stringify(data).match(/\b1\d{10}\b/g))].toSorted();
    };
    const phones = ['12000000003', '13900000001', '13900000002'];
    expect(await told(boss.token, null)).toEqual(phones);
    expect(await told(boss.token, [shop.mall_id])).toEqual([]);
    expect(await told(manager.token, [shop.mall_id])).toEqual([]);
  });

  it('for some shops learns no name of the others by renaming, and may not take one', async () => {
    const api = await testApi();
    const { user, token } = await api.signIn();
    await api.shop(user, { mall_id: '11' });
    await api.shop(user, { mall_id: '12', mall_name_dis: '旗舰店' });
    const { secret } = await makeKey(api, token, { shopIds: ['11'] });
    const renamed = (name: string) =>
      api.call('renameShop', { shopId: '11', name }, { token: secret });
    expect(await renamed('旗舰店')).toMatchObject({ code: 1 });
    expect(await renamed('二店')).toMatchObject({ code: 0 });
  });

  it('of a manager never has more than the manager has at the moment', async () => {
    const api = await testApi();
    const boss = await api.signIn();
    const one = await api.shop(boss.user, { mall_id: '11' });
    const two = await api.shop(boss.user, { mall_id: '12' });
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(manager.user, one, two);
    const { token } = manager;
    const refused = await manager.ask('createApiKey', keyFields());
    expect(refused).toMatchObject({
      code: 1,
      msg: '您没有查看成本的权限，不能创建可查看成本的API密钥',
    });
    await api.grant(manager.user, 'lookCost');
    const { secret } = await makeKey(api, token);
    const limited = await makeKey(api, token, { shopIds: ['12'] });
    const shopsOf = async (sent: string) =>
      (await api.call('getShopListByWorkerPhone', {}, { token: sent })).data.map(
        ({ mallId }: { mallId: string }) => mallId,
      );
    const codes = async () =>
      (await api.call('getUserInfo', {}, { token: secret })).data.permissions;
    expect(await shopsOf(secret)).toEqual(['11', '12']);
    expect(await shopsOf(limited.secret)).toEqual(['12']);
    expect(await codes()).toEqual([{ permsCode: 'lookCost' }]);
    // By the boss, who takes one thing after the other.
    await boss.ask('removeShopWorkerId', { workerId: String(manager.user.id), shopId: '12' });
    await api.db.deleteFrom('user_permission').execute();
    expect(await shopsOf(secret)).toEqual(['11']);
    expect(await shopsOf(limited.secret)).toEqual([]);
    expect(await codes()).toEqual([]);
    const bossOnly = await api.call('renameShop', { shopId: '11', name: '店' }, { token: secret });
    expect(bossOnly).toMatchObject({ code: 1, msg: '仅BOSS账号可以操作，请联系BOSS' });
  });

  it('ends with the account of its maker, and when the account or its password is another', async () => {
    const api = await testApi();
    const boss = await api.signIn();
    const operator = () => api.signIn({ role: 'manager', is_operator: 1, boss_id: boss.user.id });
    const removed = await operator();
    const handed = await operator();
    const [ofBoss, ofRemoved, ofHanded] = await Promise.all([
      makeKey(api, boss.token),
      makeKey(api, removed.token, { withCost: false }),
      makeKey(api, handed.token, { withCost: false }),
    ]);
    const codeOf = async ({ secret }: { secret: string }) =>
      (await api.call('getUserInfo', {}, { token: secret })).code;
    const done = async (name: string, fields: object, token?: string) =>
      expect(
        await api.call(name, { ...fields }, token === undefined ? {} : { token }),
      ).toMatchObject({ code: 0 });
    for (const key of [ofBoss, ofRemoved, ofHanded]) expect(await codeOf(key)).toBe(0);

    await done('deleteOperator', { workId: String(removed.user.id) }, boss.token);
    expect(await codeOf(ofRemoved)).toBe(401);

    const phone = '13700000009';
    await done('sendPhoneCodeOperator', { phone }, boss.token);
    const workId = String(handed.user.id);
    const code = api.codeFor(phone);
    await done('changeOperatorPhone', { workId, phone, code }, boss.token);
    expect(await codeOf(ofHanded)).toBe(401);
    const topic = `web_api_key/${workId}`;
    expect(api.published).toContainEqual({ topic, message: { userId: workId } });

    await done('sendPhoneCodeFindPass', { phone: boss.user.phone });
    const reset = { phone: boss.user.phone, password: 'anew2026' };
    await done('resetpass', { ...reset, code: api.codeFor(boss.user.phone) });
    expect(await codeOf(ofBoss)).toBe(401);
  });

  it('is made sixty times an hour at most, as ended ones stay on record', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    for (let times = 0; times < 60; times += 1) {
      const { keyId } = await makeKey(api, token);
      await ask('revokeApiKey', { keyId });
    }
    expect(await ask('createApiKey', keyFields())).toMatchObject({ code: 429 });
  });

  it('for some shops of a boss is not told which are a manager’s', async () => {
    const api = await testApi();
    const boss = await api.signIn();
    const shops = [await api.shop(boss.user, { mall_id: '11' })];
    shops.push(await api.shop(boss.user, { mall_id: '12' }));
    const { user } = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(user, ...shops);
    const { secret } = await makeKey(api, boss.token, { shopIds: ['12'] });
    const fields = { phone: user.phone };
    const asked = (by: string) => api.call('getShopListByWorkerPhone', fields, { token: by });
    expect(await asked(secret)).toMatchObject({
      code: 403,
      msg: '该API密钥只限部分店铺，不能进行此操作',
    });
    expect((await asked(boss.token)).data).toHaveLength(2);
  });

  it('notes its last use, at most once a minute', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const { secret } = await makeKey(api, token);
    const lastUse = async () => {
      const { data } = await ask('listApiKeys');
      return data[0].lastUse;
    };
    const used = (address: string, agent: string) =>
      api.call(
        'getUserInfo',
        {},
        { token: secret, headers: { 'x-client-address': address, 'user-agent': agent } },
      );
    const begun = api.clock.now();
    await used('10.0.0.1', `curl/8.5.0 ${'x'.repeat(200)}`);
    await expect.poll(lastUse).toEqual({
      at: begun,
      address: '10.0.0.1',
      tool: `curl/8.5.0 ${'x'.repeat(69)}`,
    });
    api.clock.advance(59_999);
    await used('10.0.0.2', 'node');
    await backgroundOf(api.deps).settled();
    expect(await lastUse()).toMatchObject({ at: begun });
    api.clock.advance(1);
    await used('10.0.0.2', 'node');
    const expected = { at: begun + 60_000, address: '10.0.0.2', tool: 'node' };
    await expect.poll(lastUse).toEqual(expected);
    expect(api.logged).toEqual([]);
  });
});

describeOnEngines('keys', (engine) => {
  it('of one person are twenty at once at most, though several are made at the same time', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { user, token, ask } = await api.signIn();
    const shop = await api.shop(user);
    const first = await makeKey(api, token, { shopIds: [shop.mall_id] });
    for (let made = 1; made < 18; made += 1) await makeKey(api, token);
    const asked = [1, 2, 3, 4].map(() => ask('createApiKey', keyFields()));
    expect((await Promise.all(asked)).map(({ code }) => code).sort()).toEqual([0, 0, 1, 1]);
    await ask('revokeApiKey', { keyId: first.keyId });
    await makeKey(api, token);
    expect(await ask('createApiKey', keyFields())).toMatchObject({
      code: 1,
      msg: '最多同时使用 20 个API密钥，请先停用不再需要的密钥',
    });
    const { data } = await ask('listApiKeys');
    expect(data).toHaveLength(21);
    expect(data.at(-1)).toMatchObject({ shopIds: [shop.mall_id], revokedAt: api.clock.now() });
  });
});
