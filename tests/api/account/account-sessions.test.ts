import { describe, expect, it } from 'vitest';
import { permissionCodes } from '../../../api/contract/rules/permissions.ts';
import { testApi } from '../../support/api.ts';
import { phone, withBoss } from './with-boss.ts';

const day = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  it('[R7.2-27] end on logout, the others stay', async () => {
    const { api, token } = await withBoss();
    const other = await api.call('login', { phone, password: 'right1' });
    expect(await api.call('logout', {}, { token })).toMatchObject({ code: 0 });
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({
      status: 200,
      code: 401,
      data: null,
    });
    expect(await api.call('getUserInfo', {}, { token: other.data })).toMatchObject({ code: 0 });
    expect(await api.call('logout', {}, { token })).toMatchObject({ code: 0 });
  });

  it('[R4-54] last 7 days, not a moment longer', async () => {
    const { api } = await withBoss();
    const { data: token } = await api.call('login', { phone, password: 'right1' });
    api.clock.advance(7 * day - 1);
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({ code: 0 });
    api.clock.advance(1);
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({
      code: 401,
      msg: '登录失效，请重新登录',
    });
  });

  it('are known by the bare token and by the one after Bearer, and by no other', async () => {
    const { api, token } = await withBoss();
    const codes = [];
    for (const authorization of [token, `Bearer ${token}`, `${token}x`, 'Bearer', ''])
      codes.push((await api.call('getUserInfo', {}, { headers: { authorization } })).code);
    expect(codes).toEqual([0, 0, 401, 401, 401]);
  });

  it('are not what an Authorization header holds that cannot be used, even for calls open to anyone', async () => {
    const { api } = await withBoss();
    const ask = (headers: Record<string, string>) =>
      api.call('getIndexNoticeInfo', {}, { headers });
    expect((await ask({})).code).toBe(0);
    for (const authorization of ['', 'Bearer ', 'Token abc', 'Basic YTpi', 'x'.repeat(8_193)]) {
      expect(await ask({ authorization }), authorization).toMatchObject({ status: 200, code: 401 });
    }
  });

  it('[R7.2-03] [R7.2-16] all end when the password is reset, and only the new one opens', async () => {
    const { api, token } = await withBoss();
    expect(await api.call('sendPhoneCodeFindPass', { phone })).toMatchObject({ code: 0 });
    const code = api.codeFor(phone);
    expect(await api.call('resetpass', { phone, code: '12345', password: 'fresh9' })).toMatchObject(
      {
        code: 1,
        msg: '验证码输入错误',
      },
    );
    expect(await api.call('resetpass', { phone, code, password: 'fresh9' })).toMatchObject({
      code: 0,
    });
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({ code: 401 });
    expect(await api.call('login', { phone, password: 'right1' })).toMatchObject({ code: 1 });
    expect(await api.call('login', { phone, password: 'fresh9' })).toMatchObject({ code: 0 });
    expect(await api.call('resetpass', { phone, code, password: 'third3' })).toMatchObject({
      code: 1,
    });
  });

  it('[R7.2-16] cannot be had by resetting the password of a phone without an account', async () => {
    const api = await testApi();
    expect(await api.call('sendPhoneCodeFindPass', { phone })).toMatchObject({
      code: 1,
      msg: '您还未注册',
    });
    expect(
      await api.call('resetpass', { phone, code: '123456', password: 'fresh9' }),
    ).toMatchObject({ code: 1, msg: '您还未注册' });
    expect(api.sms).toEqual([]);
  });
});

describe('user info', () => {
  it('[R3-01] [R7.3-04] has every field', async () => {
    const { api, user, token } = await withBoss();
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({
      code: 0,
      data: {
        userId: String(user.id),
        uid: String(user.id),
        username: phone,
        phone,
        nickName: null,
        role: 'boss',
        staffKind: null,
        isBoss: true,
        isVisitor: false,
        permissions: permissionCodes.map((permsCode) => ({ permsCode })),
        wechatUId: null,
        registerTime: user.register_time,
        firstSaleDay: null,
        isFirst: false,
        needRebindPhones: [],
      },
    });
    expect(await api.call('getUserInfo', {}, { token: 'unknown' })).toMatchObject({ code: 401 });
  });

  it('[R3-34] [R3-35] gives a boss every permission', async () => {
    const { api, token } = await withBoss();
    const { data } = await api.call('getUserInfo', {}, { token });
    const codes = data.permissions.map((each: { permsCode: string }) => each.permsCode);
    for (const code of [
      'lookCost',
      'pageAiProducts',
      'pageSelectionToolNew',
      'newListing',
      'selectGoods',
    ])
      expect(codes).toContain(code);
    expect(codes).toContain('erp:product:upd:name');
    expect(codes).toContain('erp:product:view:cost');
  });

  it('[R3-03] [R3-04] gives a manager what the boss granted', async () => {
    const { api, user: boss } = await withBoss();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.id });
    await api.grant(manager.user, 'lookCost', 'erp:product:view:cost');
    const { data } = await manager.ask('getUserInfo');
    expect(data).toMatchObject({
      role: 'other',
      staffKind: 'manager',
      isBoss: false,
      permissions: [{ permsCode: 'erp:product:view:cost' }, { permsCode: 'lookCost' }],
    });
  });

  it('knows the first day with sales of the shops that the user sees', async () => {
    const { api, user: boss, token } = await withBoss();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.id });
    const [early, late] = [await api.shop(boss), await api.shop(boss)];
    await api.assign(manager.user, late);
    const figures = {
      source: 'sales',
      sold_quantity: 1,
      returned_quantity: 0,
      sold_amount: 100,
      returned_amount: 0,
      cost: 0,
      uncosted_sold_quantity: 1,
      uncosted_returned_quantity: 0,
      uncosted_sold_amount: 100,
      uncosted_returned_amount: 0,
    } as const;
    await api.db
      .insertInto('shop_day')
      .values([
        { shop_id: early.id, day: '2025-11-03', ...figures },
        { shop_id: late.id, day: '2026-01-05', ...figures },
      ])
      .execute();
    const firstDay = async (of: string) =>
      (await api.call('getUserInfo', {}, { token: of })).data.firstSaleDay;
    expect(await firstDay(token)).toBe('2025-11-03');
    expect(await firstDay(manager.token)).toBe('2026-01-05');
  });

  it('says that it is the first time until the second sign-in', async () => {
    const api = await testApi();
    await api.call('sendPhoneCodeRegister', { phone });
    await api.call('register', { phone, password: 'abc123', code: api.codeFor(phone) });
    const isFirst = async () => {
      const { data: token } = await api.call('login', { phone, password: 'abc123' });
      return (await api.call('getUserInfo', {}, { token })).data.isFirst;
    };
    expect([await isFirst(), await isFirst()]).toEqual([true, false]);
  });
});
