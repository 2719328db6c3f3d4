import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../../../api/account/passwords.ts';
import { findUserByPhone } from '../../../db/account/accounts.ts';
import { testApi } from '../../support/api.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { draft, managerOf, newPhone, team } from './managers-support.ts';

const taken = '该手机号已被其他账号使用，请更换手机号';
const bossPhone = '该手机号已是BOSS账号，不能再分配为店长/财务或仓库发货员，请更换手机号';
const unknownManager = '没有找到该店长/财务，请刷新页面';

describe('the check of a phone', () => {
  it('[R7.3-16] [R7.3-37] tells new, manager and shipper apart, and nothing of other bosses', async () => {
    const { api, boss, foreign, stranger, call } = await team();
    await managerOf(api, boss, []);
    await api.signIn({ phone: '13900000012', role: 'shipper', boss_id: boss.user.id });
    for (const name of ['checkPhoneExists', 'checkUserWorkerPhone']) {
      const kind = async (phone: string) => (await call(name, { phone })).data;
      expect(await kind('13900000099')).toBe('new');
      expect(await kind(newPhone)).toBe('manager');
      expect(await kind('13900000012')).toBe('shipper');
      for (const phone of [boss.user.phone, stranger.user.phone])
        expect(await call(name, { phone })).toMatchObject({ code: 1, msg: bossPhone });
      expect(await call(name, { phone: foreign.user.phone })).toMatchObject({
        code: 1,
        msg: taken,
      });
    }
  });

  it('[R5.5-03] is of mainland mobile numbers only', async () => {
    const { call } = await team();
    const check = async (phone: string) => call('checkPhoneExists', { phone });
    expect(await check('')).toMatchObject({ code: 1, msg: '手机号不能为空' });
    expect(await check('1390000001')).toMatchObject({ code: 1, msg: '请输入正确的手机号' });
    expect(await check('12000000000')).toMatchObject({ code: 1, msg: '请输入合法的手机号！' });
    expect(await check('13000000000')).toMatchObject({ code: 0, data: 'new' });
  });

  it('is limited, so that nobody learns by trying who has an account', async () => {
    const { api, call } = await team();
    for (let turn = 0; turn < 120; turn += 1)
      expect((await call('checkPhoneExists', { phone: '13900000099' })).code).toBe(0);
    const refused = await call('checkPhoneExists', { phone: newPhone });
    expect(refused).toMatchObject({
      code: 429,
      msg: expect.stringContaining('查询手机号次数过多'),
    });
    api.clock.advance(60 * 60 * 1000);
    expect(await call('checkPhoneExists', { phone: newPhone })).toMatchObject({ code: 0 });
  });
});

describe('a manager', () => {
  it('[R7.3-33] [R7.3-39] [R5.5-05] is added with shops, permissions and a password', async () => {
    const { api, stranger, as, call } = await team();
    expect(await call('saveManager', draft({ password: undefined }))).toMatchObject({
      code: 1,
      msg: '密码不能为空',
    });
    expect(await call('saveManager', draft())).toMatchObject({ code: 0, data: null });
    const { data } = await call('listManagers');
    expect(data).toMatchObject([
      {
        phone: newPhone,
        phoneList: [newPhone],
        phoneStr: newPhone,
        temuUid: null,
        shopIds: ['11', '21'],
        permissionIdList: [1, 2],
        hasPassword: true,
        createTime: api.clock.now(),
      },
    ]);
    expect((await as(stranger.token)('listManagers')).data).toHaveLength(1);
    const user = await findUserByPhone(api.db, newPhone);
    expect(await verifyPassword(user?.password_hash, 'abc123')).toBe(true);
    // They sign in by code at once.
    await api.call('sendPhoneCode', { phone: newPhone });
    const login = await api.call('login', { phone: newPhone, code: api.codeFor(newPhone) });
    expect(login.code).toBe(0);
    const seen = await as(login.data)('getShopListByWorkerPhone');
    expect(seen.data.map((shop: { mallId: string }) => shop.mallId)).toEqual(['11', '21']);
  });

  it('[R7.3-33] takes lists as repeated keys, as a comma list, and empty', async () => {
    const { call } = await team();
    const listed = async () => (await call('listManagers')).data[0];
    const asCommas = { permissionIdList: '1,2', temuShopIdList: '11,12', sheinShopIdList: '' };
    expect(await call('saveManager', draft(asCommas))).toMatchObject({ code: 0 });
    expect(await listed()).toMatchObject({ shopIds: ['11', '12'], permissionIdList: [1, 2] });
    expect(await call('saveManager', draft({ temuShopIdList: ['11', '12'] }))).toMatchObject({
      code: 0,
    });
    expect(await listed()).toMatchObject({ shopIds: ['11', '12', '21'] });
    const fields = { phone: '13900000012', password: 'abc123', temuShopIdList: '11' };
    await call('saveManager', fields);
    const shopIdStr = ['12', '21'];
    const assigned = await call('distributeShopToUserNoCode', { phone: fields.phone, shopIdStr });
    expect(assigned).toMatchObject({ code: 0 });
    const { data } = await call('listManagers');
    expect(data[1]).toMatchObject({ shopIds: ['11', '12', '21'] });
    expect(await call('distributeShopToUserNoCode', { phone: fields.phone })).toMatchObject({
      code: 1,
      msg: '参数 shopIdStr 不能为空',
    });
  });

  it('[R5.5-06] [R6-20] is refused with a bad password, permission or shop, and then not made', async () => {
    const { api, call } = await team();
    const refusals: [fields: Record<string, unknown>, code: number, msg: string][] = [
      [{ password: 'abc12' }, 1, '密码必须为6-12位字符组合'],
      [{ password: '密码密码密码' }, 1, '密码必须为6-12位字符组合'],
      [{ permissionIdList: [1, 5] }, 1, '权限只能是1至4'],
      [{ permissionIdList: ['x'] }, 1, ''],
      [{ temuShopIdList: [], sheinShopIdList: [] }, 1, '请选择分配的店铺'],
      [{ temuShopIdList: ['99'] }, 403, '没有该店铺的查看权限，请刷新店铺列表'],
      [{ temuShopIdList: ['21'] }, 1, '店铺与平台不符，请刷新店铺列表'],
      [{ phone: '13900000001' }, 1, bossPhone],
      [{ phone: '13900000003' }, 1, taken],
    ];
    for (const [fields, code, msg] of refusals) {
      const answer = await call('saveManager', draft(fields));
      expect(answer, JSON.stringify(fields)).toMatchObject({
        code,
        msg: expect.stringContaining(msg),
      });
    }
    expect((await call('listManagers')).data).toEqual([]);
    expect(await findUserByPhone(api.db, newPhone)).toBeUndefined();
  });

  it('[R5.5-07] keeps the password where none is sent, and loses the sessions where one is', async () => {
    const { api, as, call } = await team();
    await call('saveManager', draft());
    await api.call('sendPhoneCode', { phone: newPhone });
    const { data: token } = await api.call('login', {
      phone: newPhone,
      code: api.codeFor(newPhone),
    });
    const isPassword = async (password: string) =>
      verifyPassword((await findUserByPhone(api.db, newPhone))?.password_hash, password);

    const kept = draft({ password: '', permissionIdList: [], temuShopIdList: ['12'] });
    expect(await call('saveManager', kept)).toMatchObject({ code: 0 });
    expect(await isPassword('abc123')).toBe(true);
    expect((await as(token)('getUserInfo')).code).toBe(0);
    expect((await call('listManagers')).data).toMatchObject([
      { shopIds: ['12', '21'], permissionIdList: [] },
    ]);

    expect(await call('saveManager', draft({ password: 'new-pass' }))).toMatchObject({ code: 0 });
    expect(await isPassword('new-pass')).toBe(true);
    expect((await as(token)('getUserInfo')).code).toBe(401);
  });

  it('is not made of a warehouse shipper', async () => {
    const { api, boss, call } = await team();
    await api.signIn({ phone: newPhone, role: 'shipper', boss_id: boss.user.id });
    for (const [name, fields] of [
      ['saveManager', draft()],
      ['sendCode', { phone: newPhone }],
      ['distributeShopToUserNoCode', { phone: newPhone, shopIdStr: '11' }],
    ] as const)
      expect(await call(name, fields)).toMatchObject({
        code: 1,
        msg: expect.stringContaining('已是仓库发货员'),
      });
    expect(await findUserByPhone(api.db, newPhone)).toMatchObject({ role: 'shipper' });
  });

  it('[R7.2-21] gets another password from their own boss alone', async () => {
    const { api, boss, foreign, shops, as, call } = await team();
    const { token } = await managerOf(api, boss, [...shops]);
    const set = (phone: string, password = 'secret1') =>
      call('settingMgtUserPass', { phone, password });
    expect(await set(newPhone)).toMatchObject({ code: 0, data: null });
    const user = await findUserByPhone(api.db, newPhone);
    expect(await verifyPassword(user?.password_hash, 'secret1')).toBe(true);
    expect((await as(token)('getUserInfo')).code).toBe(401);
    for (const phone of [foreign.user.phone, boss.user.phone, '13900000099'])
      expect(await set(phone)).toMatchObject({ code: 1, msg: unknownManager });
    expect(await findUserByPhone(api.db, foreign.user.phone)).toMatchObject({
      password_hash: 'old',
    });
    expect(await set(newPhone, '12345')).toMatchObject({ code: 1 });
  });

  it('[R7.3-31] [R7.3-32] has exactly the permissions that are set', async () => {
    const { api, boss, foreign, as, call } = await team();
    const { token } = await managerOf(api, boss, []);
    const ids = async (phone = newPhone) => (await call('getPermissionIds', { phone })).data;
    const set = (permissionIdList: readonly number[], phone = newPhone) =>
      call('setPermissionIds', { phone, permissionIdList });
    expect(await ids()).toEqual([]);
    expect(await set([4, 2])).toMatchObject({ code: 0 });
    expect(await ids()).toEqual([2, 4]);
    const { data } = await as(token)('getUserInfo');
    expect(data.permissions.map((each: { permsCode: string }) => each.permsCode)).toEqual([
      'erp:product:upd:name',
      'pageSelectionToolNew',
      'selectGoods',
    ]);
    expect(await set([])).toMatchObject({ code: 0 });
    expect(await ids()).toEqual([]);
    expect(await set([5])).toMatchObject({ code: 1 });
    expect(await set([1], foreign.user.phone)).toMatchObject({ code: 1, msg: unknownManager });
    await api.grant(foreign.user, 'lookCost', 'erp:product:view:cost');
    expect(await ids(foreign.user.phone)).toEqual([]);
  });

  it('[R7.3-17] [R7.3-38] [R6-21] has shops that the boss can look up by phone, and sees no others', async () => {
    const { api, boss, foreign, shops, as, call } = await team();
    const { token } = await managerOf(api, boss, [shops[0], shops[2]]);
    const at = { shopId: '11', platformType: 'temu' };
    expect((await call('getShopsByPhone', { phone: newPhone })).data).toEqual({
      temuShopList: [expect.objectContaining(at)],
      sheinShopList: [expect.objectContaining({ shopId: '21' })],
    });
    const listed = await call('getShopListByWorkerPhone', { phone: newPhone });
    const ids = (rows: readonly { mallId: string }[]) => rows.map((shop) => shop.mallId);
    expect(ids(listed.data)).toEqual(['11', '21']);
    const { phone } = foreign.user;
    expect((await call('getShopsByPhone', { phone })).data).toEqual({
      temuShopList: [],
      sheinShopList: [],
    });
    expect((await call('getShopListByWorkerPhone', { phone })).data).toEqual([]);
    expect(ids((await as(token)('getShopListByWorkerPhone', { phone })).data)).toEqual([
      '11',
      '21',
    ]);
    expect(await as(token)('shopRating', { shopId: '12' })).toMatchObject({ code: 403 });
  });

  it.each(['deleteManagerPermission', 'removeShopKeeperId', 'removeShopWorkerId'])(
    '[R7.3-19] [R7.3-21] [R7.3-23] loses a shop by %s, at once and no other',
    async (name) => {
      const { api, boss, foreign, shops, as, call } = await team();
      const { user, token } = await managerOf(api, boss, [shops[0], shops[1]]);
      const remove = (shopId: string, { phone, id } = user) =>
        call(
          name,
          name === 'removeShopWorkerId'
            ? { shopId, workerId: String(id) }
            : { phoneIndex: 0, shopId, phone },
        );
      const phones = async () => {
        const { data } = await call('getShopList');
        return data.map((shop: { phoneStr: string }) => shop.phoneStr);
      };
      expect(await phones()).toEqual([newPhone, newPhone, '']);
      expect(await remove('11')).toMatchObject({ code: 0, data: null });
      expect(await phones()).toEqual(['', newPhone, '']);
      expect(await as(token)('shopRating', { shopId: '11' })).toMatchObject({ code: 403 });
      expect(await as(token)('shopRating', { shopId: '12' })).toMatchObject({ code: 0 });
      expect(await remove('11')).toMatchObject({
        code: 1,
        msg: '该手机号已没有此店铺的权限，请刷新页面',
      });
      expect(await remove('99')).toMatchObject({ code: 403 });
      expect(await remove('99', foreign.user)).toMatchObject({ code: 1 });
      expect((await as(foreign.token)('shopRating', { shopId: '99' })).code).toBe(0);
      // Without any shop they stay, and see none.
      expect(await remove('12')).toMatchObject({ code: 0 });
      expect(await as(token)('getShopListByWorkerPhone')).toMatchObject({ code: 0, data: [] });
      expect((await call('listManagers')).data).toMatchObject([{ phone: newPhone, shopIds: [] }]);
    },
  );

  it('hears of every change of what they may see', async () => {
    const { api, boss, shops, call } = await team();
    const { user } = await managerOf(api, boss, [...shops]);
    const topic = `web_shop_layout/${user.id}`;
    const told = () => api.published.filter((each) => each.topic === topic);
    await call('setPermissionIds', { phone: newPhone, permissionIdList: [1] });
    expect(told()).toHaveLength(1);
    await call('removeShopKeeperId', { phone: newPhone, shopId: '11' });
    await call('saveManager', draft({ password: '' }));
    await call('settingMgtUserPass', { phone: newPhone, password: 'abc123' });
    expect(told()).toHaveLength(4);
    await call('setPermissionIds', { phone: '13900000003', permissionIdList: [1] });
    expect(told()).toHaveLength(4);
  });
});

it('[R7.3-18] the permission items are the four of the specification', async () => {
  const { call } = await team();
  const { code, data } = await call('getUserPermissionList');
  expect(code).toBe(0);
  expect(data).toEqual([
    {
      permissionId: 1,
      permissionName: '查看成本价',
      permsCodes: ['lookCost', 'erp:product:view:cost'],
    },
    { permissionId: 2, permissionName: '修改产品名称', permsCodes: ['erp:product:upd:name'] },
    {
      permissionId: 3,
      permissionName: '智能翻译产品',
      permsCodes: ['pageAiProducts', 'newListing'],
    },
    {
      permissionId: 4,
      permissionName: '选品工具',
      permsCodes: ['pageSelectionToolNew', 'selectGoods'],
    },
  ]);
});

it('the phone list of a shop names managers alone, and the account of its record', async () => {
  const { api, boss, shops, call } = await team();
  const shipper = await api.signIn({
    phone: '13900000012',
    role: 'shipper',
    boss_id: boss.user.id,
  });
  await managerOf(api, boss, [shops[0]]);
  await api.assign(shipper.user, shops[0]);
  const [row] = (await call('getShopList')).data;
  expect(row).toMatchObject({ phoneList: [newPhone], phoneStr: newPhone });
  const account = await addMainAccount(api.db, boss.user, {
    phone: '12000000001',
    external_uid: 'uid-1',
  });
  await api.db
    .updateTable('shop')
    .set({ main_account_id: account })
    .where('id', '=', shops[0].id)
    .execute();
  expect((await call('listManagers')).data).toMatchObject([{ temuUid: 'uid-1' }]);
});

it('the preview has managers to look at, and lets nobody change them', async () => {
  const api = await testApi({ config: { readOnly: true } });
  const boss = await api.signIn({ phone: 'visitor' });
  const shop = await api.shop(boss.user, { mall_id: '11' });
  await managerOf(api, boss, [shop]);
  expect((await api.call('listManagers')).data).toMatchObject([{ shopIds: ['11'] }]);
  expect((await api.call('checkPhoneExists', { phone: '13900000099' })).data).toBe('new');
  expect(await api.call('saveManager', draft())).toMatchObject({ code: 403 });
});
