import { describe, expect, it } from 'vitest';
import { insertStaff } from '../../../db/people/staff.ts';
import type { User } from '../../../db/schema.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { addMainAccount } from '../../support/main-account.ts';

const phone = '13711110001';
const newPhone = '13711110009';
const gone = '该运营人员不存在或已删除，请刷新页面';
const takenPhone = '该手机号已被其他账号使用，请更换手机号';

const account = (api: TestApi, owner: User, uid: string, platform: 'temu' | 'shein' = 'temu') =>
  addMainAccount(api.db, owner, { platform, phone: `120${uid}`, external_uid: uid });

/** A boss with two temu accounts of two and one shops, a shein account, and a shop without an account. */
async function world() {
  const api = await testApi();
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const [first, second, shein, foreign] = [
    await account(api, boss.user, '70000001'),
    await account(api, boss.user, '70000002'),
    await account(api, boss.user, '80000001', 'shein'),
    await account(api, stranger.user, '79999999'),
  ];
  await api.shop(boss.user, { mall_id: '11', main_account_id: first });
  await api.shop(boss.user, { mall_id: '12', main_account_id: first });
  await api.shop(boss.user, { mall_id: '13', main_account_id: second });
  await api.shop(boss.user, { mall_id: '14', platform: 'shein', main_account_id: shein });
  await api.shop(boss.user, { mall_id: '15' });
  await api.shop(stranger.user, { mall_id: '99', main_account_id: foreign });
  const call = (name: string, fields: object = {}, token = boss.token) =>
    api.call(name, { ...fields }, { token });
  const save = (shopIdStr: string, who = phone, token = boss.token) =>
    call('saveOperatorShops', { phone: who, shopIdStr }, token);
  const list = async (token = boss.token) => (await call('listOperators', {}, token)).data;
  const workId = async (): Promise<string> => (await list())[0].workerId;
  const signIn = async (who = phone): Promise<string> => {
    await api.call('sendPhoneCode', { phone: who });
    const { code, data } = await api.call('login', { phone: who, code: api.codeFor(who) });
    expect(code).toBe(0);
    return data;
  };
  return { api, boss, stranger, call, save, list, workId, signIn };
}

const mallIds = (rows: readonly { mallId: string }[]): string[] => rows.map((row) => row.mallId);

describe('the main accounts that an operator may get', () => {
  it.each([
    ['getEntityListForOwner', '[R7.3-10]'],
    ['listMainAccounts', '[R7.3-30]'],
  ])('by %s %s are those of the boss, of both marketplaces', async (name) => {
    const { call, stranger } = await world();
    const { code, data } = await call(name);
    expect(code).toBe(0);
    expect(data).toMatchObject([
      { temuUid: '70000001', phone: '12070000001', platformType: 'temu', shopNum: 2 },
      { temuUid: '70000002', phone: '12070000002', platformType: 'temu', shopNum: 1 },
      { temuUid: '80000001', phone: '12080000001', platformType: 'shein', shopNum: 1 },
    ]);
    const foreign = await call(name, {}, stranger.token);
    expect(foreign.data).toMatchObject([{ temuUid: '79999999' }]);
  });

  it('[R7.3-11] have exactly their shops', async () => {
    const { call } = await world();
    const shopsOf = (entity: string) => call('getShopListForOwnerByEntity', { entity });
    const { code, data } = await shopsOf('70000001');
    expect(code).toBe(0);
    expect(data).toMatchObject([
      { mallId: '11', shopId: '11', temuUid: '70000001', platformType: 'temu' },
      { mallId: '12', temuUid: '70000001' },
    ]);
    expect((await shopsOf('79999999')).data).toEqual([]);
    expect(await shopsOf(' , ')).toMatchObject({ code: 1, msg: '请选择主体账号' });
  });

  it('[R7.3-28] have their shops together', async () => {
    const { call } = await world();
    const answer = await call('getShopsByEntities', { entityStr: '70000002,80000001,79999999' });
    expect(answer.code).toBe(0);
    expect(mallIds(answer.data)).toEqual(['13', '14']);
  });
});

describe('an operator', () => {
  it('[R6-08] [R7.3-27] is added with a new phone, signs in by code and sees the shops alone', async () => {
    const { api, save, list, signIn, call } = await world();
    expect(await save('13,11')).toMatchObject({ code: 0, data: null });
    const token = await signIn();
    const info = await api.call('getUserInfo', {}, { token });
    expect(info.data).toMatchObject({
      phone,
      role: 'other',
      staffKind: 'operator',
      isBoss: false,
      permissions: [],
    });
    const own = await api.call('getShopListByWorkerPhone', {}, { token });
    expect(mallIds(own.data)).toEqual(['11', '13']);
    expect(await api.call('shopRating', { shopId: '12' }, { token })).toMatchObject({ code: 403 });
    expect(await list()).toEqual([
      {
        workerId: info.data.userId,
        account: phone,
        entity: ['70000001', '70000002'],
        shopIds: ['11', '13'],
        shopNum: 2,
        createTime: api.clock.now(),
      },
    ]);
    const owned = await call('getShopList');
    for (const shop of owned.data) expect(shop.phoneList).toEqual([]);
  });

  it('has no right to what goods cost', async () => {
    const { api, save, signIn } = await world();
    await save('11');
    const token = await signIn();
    const range = { shopId: '11', startTime: '2026-03-01', endTime: '2026-03-11' };
    const { data } = await api.call('getHistoryTotalProfits', range, { token });
    expect(data.current).toMatchObject({ profit: null, cost: null });
    const costs = [{ shopId: '11', skuId: 'SK-1', cost: 100 }];
    expect(await api.call('saveCostBySku', { costs }, { token })).toMatchObject({ code: 403 });
  });

  it('[R3-37] [R7.3-12] [R7.3-29] has account, worker id, main accounts and shops', async () => {
    const { call, save, workId, stranger } = await world();
    await save('12,14,15');
    const id = await workId();
    const { code, data } = await call('getOperatorAssignments', { workId: id });
    expect({ code, data }).toEqual({
      code: 0,
      data: {
        account: phone,
        worker_id: id,
        entity: ['70000001', '80000001'],
        shop_id: ['12', '14', '15'],
      },
    });
    const shops = await call('getShopListByWorkerIdForOwner', { workerId: id });
    expect(shops.code).toBe(0);
    expect(mallIds(shops.data)).toEqual(['12', '14', '15']);
    expect(shops.data[2]).toMatchObject({ temuUid: null });
    for (const token of [stranger.token]) {
      const refused = { code: 1, msg: gone };
      expect(await call('getOperatorAssignments', { workId: id }, token)).toMatchObject(refused);
      const foreign = await call('getShopListByWorkerIdForOwner', { workerId: id }, token);
      expect(foreign).toMatchObject(refused);
    }
    expect(await call('getOperatorAssignments', { workId: 'abc' })).toMatchObject({ msg: gone });
  });

  it('gets exactly the shops that are saved, and an open window hears of it', async () => {
    const { api, save, call, workId } = await world();
    await save('11,12');
    api.published.length = 0;
    expect(await save('13')).toMatchObject({ code: 0 });
    const id = await workId();
    expect(api.published[0]).toMatchObject({ topic: `web_shop_layout/${id}` });
    const { data } = await call('getOperatorAssignments', { workId: id });
    expect(data).toMatchObject({ entity: ['70000002'], shop_id: ['13'] });
    expect(await save('')).toMatchObject({ code: 1, msg: '请选择店铺名称' });
    expect(await save('99')).toMatchObject({ code: 403 });
    expect((await call('getOperatorAssignments', { workId: id })).data.shop_id).toEqual(['13']);
  });

  it('loses the shops that the boss unbinds', async () => {
    const { call, save, list } = await world();
    await save('13,14');
    const [, second] = (await call('getEntityListForOwner')).data;
    await call('unbindTemuAccount', { accountId: second.accountId });
    expect(await list()).toMatchObject([{ entity: ['80000001'], shopNum: 1 }]);
  });

  it('is none of those who have another account, and the boss learns only about own staff', async () => {
    const { api, boss, stranger, call, save, list } = await world();
    const manager = '13922220001';
    const shipper = '13922220002';
    await api.signIn({ phone: manager, role: 'manager', boss_id: boss.user.id });
    await call('saveShipper', { phone: shipper, password: 'first1' });
    await save('99', '13922220003', stranger.token);
    for (const [taken, msg] of [
      [manager, '该手机号已是店长/财务，不能同时分配为运营人员，请更换手机号'],
      [shipper, '该手机号已是仓库发货员，不能同时分配为运营人员，请更换手机号'],
      ['13922220003', takenPhone],
      [boss.user.phone, takenPhone],
      [stranger.user.phone, takenPhone],
      ['12011110001', '请输入合法的手机号！'],
    ] as const)
      expect(await save('11', taken), taken).toMatchObject({ code: 1, msg });
    expect(await list()).toEqual([]);
    await save('11');
    const again = await call('saveShipper', { phone, password: 'first1' });
    expect(again).toMatchObject({
      code: 1,
      msg: '该手机号已是运营人员，不能同时分配为仓库发货员，请更换手机号',
    });
  });

  it('is no manager: none of their calls gives an operator a right, a password or a shop', async () => {
    const { api, call, save, list } = await world();
    await save('11');
    const isOperator = {
      code: 1,
      msg: '该手机号已是运营人员，不能同时分配为店长/财务，请更换手机号',
    };
    const draft = { phone, password: 'abc123', permissionIdList: [1], temuShopIdList: ['12'] };
    expect(await call('saveManager', draft)).toMatchObject(isOperator);
    expect(await call('checkPhoneExists', { phone })).toMatchObject(isOperator);
    const distributed = await call('distributeShopToUserNoCode', { phone, shopIdStr: '12' });
    expect(distributed).toMatchObject(isOperator);
    for (const [name, fields] of [
      ['setPermissionIds', { permissionIdList: [1] }],
      ['settingMgtUserPass', { password: 'abc123' }],
    ] as const)
      expect(await call(name, { phone, ...fields }), name).toMatchObject({ code: 1 });
    expect((await call('listManagers')).data).toEqual([]);
    expect(await list()).toMatchObject([{ shopNum: 1 }]);
    const rights = await api.db.selectFrom('user_permission').selectAll().execute();
    expect(rights).toEqual([]);
  });

  it('is not found by trying phones: after 120 strange ones in an hour the boss must wait', async () => {
    const { save } = await world();
    for (let place = 0; place < 120; place += 1)
      await save('99', `1371112${String(place).padStart(4, '0')}`);
    expect(await save('11')).toMatchObject({ code: 429 });
  });

  it('is one of at most 200', async () => {
    const { api, boss, save, list } = await world();
    for (let place = 0; place < 200; place += 1) {
      const other = `1361111${String(place).padStart(4, '0')}`;
      await insertStaff(
        api.db,
        {
          ownerId: boss.user.id,
          phone: other,
          role: 'manager',
          isOperator: true,
          passwordHash: null,
        },
        0,
      );
    }
    expect(await save('11')).toMatchObject({
      code: 1,
      msg: '最多可添加200名运营人员，请先删除不用的账号',
    });
    expect(await save('11', '13611110007')).toMatchObject({ code: 0 });
    expect(await list()).toHaveLength(200);
  });
});

describe('an operator who is removed', () => {
  it('is out at once and cannot sign in any more', async () => {
    const { api, call, save, list, workId, signIn, stranger } = await world();
    await save('11');
    const token = await signIn();
    const id = await workId();
    const refused = { code: 1, msg: gone };
    expect(await call('deleteOperator', { workId: id }, stranger.token)).toMatchObject(refused);
    expect(await call('deleteOperator', { workId: id })).toMatchObject({ code: 0, data: null });
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({ code: 401 });
    expect(await list()).toEqual([]);
    const sent = api.sms.length;
    api.clock.advance(60_000);
    await api.call('sendPhoneCode', { phone });
    expect(api.sms).toHaveLength(sent);
    expect(await call('deleteOperator', { workId: id })).toMatchObject(refused);
  });

  it('is no manager, whom this call leaves alone', async () => {
    const { api, boss, call } = await world();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    const answer = await call('deleteOperator', { workId: String(manager.user.id) });
    expect(answer).toMatchObject({ code: 1, msg: gone });
    expect(await call('getUserInfo', {}, manager.token)).toMatchObject({ code: 0 });
  });
});

describe('another phone of an operator', () => {
  it('is taken over by the code that was sent to it, and sessions end', async () => {
    const { api, call, save, list, workId, signIn } = await world();
    await save('11,13');
    const token = await signIn();
    const id = await workId();
    expect(await call('sendPhoneCodeOperator', { phone: newPhone })).toMatchObject({ code: 0 });
    expect(api.sms.at(-1)).toMatchObject({ phone: newPhone, purpose: 'operatorPhone' });
    const change = (code: string) =>
      call('changeOperatorPhone', { workId: id, phone: newPhone, code });
    const right = api.codeFor(newPhone);
    const wrong = right === '000000' ? '111111' : '000000';
    expect(await change(wrong)).toMatchObject({ code: 1, msg: '验证码输入错误' });
    expect(await list()).toMatchObject([{ account: phone }]);
    expect(await change(right)).toMatchObject({ code: 0, data: null });
    expect(await api.call('getUserInfo', {}, { token })).toMatchObject({ code: 401 });
    // Open windows are told to ask who they are.
    expect(api.published.at(-2)).toMatchObject({ topic: `web_shop_layout/${id}` });
    expect(await list()).toMatchObject([{ workerId: id, account: newPhone, shopNum: 2 }]);
    await signIn(newPhone);
    expect(await change(right)).toMatchObject({ code: 1 });
  });

  it('is nobody else’s, and the code opens nothing else', async () => {
    const { api, boss, stranger, call, save, workId } = await world();
    await save('11');
    const id = await workId();
    for (const taken of [phone, boss.user.phone, stranger.user.phone]) {
      const refused = { code: 1, msg: takenPhone };
      expect(await call('sendPhoneCodeOperator', { phone: taken })).toMatchObject(refused);
      const fields = { workId: id, phone: taken, code: '123456' };
      expect(await call('changeOperatorPhone', fields)).toMatchObject(refused);
    }
    expect(api.sms).toEqual([]);
    await call('sendPhoneCodeOperator', { phone: newPhone });
    const fields = { phone: newPhone, code: api.codeFor(newPhone) };
    const registered = await api.call('register', { ...fields, password: 'first1' });
    expect(registered).toMatchObject({ code: 1, msg: '验证码输入错误' });
    const foreign = await call('changeOperatorPhone', { ...fields, workId: id }, stranger.token);
    expect(foreign).toMatchObject({ code: 1, msg: gone });
  });
});
