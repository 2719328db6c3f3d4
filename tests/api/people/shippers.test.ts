import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { insertStaff } from '../../../db/people/staff.ts';
import { testApi } from '../../support/api.ts';

const phone = '13711110001';
const takenPhone = '该手机号已被其他账号使用，请更换手机号';
const gone = '该仓库发货员不存在或已删除，请刷新页面';

async function world() {
  const api = await testApi();
  const boss = await api.signIn();
  const stranger = await api.signIn();
  for (const mall_id of ['11', '12']) await api.shop(boss.user, { mall_id });
  await api.shop(boss.user, { mall_id: '13', platform: 'shein' });
  await api.shop(stranger.user, { mall_id: '99' });
  const call = (name: string, fields: object = {}, token = boss.token) =>
    api.call(name, { ...fields }, { token });
  const save = (fields: object = {}, token = boss.token) =>
    call('saveShipper', { phone, password: 'first1', ...fields }, token);
  const list = async (token = boss.token) => (await call('listShippers', {}, token)).data;
  const login = (password: string, who = phone) => api.call('login', { phone: who, password });
  return { api, boss, stranger, call, save, list, login };
}

describe('a warehouse shipper', () => {
  it.each([
    ['saveWorkerUser', '[R7.2-20] [R6-07]'],
    ['saveShipper', '[R7.3-34] [R1-18]'],
  ])('is added by %s %s and signs in with the password', async (name) => {
    const { api, boss, call, login, list } = await world();
    expect(await call(name, { phone, password: 'first1' })).toMatchObject({ code: 0, data: null });
    const { code, data: token } = await login('first1');
    expect(code).toBe(0);
    const info = await api.call('getUserInfo', {}, { token });
    expect(info.data).toMatchObject({ phone, role: 'other', staffKind: 'shipper', isBoss: false });
    expect(await list()).toEqual([
      {
        userId: info.data.userId,
        phone,
        username: phone,
        hasPassword: true,
        isOneTime: false,
        createTime: api.clock.now(),
        shopIdList: ['11', '12', '13'],
      },
    ]);
    // Whom the shops are assigned to for viewing is another matter.
    const shops = await boss.ask('getShopList');
    for (const shop of shops.data) expect(shop.phoneList).toEqual([]);
  });

  it.each([
    ['getWarehouseMgtTemuUserList', '[R7.3-20]'],
    ['listShippers', '[R7.3-35]'],
  ])('is listed by %s %s to their boss alone, without a password', async (name) => {
    const { api, save, call, stranger } = await world();
    await save();
    await save({ phone: '13711110002', shopIdStr: '12' });
    await save({ phone: '13711110003', shopIdStr: '99' }, stranger.token);
    const { data } = await call(name);
    expect(
      data.map((row: { phone: string; shopIdList: string[] }) => [row.phone, row.shopIdList]),
    ).toEqual([
      [phone, ['11', '12', '13']],
      ['13711110002', ['12']],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/first1|argon2/);
    const stored = await api.db
      .selectFrom('user')
      .select('password_hash')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('gets another password, which ends their sessions, and keeps their shops', async () => {
    const { api, save, login, list } = await world();
    await save({ shopIdStr: '11' });
    const { data: token } = await login('first1');
    expect(await save({ password: 'second2' })).toMatchObject({ code: 0 });
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({ code: 401 });
    expect(await login('first1')).toMatchObject({ code: 1 });
    expect(await login('second2')).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject([{ shopIdList: ['11'] }]);
  });

  it('who has forgotten the password too often may try again with a new one', async () => {
    const { save, login } = await world();
    await save();
    for (let time = 0; time < 10; time += 1) await login('wrong1');
    expect(await login('first1')).toMatchObject({ code: 429 });
    await save({ password: 'second2' });
    expect(await login('second2')).toMatchObject({ code: 0 });
  });

  it('gets other shops without another password, and none of another boss', async () => {
    const { save, call, login, list } = await world();
    await save();
    const { data: token } = await login('first1');
    expect(await call('saveShipper', { phone, shopIdStr: '13,11' })).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject([{ shopIdList: ['11', '13'] }]);
    expect(await call('getUserInfo', {}, token)).toMatchObject({ code: 0 });
    expect(await call('saveShipper', { phone, shopIdStr: '99' })).toMatchObject({ code: 403 });
    expect(await call('saveShipper', { phone, shopIdStr: '' })).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject([{ shopIdList: [] }]);
  });

  it.each([
    ['manager', '13922220001'],
    ['finance', '13922220002'],
  ])('[R5.5-10] is not the %s of the boss as well', async (_kind, staff) => {
    const { api, boss, save, list } = await world();
    await api.signIn({ phone: staff, role: 'manager', boss_id: boss.user.id });
    expect(await save({ phone: staff })).toMatchObject({
      code: 1,
      msg: '该手机号已是店长/财务，不能同时分配为仓库发货员',
    });
    expect(await list()).toEqual([]);
    const user = await api.db
      .selectFrom('user')
      .select(['role', 'password_hash'])
      .where('phone', '=', staff)
      .executeTakeFirstOrThrow();
    expect(user).toEqual({ role: 'manager', password_hash: null });
  });

  it('is nobody who has another account, and the boss does not learn which', async () => {
    const { api, boss, stranger, save, list } = await world();
    await api.signIn({ phone: '13922220003', role: 'manager', boss_id: stranger.user.id });
    await save({ phone: '13922220004' }, stranger.token);
    for (const taken of [boss.user.phone, stranger.user.phone, '13922220003', '13922220004'])
      expect(await save({ phone: taken }), taken).toMatchObject({ code: 1, msg: takenPhone });
    expect(await list()).toEqual([]);
    expect(await list(stranger.token)).toHaveLength(1);
  });

  it.each([
    [{ phone: '' }, '手机号不能为空'],
    [{ phone: '1371111' }, '请输入正确的手机号'],
    [{ phone: '12011110001' }, '请输入合法的手机号！'],
    [{ password: undefined }, '密码不能为空'],
    [{ password: '12345' }, '密码必须为6-12位字符组合'],
    [{ password: '密码密码密码' }, '密码必须为6-12位字符组合'],
    [{ password: '1234567890123' }, '密码必须为6-12位字符组合'],
  ])('is refused with %j', async (fields, msg) => {
    const { save, list } = await world();
    expect(await save(fields)).toMatchObject({ code: 1, msg });
    expect(await list()).toEqual([]);
  });

  it('is one of at most 200', async () => {
    const { api, boss, save, list } = await world();
    for (let place = 0; place < 199; place += 1) {
      const other = `1361111${String(place).padStart(4, '0')}`;
      await insertStaff(
        api.db,
        { ownerId: boss.user.id, phone: other, role: 'shipper', passwordHash: '-' },
        0,
      );
    }
    expect(await save()).toMatchObject({ code: 0 });
    const { code, msg } = await save({ phone: '13711110002' });
    expect({ code, msg }).toEqual({
      code: 1,
      msg: '最多可添加200名仓库发货员，请先删除不用的账号',
    });
    expect(await list()).toHaveLength(200);
  });

  it('is added once, when the boss presses twice', async () => {
    const { save, list } = await world();
    const both = await Promise.all([save(), save()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await list()).toHaveLength(1);
  });
});

describe('a shipper who is removed', () => {
  it('[R6-22] [R7.3-24] is out at once and cannot sign in any more', async () => {
    const { api, save, call, login, list } = await world();
    await save();
    const { data: token } = await login('first1');
    expect(await call('deleteShipper', { phone })).toMatchObject({ code: 0, data: null });
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({ code: 401 });
    expect(await login('first1')).toMatchObject({ code: 1 });
    expect(await list()).toEqual([]);
    expect(await call('deleteShipper', { phone })).toMatchObject({ code: 1, msg: gone });
  });

  it('frees the phone for another boss', async () => {
    const { save, call, stranger, list } = await world();
    await save();
    await call('deleteShipper', { phone });
    expect(await save({}, stranger.token)).toMatchObject({ code: 0 });
    expect(await list(stranger.token)).toMatchObject([{ phone, shopIdList: ['99'] }]);
  });

  it('is not removed by another boss, and is no manager', async () => {
    const { api, boss, stranger, save, call, login } = await world();
    await save();
    await api.signIn({ phone: '13922220001', role: 'manager', boss_id: boss.user.id });
    expect(await call('deleteShipper', { phone }, stranger.token)).toMatchObject({ msg: gone });
    for (const other of ['13922220001', boss.user.phone, '13799999999'])
      expect(await call('deleteShipper', { phone: other })).toMatchObject({ code: 1, msg: gone });
    expect(await login('first1')).toMatchObject({ code: 0 });
  });
});

describe('the authorisation of a shipper', () => {
  it('[R7.3-36] is taken back shop by shop', async () => {
    const { save, call, list, login } = await world();
    await save();
    const remove = (shopIdStr: string) => call('removeShipperAuthorization', { phone, shopIdStr });
    expect(await remove('11,13')).toMatchObject({ code: 0, data: null });
    expect(await list()).toMatchObject([{ phone, shopIdList: ['12'] }]);
    expect(await remove('11')).toMatchObject({
      code: 1,
      msg: '该仓库发货员未被分配到所选店铺，请刷新页面',
    });
    expect(await remove('12')).toMatchObject({ code: 0 });
    expect(await list()).toMatchObject([{ phone, shopIdList: [] }]);
    expect(await login('first1')).toMatchObject({ code: 0 });
  });

  it('is not taken by another boss, nor for shops of others', async () => {
    const { save, call, list, stranger } = await world();
    await save();
    const remove = (shopIdStr: string, token?: string) =>
      call('removeShipperAuthorization', { phone, shopIdStr }, token);
    expect(await remove('')).toMatchObject({ code: 1, msg: '请选择店铺' });
    expect(await remove('11,99')).toMatchObject({ code: 403 });
    expect(await remove('99', stranger.token)).toMatchObject({ code: 1, msg: gone });
    expect(await list()).toMatchObject([{ shopIdList: ['11', '12', '13'] }]);
  });
});

describe('[R7.2-19] the password of a shipper', () => {
  it('is never told, only whether there is one', async () => {
    const { save, call, stranger, login } = await world();
    await save();
    const { code, data } = await call('getWorkerPassword', { phone });
    expect({ code, data }).toEqual({
      code: 0,
      data: { hasPassword: true, isOneTime: false, oneTimePassword: null },
    });
    for (const issue of [false, true]) {
      const foreign = await call('getWorkerPassword', { phone, issue }, stranger.token);
      expect(foreign).toMatchObject({ code: 1, msg: gone });
    }
    expect(await login('first1')).toMatchObject({ code: 0 });
  });

  it('is issued anew for one sign-in', async () => {
    const { api, save, call, login, list } = await world();
    await save();
    const { data: token } = await login('first1');
    const { data } = await call('getWorkerPassword', { phone, issue: true });
    expect(data).toMatchObject({ hasPassword: true, isOneTime: true });
    const password: string = data.oneTimePassword;
    expect(password).toMatch(/^[a-z2-9]{10}$/);
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({ code: 401 });
    expect(await login('first1')).toMatchObject({ code: 1 });
    expect(await list()).toMatchObject([{ hasPassword: true, isOneTime: true }]);

    const both = await Promise.all([login(password), login(password)]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await login(password)).toMatchObject({ code: 1 });
    expect(await list()).toMatchObject([{ hasPassword: false, isOneTime: false }]);
    expect((await call('getWorkerPassword', { phone })).data).toMatchObject({ hasPassword: false });
    const { data: again } = await call('getWorkerPassword', { phone, issue: true });
    expect(again.oneTimePassword).not.toBe(password);

    await save({ password: 'second2' });
    expect(await login('second2')).toMatchObject({ code: 0 });
    expect(await login('second2')).toMatchObject({ code: 0 });
  });

  it('of a manager is none of these calls’ business', async () => {
    const { api, boss, call } = await world();
    const password_hash = await hashPassword('right1');
    const staff = { role: 'manager', boss_id: boss.user.id, password_hash } as const;
    await api.signIn({ phone: '13922220001', ...staff });
    const answer = await call('getWorkerPassword', { phone: '13922220001', issue: true });
    expect(answer).toMatchObject({ code: 1, msg: gone });
  });
});
