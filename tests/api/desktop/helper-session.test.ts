import { describe, expect, it } from 'vitest';
import { credentialPurpose } from '../../../api/binding/bind-shops.ts';
import { vaultOf } from '../../../api/binding/vault.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { addMainAccount } from '../../support/main-account.ts';

const deviceId = 'a'.repeat(32);

/** Brings a person to a helper, as their page does. */
async function connect(api: TestApi, token: string, device = deviceId): Promise<string> {
  const issued = (await api.call('issueHelperToken', {}, { token })).data;
  const { code, data } = await api.call('startHelperSession', {
    userId: issued.userId,
    token: issued.token,
    deviceId: device,
  });
  expect(code).toBe(0);
  return data.token;
}

const isStarted = async (api: TestApi, token: string) =>
  (await api.call('softwareStarted', {}, { token })).data;

describe('the token that a page gives the helper', () => {
  it('[R7.6-14] is for one use, for its own person, and for a minute', async () => {
    const api = await testApi();
    const { token, user, ask } = await api.signIn();
    const other = await api.signIn();
    const issue = async () => (await ask('issueHelperToken')).data;
    const start = (fields: object) => api.call('startHelperSession', { deviceId, ...fields });
    const msg = '登录凭证无效或已过期，请刷新页面后重试';

    const first = await issue();
    expect(first).toMatchObject({ userId: String(user.id), expiresAt: api.clock.now() + 60_000 });
    const stolen = { userId: String(other.user.id), token: first.token };
    expect(await start(stolen)).toMatchObject({ code: 1, msg });
    expect(await start(first)).toMatchObject({ code: 0 });
    expect(await start(first)).toMatchObject({ code: 1, msg });

    const late = await issue();
    api.clock.advance(60_000);
    expect(await start(late)).toMatchObject({ code: 1, msg });
    for (const wrong of [token, 'x', `seller_helper_${'x'.repeat(43)}`])
      expect(await start({ userId: String(user.id), token: wrong })).toMatchObject({
        code: 1,
        msg,
      });
  });

  it('[R7.6-14] is no session, and neither is what the helper gets for it', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const issued = (await ask('issueHelperToken')).data;
    expect(await api.call('getUserInfo', {}, { token: issued.token })).toMatchObject({ code: 401 });
    const own = await connect(api, token);
    for (const name of ['getUserInfo', 'getShopList', 'issueHelperToken', 'logout'])
      expect(await api.call(name, {}, { token: own }), name).toMatchObject({ code: 403 });
    for (const name of ['keepHelperSession', 'endHelperSession', 'getShopCookie'])
      expect(await ask(name), name).toMatchObject({ code: 403 });
  });

  it('[R1-13] is not for warehouse shippers', async () => {
    const api = await testApi();
    const boss = await api.signIn();
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    const code = async ({ token }: { token: string }) =>
      (await api.call('issueHelperToken', {}, { token })).code;
    expect(await Promise.all([boss, manager, shipper].map(code))).toEqual([0, 0, 403]);
  });
});

describe('softwareStarted', () => {
  it('[R7.5-20] is false without a helper of the person, and true while one is connected', async () => {
    const api = await testApi();
    const [{ token }, other] = [await api.signIn(), await api.signIn()];
    expect(await isStarted(api, token)).toBe(false);
    const own = await connect(api, token);
    expect([await isStarted(api, token), await isStarted(api, other.token)]).toEqual([true, false]);
    expect(await api.call('endHelperSession', {}, { token: own })).toMatchObject({ code: 0 });
    expect(await isStarted(api, token)).toBe(false);
    expect(await api.call('keepHelperSession', {}, { token: own })).toMatchObject({ code: 401 });
  });

  it('[R7.5-20] lapses when the helper says nothing any more', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    const own = await connect(api, token);
    api.clock.advance(40_000);
    expect(await api.call('keepHelperSession', {}, { token: own })).toMatchObject({ code: 0 });
    api.clock.advance(59_999);
    expect(await isStarted(api, token)).toBe(true);
    api.clock.advance(1);
    expect(await isStarted(api, token)).toBe(false);
    expect(await api.call('keepHelperSession', {}, { token: own })).toMatchObject({ code: 401 });
  });

  it('[R7.5-20] ends with the session of the page', async () => {
    const api = await testApi();
    const { token, user, ask } = await api.signIn();
    const own = await connect(api, token);
    await ask('logout');
    expect(await api.call('keepHelperSession', {}, { token: own })).toMatchObject({ code: 401 });
    expect(await api.db.selectFrom('helper_session').selectAll().execute()).toEqual([]);
    expect(user.id).toBeGreaterThan(0);
  });

  it('knows one session of a person and a machine, and several machines', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    const first = await connect(api, token);
    const second = await connect(api, token);
    const elsewhere = await connect(api, token, 'b'.repeat(32));
    const code = async (own: string) =>
      (await api.call('keepHelperSession', {}, { token: own })).code;
    expect(await Promise.all([first, second, elsewhere].map(code))).toEqual([401, 0, 0]);
  });
});

describe('the credential of a shop', () => {
  const cookie = 'api_uid=secret; seller=12000000001';

  async function world() {
    const api = await testApi();
    const boss = await api.signIn();
    const account = await addMainAccount(api.db, boss.user, {
      phone: '12000000001',
      external_uid: 'U-1',
      credential: (await vaultOf(api.deps)).seal(credentialPurpose, cookie),
    });
    const bound = await api.shop(boss.user, { mall_id: 'bound', main_account_id: account });
    await api.shop(boss.user, { mall_id: 'imported' });
    const stranger = await api.signIn();
    await api.shop(stranger.user, { mall_id: 'foreign' });
    return { api, boss, bound, stranger };
  }

  it.each(['getTemuCredByShopId', 'getTemuCredByShopIdAgent'])(
    '[R7.2-07] [R7.2-08] is answered by %s to the helper of the owner alone',
    async (name) => {
      const { api, boss, bound } = await world();
      const own = await connect(api, boss.token);
      const ask = (token: string, shopId = 'bound') => api.call(name, { shopId }, { token });
      expect(await ask(own)).toMatchObject({
        code: 0,
        data: { isActive: true, credential: cookie },
      });
      expect((await ask(boss.token)).data).toEqual({ shopId: 'bound', isActive: true });
      expect((await ask(own, 'imported')).data).toEqual({ shopId: 'imported', isActive: false });
      expect(await ask(own, 'foreign')).toMatchObject({ code: 1, data: null });
      const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
      await api.assign(manager.user, bound);
      const theirs = await connect(api, manager.token);
      expect((await ask(theirs)).data).toEqual({ shopId: 'bound', isActive: true });
    },
  );

  it('[R7.3-41] is answered by getShopCookie to the helper of the owner, of own shops', async () => {
    const { api, boss, bound, stranger } = await world();
    const own = await connect(api, boss.token);
    const ask = (token: string, shopId = 'bound') =>
      api.call('getShopCookie', { shopId }, { token });
    expect(await ask(own)).toMatchObject({ code: 0, data: { shopId: 'bound', cookie } });
    expect(await ask(own, 'foreign')).toMatchObject({ code: 1, data: null });
    expect(await ask(own, 'imported')).toMatchObject({ code: 1, data: null });
    expect(await ask(boss.token)).toMatchObject({ code: 403, data: null });
    expect(await ask(await connect(api, stranger.token))).toMatchObject({ code: 1, data: null });
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(manager.user, bound);
    expect(await ask(await connect(api, manager.token))).toMatchObject({ code: 1, data: null });
  });
});
