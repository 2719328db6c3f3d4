import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { testApi } from '../../support/api.ts';
import { phone, withBoss } from './with-boss.ts';

const minute = 60_000;

describe('registration', () => {
  it.each([
    ['manager', 0],
    ['manager', 1],
    ['shipper', 0],
  ] as const)(
    '[R7.2-02] [R6-03] is open to a phone that a boss has added (%s, operator %i), once its owner says so',
    async (role, is_operator) => {
      const { api, user: boss, token: bossToken } = await withBoss();
      const added = '13822223333';
      const staff = await api.signIn({
        phone: added,
        nick_name: '小李',
        role,
        is_operator,
        boss_id: boss.id,
      });
      await api.assign(staff.user, await api.shop(boss));
      expect(await api.call('sendPhoneCodeRegister', { phone: added })).toMatchObject({ code: 0 });
      const entered = { phone: added, password: 'abc123', code: api.codeFor(added) };
      const wrong = await api.call('register', { ...entered, code: '12345x', leaveTeam: true });
      expect(wrong.code).toBe(1);
      // Told to nobody but who has the code, which stays good for the answer.
      expect(await api.call('register', entered)).toMatchObject({
        code: 1,
        msg: '该手机号已被添加为店长/财务、运营或仓库发货员，请直接登录；继续注册将退出原团队',
      });
      expect((await staff.ask('getUserInfo')).code).toBe(0);
      expect(await api.call('register', { ...entered, leaveTeam: true })).toMatchObject({
        code: 0,
      });
      expect((await staff.ask('getUserInfo')).code).toBe(401);
      const { data: token } = await api.call('login', { phone: added, password: 'abc123' });
      expect((await api.call('getUserInfo', {}, { token })).data).toMatchObject({ isBoss: true });
      expect((await api.call('getShopList', {}, { token })).data).toEqual([]);
      // Who was told of them is told that they are gone; what they do now is their own.
      const ofTeam = await api.call('listAudit', { kind: 'people' }, { token: bossToken });
      expect(ofTeam.data.rows).toMatchObject([
        {
          call: 'leaveTeam',
          userId: String(staff.user.id),
          person: '小李',
          personMark: '138****3333',
          subjects: [{ field: 'person', value: '小李' }],
          via: 'none',
          outcome: 'done',
        },
      ]);
      const own = await api.call('listAudit', { kind: 'people' }, { token });
      expect(own.data.rows).toEqual([]);
    },
  );

  it('takes no boss out of their own account', async () => {
    const { api } = await withBoss();
    const entered = { phone, password: 'abc123', code: '123456', leaveTeam: true };
    expect(await api.call('register', entered)).toMatchObject({
      code: 1,
      msg: '该手机号已注册，请直接登录',
    });
  });

  it('[R7.2-02] [R7.2-15] [R6-03] makes a boss of a new phone with the code that was sent, once', async () => {
    const api = await testApi();
    expect(await api.call('sendPhoneCodeRegister', { phone })).toMatchObject({ code: 0 });
    const entered = { phone, password: 'abc123', code: api.codeFor(phone), areacode: '+86' };
    expect(await api.call('register', entered)).toMatchObject({ code: 0, data: null });

    const login = await api.call('login', { phone, password: 'abc123', areacode: '86' });
    const info = await api.call('getUserInfo', {}, { token: login.data });
    expect(info.data).toMatchObject({ role: 'boss', isBoss: true, isFirst: true, phone });

    expect(await api.call('register', entered)).toMatchObject({
      code: 1,
      msg: '该手机号已注册，请直接登录',
    });
    api.clock.advance(minute);
    expect(await api.call('sendPhoneCodeRegister', { phone })).toMatchObject({ code: 1 });
    expect(api.sms).toHaveLength(1);
  });

  it.each([
    ['a wrong phone [R9.2-01]', { phone: '1391111222' }, '请输入正确的手机号'],
    ['a short password', { password: 'abc12' }, '密码必须为6-12位字符组合'],
    ['a long password', { password: 'abcdefghijklm' }, '密码必须为6-12位字符组合'],
    ['a Chinese password', { password: '密码密码密码' }, '密码必须为6-12位字符组合'],
    ['another area', { areacode: '852' }, '参数 areacode 只能是 86、+86'],
    ['no code', { code: undefined }, '参数 code 不能为空'],
    ['a code of letters', { code: 'abcdef' }, '验证码输入错误'],
  ])('refuses %s with its message', async (_, wrong, msg) => {
    const api = await testApi();
    const entered = { phone, password: 'abc123', code: '123456', ...wrong };
    expect(await api.call('register', entered)).toMatchObject({ status: 200, code: 1, msg });
  });

  it('takes no code of another phone', async () => {
    const api = await testApi();
    await api.call('sendPhoneCodeRegister', { phone: '13911113333' });
    const code = api.codeFor('13911113333');
    const answer = await api.call('register', { phone, password: 'abc123', code });
    expect(answer).toMatchObject({ code: 1, msg: '验证码输入错误' });
  });
});

describe('sign-in', () => {
  it('[R7.2-01] [R4-52] [R4-53] answers a token to the right password and to nothing else', async () => {
    const { api } = await withBoss();
    const right = await api.call('login', { phone, password: 'right1', areacode: '86' });
    expect(right).toMatchObject({ status: 200, code: 0, msg: '操作成功' });
    expect(right.data).toMatch(/^[\w-]{43}$/);
    expect(right.msg).toEqual(expect.any(String));

    const wrong = await api.call('login', { phone, password: 'wrong1' });
    const unknown = await api.call('login', { phone: '13900009999', password: 'right1' });
    expect(wrong).toMatchObject({ code: 1, data: null });
    expect(wrong.msg).toMatch(/\p{Script=Han}/u);
    expect(unknown).toMatchObject({ code: 1, msg: wrong.msg });
  });

  it('[R7.2-01] [R7.2-14] answers a token to the code that was sent, which opens once', async () => {
    const { api } = await withBoss();
    expect(await api.call('sendPhoneCode', { phone })).toMatchObject({ code: 0 });
    const code = api.codeFor(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await api.call('login', { phone, code: wrong })).toMatchObject({
      code: 1,
      msg: '验证码输入错误',
    });
    expect(await api.call('login', { phone, code })).toMatchObject({ code: 0 });
    expect(await api.call('login', { phone, code })).toMatchObject({
      code: 1,
      msg: '验证码输入错误',
    });
  });

  it('takes a code for what it was sent for and for nothing else', async () => {
    const { api } = await withBoss();
    await api.call('sendPhoneCode', { phone });
    const forLogin = api.codeFor(phone);
    const reset = await api.call('resetpass', { phone, code: forLogin, password: 'fresh9' });
    expect(reset).toMatchObject({ code: 1, msg: '验证码输入错误' });
    await api.call('sendPhoneCodeFindPass', { phone });
    const login = await api.call('login', { phone, code: api.codeFor(phone) });
    // One time in a million both codes are the same digits.
    if (api.codeFor(phone) !== forLogin) expect(login).toMatchObject({ code: 1 });
    expect(await api.call('login', { phone, code: forLogin })).toMatchObject({ code: 0 });
  });

  it('stores neither the token, nor the code, nor the password', async () => {
    const { api } = await withBoss();
    await api.call('sendPhoneCode', { phone });
    const { data: token } = await api.call('login', { phone, code: api.codeFor(phone) });
    const rows = JSON.stringify([
      await api.db.selectFrom('session').selectAll().execute(),
      await api.db.selectFrom('phone_code').selectAll().execute(),
      await api.db.selectFrom('user').selectAll().execute(),
    ]);
    expect(rows).toContain('$argon2id$');
    for (const secret of [token, api.codeFor(phone), 'right1']) expect(rows).not.toContain(secret);
  });

  it('[R1-16] lets a manager in by code only after a boss has authorised the phone', async () => {
    const { api, user: boss } = await withBoss();
    const manager = '13822223333';
    const refused = await api.call('sendPhoneCode', { phone: manager });
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.msg).toContain('未被授权');
    expect(api.sms).toEqual([]);
    for (let code = 0; code < 3; code += 1)
      expect(
        await api.call('login', { phone: manager, code: String(code).padStart(6, '0') }),
      ).toMatchObject({ code: 1, msg: '验证码输入错误' });

    await api.signIn({ phone: manager, role: 'manager', boss_id: boss.id });
    api.clock.advance(minute);
    await api.call('sendPhoneCode', { phone: manager });
    expect(await api.call('login', { phone: manager, code: api.codeFor(manager) })).toMatchObject({
      code: 0,
    });
  });

  it('points a manager with the right password to the code tab', async () => {
    const { api, user: boss } = await withBoss();
    const password_hash = await hashPassword('right1');
    await api.signIn({ phone: '13822223333', role: 'manager', boss_id: boss.id, password_hash });
    const answer = await api.call('login', { phone: '13822223333', password: 'right1' });
    expect(answer).toMatchObject({ code: 1, data: null });
    expect(answer.msg).toContain('验证码登录');
  });

  it('[R7.2-21] [R5.5-07] lets a manager in on the phone by the password that the boss gave, with no other rights', async () => {
    const { api, user: boss } = await withBoss();
    const manager = '13822223333';
    const password_hash = await hashPassword('right1');
    await api.signIn({ phone: manager, role: 'manager', boss_id: boss.id, password_hash });
    const onPhone = { phone: manager, onPhone: true };
    expect(await api.call('login', { ...onPhone, password: 'wrong1' })).toMatchObject({
      code: 1,
      msg: '手机号或密码错误',
    });
    const { code, data } = await api.call('login', { ...onPhone, password: 'right1' });
    expect(code).toBe(0);
    const info = await api.call('getUserInfo', {}, { token: data });
    expect(info.data).toMatchObject({ role: 'other', staffKind: 'manager', permissions: [] });
    // Whoever has no password, such as an operator, is told no more than that it is wrong.
    const operator = '13822224444';
    await api.signIn({ phone: operator, role: 'manager', is_operator: 1, boss_id: boss.id });
    expect(
      await api.call('login', { phone: operator, password: 'right1', onPhone: true }),
    ).toMatchObject({ code: 1, msg: '手机号或密码错误' });
  });

  it('counts the wrong passwords of the phone with those of the desktop', async () => {
    const { api, user: boss } = await withBoss();
    const manager = '13822223333';
    const password_hash = await hashPassword('right1');
    await api.signIn({ phone: manager, role: 'manager', boss_id: boss.id, password_hash });
    const enter = (password: string, onPhone: boolean) =>
      api.call('login', { phone: manager, password, onPhone });
    let last = await enter('wrong1', false);
    for (let tries = 0; tries < 30 && last.code === 1; tries += 1)
      last = await enter('wrong1', tries % 2 === 0);
    expect(last.code).toBe(429);
    expect((await enter('right1', true)).code).toBe(429);
  });

  it('[R1-18] lets a warehouse shipper in by password, and sends no code', async () => {
    const { api, user: boss } = await withBoss();
    const shipper = '13833334444';
    const password_hash = await hashPassword('right1');
    await api.signIn({ phone: shipper, role: 'shipper', boss_id: boss.id, password_hash });
    const { code, data } = await api.call('login', { phone: shipper, password: 'right1' });
    expect(code).toBe(0);
    const info = await api.call('getUserInfo', {}, { token: data });
    expect(info.data).toMatchObject({ role: 'other', staffKind: 'shipper' });
    expect(await api.call('sendPhoneCode', { phone: shipper })).toMatchObject({
      code: 1,
      msg: '该手机号是仓库发货员，请使用手机App和密码登录',
    });
    expect(api.sms).toEqual([]);
  });

  it('takes no code of an account that may no longer use one', async () => {
    const { api, user } = await withBoss();
    await api.call('sendPhoneCode', { phone });
    await api.db.updateTable('user').set({ role: 'shipper' }).where('id', '=', user.id).execute();
    expect(await api.call('login', { phone, code: api.codeFor(phone) })).toMatchObject({
      code: 1,
      msg: '验证码输入错误',
    });
  });

  it.each([
    [{ phone: '' }, '请输入手机号'],
    [{ phone: '123' }, '请输入正确的手机号'],
    [{ phone: '123456789012', password: 'right1' }, '请输入正确的手机号'],
    [{ phone, password: '' }, '请输入密码'],
    [{ phone, code: '' }, '请输入验证码'],
    [{ phone }, '请输入密码'],
    [{ phone, password: 'right1', code: '123456' }, '密码和验证码只能填写一个'],
  ])('refuses %j', async (entered, msg) => {
    const api = await testApi();
    expect(await api.call('login', entered)).toMatchObject({ code: 1, msg, data: null });
  });

  it('takes the reserved sign-in name where one is configured', async () => {
    const api = await testApi({ config: { reservedLogin: 'support' } });
    const password_hash = await hashPassword('right1');
    await api.signIn({ phone: 'support', password_hash });
    expect(await api.call('login', { phone: 'support', password: 'right1' })).toMatchObject({
      code: 0,
    });
    const other = await testApi();
    expect(await other.call('login', { phone: 'support', password: 'right1' })).toMatchObject({
      code: 1,
      msg: '请输入正确的手机号',
    });
  });
});
