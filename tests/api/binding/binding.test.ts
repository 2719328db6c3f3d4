import { describe, expect, it } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { backgroundOf } from '../../../api/binding/background.ts';
import {
  AccountProblem,
  type MarketplaceAccounts,
} from '../../../api/binding/marketplace-accounts.ts';
import { type TestApi, testApi } from '../../support/api.ts';

const password = 'temu2026';
const coded = '12000000001';
const direct = '12000000003';

const bind = (api: TestApi, token: string, phone: string, fields: object = {}) =>
  api.call('bindAccount', { phone, password, ...fields }, { token });
const confirm = (api: TestApi, token: string, phone: string, code = api.codeFor(phone)) =>
  api.call('confirmBindCode', { phone, code }, { token });
const onTopic = (api: TestApi, topic: string) =>
  api.published.filter((each) => each.topic === topic).map((each) => each.message);
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

async function bindCoded(api: TestApi, token: string, phone = coded): Promise<string> {
  await bind(api, token, phone);
  const { data } = await confirm(api, token, phone);
  return data.firstShopId;
}

describe('binding a temu main account', () => {
  it('[R4-09][R7.2-04][R6-04][R8-19][R3-54] goes by account, code and confirmation, and tells how it stands', async () => {
    const api = await testApi();
    const { user, token, ask } = await api.signIn();
    const begun = await bind(api, token, coded);
    expect(begun).toMatchObject({ code: 0, data: { phone: coded, status: 'code_sent' } });
    expect(onTopic(api, 'web_bind_progress/topic')).toEqual([
      { phone: coded, msg: '正在登录主账号，请稍候', uid: String(user.id) },
      { phone: coded, msg: '验证码已发送，请查收主账号手机短信', uid: String(user.id) },
    ]);

    const confirmed = await confirm(api, token, coded);
    const shops = (await ask('getShopList')).data;
    expect(shops).toHaveLength(3);
    expect(confirmed).toMatchObject({ code: 0, data: { firstShopId: shops[0].mallId } });
    expect(onTopic(api, 'web_bind_finish/topic')).toEqual([
      {
        phone: coded,
        msg: '绑定成功',
        firstShopId: shops[0].mallId,
        uid: String(user.id),
      },
    ]);
  });

  it('[R7.2-17] ends at the assigned path, with the code of the marketplace and with no other', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    await bind(api, token, coded);
    const code = api.codeFor(coded);
    const answerTo = async (typed: string) => {
      const response = await createApi(api.deps).handle(
        new Request('http://api.test/api/auth/confirmBindCode', {
          method: 'POST',
          headers: { authorization: token },
          body: new URLSearchParams({ phone: coded, code: typed }),
        }),
      );
      return response.json();
    };
    expect(await answerTo(wrongOf(code))).toMatchObject({ code: 1, msg: '验证码输入错误' });
    expect((await ask('getShopList')).data).toEqual([]);
    expect(await answerTo(code)).toMatchObject({ code: 0 });
    const [shop] = (await ask('getShopList')).data;
    expect(shop.phone).toBe(coded);
    await backgroundOf(api.deps).settled();
  });

  it('[R3-10][R7.3-13][R7.3-14] shows the account and exactly its shops, which carry its id and phone', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    await bindCoded(api, token);
    await bind(api, token, direct);
    const accounts = (await ask('getTemuAccountList')).data;
    expect(accounts.map((account: { phone: string }) => account.phone)).toEqual([coded, direct]);
    const shops = (await ask('getShopList')).data;
    for (const { temuUid, phone, shopNum } of accounts) {
      const rows = (await ask('getTemuShopListByTemuUid', { temuUid })).data;
      const expected = shops.filter((shop: { temuUid: string }) => shop.temuUid === temuUid);
      expect(rows.map((row: { shopId: string }) => row.shopId)).toEqual(
        expected.map((shop: { mallId: string }) => shop.mallId),
      );
      expect(rows).toHaveLength(shopNum);
      for (const shop of expected) expect(shop.phone).toBe(phone);
    }
    const other = await api.signIn();
    const { temuUid } = accounts[0];
    const foreign = await other.ask('getTemuShopListByTemuUid', { temuUid });
    expect(foreign).toMatchObject({ code: 0, data: [] });
  });

  it('[R8-20] is done at once where the marketplace wants no code', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const done = await bind(api, token, direct);
    const shops = (await ask('getShopList')).data;
    expect(done.data).toEqual({
      phone: direct,
      status: 'bound',
      msg: '绑定成功，无需等待验证码',
      firstShopId: shops[0].mallId,
    });
    expect(onTopic(api, 'web_bind_finish/topic')).toMatchObject([
      { msg: '绑定成功，无需等待验证码', firstShopId: shops[0].mallId },
    ]);
  });

  it('brings the sales of the last 30 days, and says so', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    const firstShopId = await bindCoded(api, token);
    await backgroundOf(api.deps).settled();
    expect(onTopic(api, `web_shop_refresh/${firstShopId}`)).toHaveLength(1);
    const days = await api.db
      .selectFrom('shop_day')
      .innerJoin('shop', 'shop.id', 'shop_day.shop_id')
      .where('shop.mall_id', '=', firstShopId)
      .where('source', '=', 'sales')
      .select('day')
      .orderBy('day')
      .execute();
    expect(days.length).toBeGreaterThan(20);
    expect(days[0]?.day.localeCompare('2026-02-09')).toBeGreaterThanOrEqual(0);
    expect(api.logged).toEqual([]);
  });

  it.each([
    ['[R8-17][R7.6-05] a wrong password', coded, { password: 'wrong1' }, '账号或密码错误'],
    ['[R8-17] an account that is always refused', '12000000004', {}, '账号或密码错误'],
    ['an account of no marketplace', '13812345678', {}, '账号或密码错误'],
    [
      '[R8-18] shops that are bound elsewhere',
      '12000000005',
      {},
      '该账号下的店铺已被其他账号绑定，请先在原账号解绑',
    ],
    ['a marketplace that is away', '12000000007', {}, '暂时连接不上平台，请稍后重试'],
  ])('says what is wrong: %s', async (_what, phone, fields, msg) => {
    const api = await testApi();
    const { user, token, ask } = await api.signIn();
    const answer = await bind(api, token, phone, fields);
    expect(answer).toMatchObject({ code: 0, data: { status: 'failed', msg, firstShopId: null } });
    expect(onTopic(api, 'web_bind_error/topic')).toEqual([{ phone, msg, uid: String(user.id) }]);
    expect((await ask('getShopList')).data).toEqual([]);
    // Nothing of a failed bind is left to confirm.
    expect(await confirm(api, token, phone, '123456')).toMatchObject({ code: 1 });
  });

  it('[R8-18] refuses an account that another boss has bound, as soon as it is asked for', async () => {
    const api = await testApi();
    const [first, second] = [await api.signIn(), await api.signIn()];
    await bindCoded(api, first.token);
    const { data } = await bind(api, second.token, coded);
    expect(data.msg).toBe('该账号下的店铺已被其他账号绑定，请先在原账号解绑');
    expect((await second.ask('getShopList')).data).toEqual([]);
  });

  it('[R8-18] lets the first of two bosses have the account who confirm one after the other', async () => {
    const api = await testApi();
    const [first, second] = [await api.signIn(), await api.signIn()];
    await bind(api, first.token, coded);
    const firstCode = api.codeFor(coded);
    await bind(api, second.token, coded);
    expect((await confirm(api, second.token, coded)).code).toBe(0);
    const late = await confirm(api, first.token, coded, firstCode);
    expect(late).toMatchObject({
      code: 1,
      msg: '该账号下的店铺已被其他账号绑定，请先在原账号解绑',
    });
    expect(onTopic(api, 'web_bind_error/topic')).toMatchObject([{ uid: String(first.user.id) }]);
  });

  it('answers at once where the marketplace is slow, and goes on', async () => {
    let letGo: (error: Error) => void = () => {};
    const accounts = {
      signIn: () =>
        new Promise<never>((_resolve, reject) => {
          letGo = reject;
        }),
    } as Partial<MarketplaceAccounts> as MarketplaceAccounts;
    const api = await testApi();
    const slow = createApi({ ...api.deps, accounts });
    const { token, ask } = await api.signIn();
    const send = () =>
      slow
        .handle(
          new Request('http://api.test/api/auth/bindAccount', {
            method: 'POST',
            headers: { authorization: token },
            body: new URLSearchParams({ phone: coded, password }),
          }),
        )
        .then((response) => response.json());
    expect(await send()).toMatchObject({ code: 0, data: { status: 'signing_in' } });
    // Asked again meanwhile, no second sign-in begins.
    expect(await send()).toMatchObject({ code: 0, data: { status: 'signing_in' } });
    letGo(new AccountProblem('unreachable'));
    await backgroundOf(api.deps).settled();
    const state = await ask('getBindState', { phone: coded });
    expect(state.data).toMatchObject({ status: 'failed', msg: '暂时连接不上平台，请稍后重试' });
  });

  it('is for bosses only', async () => {
    const api = await testApi();
    const boss = await api.signIn();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    expect(await bind(api, manager.token, coded)).toMatchObject({ code: 1 });
    expect(api.sms).toEqual([]);
  });
});

describe('the code of the marketplace', () => {
  it('[R7.2-05] is sent again on request, with the password that the bind was begun with', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const resend = (fields: object = {}) =>
      ask('sendTemuCode', { phone: coded, password, ...fields });
    expect(await resend()).toMatchObject({ code: 1, msg: '绑定异常，请重新获取验证码！' });
    await bind(api, token, coded);
    const first = api.codeFor(coded);
    expect(await resend()).toMatchObject({ code: 429 });
    api.clock.advance(51_000);
    expect(await resend({ password: 'other1' })).toMatchObject({
      code: 1,
      msg: '当前账号密码与获取验证码时不一致，请重新获取验证码！',
    });
    expect(await resend()).toMatchObject({ code: 0 });
    expect(api.sms).toHaveLength(2);
    const second = api.codeFor(coded);
    if (first !== second) {
      expect(await confirm(api, token, coded, first)).toMatchObject({ code: 1 });
    }
    expect(await confirm(api, token, coded, second)).toMatchObject({ code: 0 });
  });

  it('is sent once for a bind that is asked for twice', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    await Promise.all([bind(api, token, coded), bind(api, token, coded)]);
    await bind(api, token, coded);
    expect(api.sms).toHaveLength(1);
    expect(await confirm(api, token, coded)).toMatchObject({ code: 0 });
    // Confirmed again, after an answer that was lost, it says the same.
    expect(await confirm(api, token, coded)).toMatchObject({ code: 0 });
    expect((await ask('getShopList')).data).toHaveLength(3);
  });

  it('is refused when it is wrong, and void after five wrong entries', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    await bind(api, token, coded);
    const code = api.codeFor(coded);
    for (let entry = 0; entry < 5; entry += 1)
      expect(await confirm(api, token, coded, wrongOf(code))).toMatchObject({
        code: 1,
        msg: '验证码输入错误',
      });
    expect(await confirm(api, token, coded, code)).toMatchObject({
      code: 1,
      msg: '验证码错误次数过多，请重新获取验证码',
    });
  });

  it('is void after five minutes', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    await bind(api, token, coded);
    api.clock.advance(5 * 60_000);
    expect(await confirm(api, token, coded)).toMatchObject({
      code: 1,
      msg: '验证码已过期，请重新获取',
    });
  });

  it('can be confirmed by another process over the same database', async () => {
    const api = await testApi();
    const { token } = await api.signIn();
    await bind(api, token, coded);
    const code = api.codeFor(coded);
    const other = createApi({ ...api.deps });
    const response = await other.handle(
      new Request('http://api.test/api/auth/confirmBindCode', {
        method: 'POST',
        headers: { authorization: token },
        body: new URLSearchParams({ phone: coded, code }),
      }),
    );
    expect(await response.json()).toMatchObject({ code: 0 });
    await backgroundOf(api.deps).settled();
  });
});

describe('a broker that fails', () => {
  it('does not undo a bind', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const deaf = createApi({
      ...api.deps,
      publish: () => Promise.reject(new Error('The broker is away')),
    });
    const send = async (path: string, fields: Record<string, string>) => {
      const init = { method: 'POST', headers: { authorization: token } };
      const body = new URLSearchParams(fields);
      const request = new Request(`http://api.test/api/auth/${path}`, { ...init, body });
      return (await deaf.handle(request)).json();
    };
    await send('bindAccount', { phone: coded, password });
    const done = await send('confirmBindCode', { phone: coded, code: api.codeFor(coded) });
    expect(done).toMatchObject({ code: 0 });
    const { data } = await ask('getBindState', { phone: coded });
    expect(data).toMatchObject({ status: 'bound', firstShopId: done.data.firstShopId });
    await backgroundOf(api.deps).settled();
  });
});

describe('what the marketplace entrusts to us', () => {
  it('is encrypted, is never answered or published, and is forgotten with the bind', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    await bind(api, token, coded);
    const pending = await api.db.selectFrom('bind_attempt').selectAll().executeTakeFirstOrThrow();
    expect(pending.secret).toMatch(/^v1\./);
    expect(JSON.stringify(pending)).not.toContain(password);
    await confirm(api, token, coded);
    const done = await api.db.selectFrom('bind_attempt').selectAll().executeTakeFirstOrThrow();
    expect(done.secret).toBeNull();
    const account = await api.db.selectFrom('main_account').selectAll().executeTakeFirstOrThrow();
    expect(account.credential).toMatch(/^v1\./);
    const list = await ask('getTemuAccountList');
    const said = JSON.stringify([list.data, api.published, api.logged]);
    expect(said).not.toContain(password);
    expect(said).not.toContain(account.credential);
  });
});

describe('binding again', () => {
  it('[R7.6-09] is asked for when the marketplace has ended the session, and ends the asking', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    expect(await bind(api, token, coded, { isRebind: true })).toMatchObject({
      code: 1,
      msg: '该主账号尚未绑定，请先绑定主账号',
    });
    await bindCoded(api, token);
    expect(await bind(api, token, coded)).toMatchObject({
      code: 1,
      msg: '该主账号已绑定，无需重复绑定',
    });
    const rebindPhones = async () => (await ask('getUserInfo')).data.needRebindPhones;
    expect(await rebindPhones()).toEqual([]);

    const [account] = (await ask('getTemuAccountList')).data;
    const ended = await api.handle(
      new Request('http://api.test/api/simulator/accounts', {
        method: 'POST',
        headers: { cookie: `signedIn=1; token=${token}` },
        body: new URLSearchParams({ accountId: account.accountId }),
      }),
    );
    expect(ended.status).toBe(303);
    expect(await rebindPhones()).toEqual([coded]);
    expect(onTopic(api, `web_rebind/${coded}`)).toEqual([{ phone: coded, show: true }]);

    api.clock.advance(60_000);
    await bind(api, token, coded, { isRebind: true });
    expect(await confirm(api, token, coded)).toMatchObject({ code: 0 });
    expect(await rebindPhones()).toEqual([]);
    expect(onTopic(api, `web_rebind/${coded}`)).toEqual([
      { phone: coded, show: true },
      { phone: coded, show: false },
    ]);
    expect((await ask('getShopList')).data).toHaveLength(3);
  });
});
