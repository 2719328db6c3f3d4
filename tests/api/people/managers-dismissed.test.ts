import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { newToken } from '../../../api/account/tokens.ts';
import { makeKey } from '../../support/api-keys.ts';
import { managerOf, newPhone, team } from './managers-support.ts';

const gone = { code: 1, msg: '没有找到该店长/财务，请刷新页面' };

describe('[R6-06] a manager who is dismissed', () => {
  it('is out at once, by session, key and push, and cannot sign in any more', async () => {
    const { api, boss, shops, as, call } = await team();
    const { user, token } = await managerOf(api, boss, [...shops]);
    const own = as(token);
    await call('settingMgtUserPass', { phone: newPhone, password: 'abc123' });
    await api.call('sendPhoneCode', { phone: newPhone });
    const signIn = () => api.call('login', { phone: newPhone, code: api.codeFor(newPhone) });
    // A new password has ended what was signed in before.
    expect((await own('getUserInfo')).code).toBe(401);
    const { data: session } = await signIn();
    const onPhone = () => api.call('login', { phone: newPhone, password: 'abc123', onPhone: true });
    expect((await onPhone()).code).toBe(0);
    const { secret } = await makeKey(api, session, { withCost: false });
    expect(await as(session)('savePushSubscription', subscription)).toMatchObject({ code: 0 });

    expect(await call('deleteManager', { phone: newPhone })).toMatchObject({ code: 0, data: null });
    const by = (token: string) => api.call('getUserInfo', {}, { token });
    expect(await by(secret)).toMatchObject({ code: 401 });
    // Who held a session is told, and nobody else.
    const told = '您的账号已被移除，不能再使用，请联系BOSS';
    expect(await by(session)).toMatchObject({ code: 401, msg: told });
    expect(await by(newToken())).toMatchObject({ code: 401, msg: '登录失效，请重新登录' });
    expect(await api.db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
    expect((await call('listManagers')).data).toEqual([]);
    // Open windows are told to ask who they are, and what else stands open is.
    const message = { userId: String(user.id) };
    expect(api.published.slice(-2)).toEqual([
      { topic: `web_shop_layout/${user.id}`, message },
      { topic: `web_api_key/${user.id}`, message },
    ]);

    const sent = api.sms.length;
    api.clock.advance(60_000);
    await api.call('sendPhoneCode', { phone: newPhone });
    expect(api.sms).toHaveLength(sent);
    expect(await onPhone()).toMatchObject({ code: 1 });
    expect(await call('deleteManager', { phone: newPhone })).toMatchObject(gone);
    // No longer than the session would have lasted; it opens nothing, and what is open to anyone stays so.
    expect(await api.call('login', { phone: newPhone }, { token: session })).toMatchObject({
      code: 1,
    });
    api.clock.advance(8 * 24 * 3_600_000);
    expect(await by(session)).toMatchObject({ code: 401, msg: '登录失效，请重新登录' });
  });

  it('leaves their phone for an operator, without any of their rights', async () => {
    const { api, boss, shops, as, call } = await team();
    const { user } = await managerOf(api, boss, [...shops]);
    await api.grant(user, 'lookCost', 'erp:product:view:cost');
    await call('sendCode', { phone: newPhone });
    await call('deleteManager', { phone: newPhone });
    expect((await call('listPeople')).data).toMatchObject({ total: 0 });
    const saved = await call('saveOperatorShops', { phone: newPhone, shopIdStr: '12' });
    expect(saved).toMatchObject({ code: 0 });
    await api.call('sendPhoneCode', { phone: newPhone });
    const { data: token } = await api.call('login', {
      phone: newPhone,
      code: api.codeFor(newPhone),
    });
    expect((await as(token)('getUserInfo')).data).toMatchObject({ permissions: [] });
    const seen = await as(token)('getShopListByWorkerPhone');
    expect(seen.data.map((shop: { mallId: string }) => shop.mallId)).toEqual(['12']);
  });

  it('[R6-16] [R6-27] is so by their own boss alone, and nobody else of the people is', async () => {
    const { api, boss, stranger, foreign, shops, as, call } = await team();
    const { token } = await managerOf(api, boss, [...shops]);
    const staff = { boss_id: boss.user.id, password_hash: await hashPassword('abc123') };
    const operator = await api.signIn({
      ...staff,
      phone: '13900000012',
      role: 'manager',
      is_operator: 1,
    });
    const shipper = await api.signIn({ ...staff, phone: '13900000013', role: 'shipper' });
    const { secret } = await makeKey(api, boss.token);

    expect(await as(stranger.token)('deleteManager', { phone: newPhone })).toMatchObject(gone);
    for (const by of [token, operator.token])
      expect(await as(by)('deleteManager', { phone: newPhone })).toMatchObject({ code: 1 });
    for (const by of [shipper.token, secret])
      expect(await as(by)('deleteManager', { phone: newPhone })).toMatchObject({ code: 403 });
    expect(await api.call('deleteManager', { phone: newPhone })).toMatchObject({ code: 401 });
    for (const { phone } of [foreign.user, operator.user, shipper.user, boss.user])
      expect(await call('deleteManager', { phone }), phone).toMatchObject(gone);
    expect(await call('deleteManager', { phone: '' })).toMatchObject({ msg: '手机号不能为空' });
    for (const each of [token, foreign.token, operator.token, shipper.token])
      expect((await as(each)('getUserInfo')).code).toBe(0);
  });

  it('stands in the log, with what they had', async () => {
    const { api, boss, shops, call } = await team();
    const { user } = await managerOf(api, boss, [shops[0]]);
    await api.grant(user, 'erp:product:upd:name');
    await call('deleteManager', { phone: newPhone });
    await call('deleteManager', { phone: newPhone });
    const { rows } = (await call('listAudit', { kind: 'people' })).data;
    expect(rows).toMatchObject([
      { call: 'deleteManager', outcome: 'refused', msg: gone.msg },
      {
        call: 'deleteManager',
        outcome: 'done',
        subjects: [{ field: 'person', value: newPhone }],
        changes: expect.arrayContaining([
          { field: 'personRole', before: 'manager', after: null },
          { field: 'personRights', before: '修改产品名称', after: null },
        ]),
      },
    ]);
  });
});

/** As a browser has it: a point of P-256, and a secret of 16 bytes. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
