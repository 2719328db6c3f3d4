import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../../../api/account/passwords.ts';
import { findUserByPhone } from '../../../db/account/accounts.ts';
import { managerOf, newPhone, team } from './managers-support.ts';

describe('assigning shops', () => {
  it('[R7.3-06] begins with the shops of the boss', async () => {
    const { api, boss, as, call } = await team();
    const { code, data } = await call('getShopListForDistribute');
    expect(code).toBe(0);
    expect(data).toMatchObject([
      { mallId: '11', mallName: expect.stringMatching(/./), platformType: 'temu', phone: null },
      { mallId: '12' },
      { mallId: '21', platformType: 'shein' },
    ]);
    const { token } = await managerOf(api, boss, []);
    expect(await as(token)('getShopListForDistribute')).toMatchObject({ code: 1 });
  });

  it('[R7.3-07] [R7.3-08] goes by the code that was sent to the phone, which sets the password', async () => {
    const { api, call } = await team();
    const assign = (code: string, shopIdStr = '11,21') =>
      call('distributeShopToUser', { phone: newPhone, code, shopIdStr });
    expect(await assign('123456')).toMatchObject({ code: 1, msg: '请先获取验证码' });
    expect(
      await call('sendCodeForBindAndDistribute', { phone: newPhone, password: 'abc123' }),
    ).toMatchObject({ code: 0, data: null });
    const code = api.codeFor(newPhone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await assign(wrong)).toMatchObject({ code: 1, msg: '验证码输入错误' });
    expect(await assign(code, '11,99')).toMatchObject({ code: 403 });
    expect(await assign(code, '')).toMatchObject({ code: 1, msg: '请选择店铺名称' });
    expect(await findUserByPhone(api.db, newPhone)).toBeUndefined();

    expect(await assign(code)).toMatchObject({ code: 0, data: null });
    const user = await findUserByPhone(api.db, newPhone);
    expect(user).toMatchObject({ role: 'manager' });
    expect(await verifyPassword(user?.password_hash, 'abc123')).toBe(true);
    expect((await call('listManagers')).data).toMatchObject([
      { shopIds: ['11', '21'], permissionIdList: [] },
    ]);
    // A code is for one time.
    expect(await assign(code)).toMatchObject({ code: 1 });
  });

  it('[R7.3-40] needs no password: the code of staff forms is enough, and changes none', async () => {
    const { api, boss, shops, as, call } = await team();
    const { token } = await managerOf(api, boss, [shops[0]]);
    expect(await call('sendCode', { phone: newPhone })).toMatchObject({ code: 0, data: null });
    expect(api.sms).toMatchObject([{ phone: newPhone, purpose: 'distribute' }]);
    const code = api.codeFor(newPhone);
    expect(
      await call('distributeShopToUser', { phone: newPhone, code, shopIdStr: '12' }),
    ).toMatchObject({ code: 0 });
    expect((await call('listManagers')).data).toMatchObject([{ shopIds: ['11', '12'] }]);
    expect((await as(token)('getUserInfo')).code).toBe(0);
  });

  it('[R7.3-09] goes without a code too, besides the shops that they have', async () => {
    const { call } = await team();
    const assign = (phone: string, shopIdStr: string) =>
      call('distributeShopToUserNoCode', { phone, shopIdStr });
    expect(await assign(newPhone, '11')).toMatchObject({ code: 0, data: null });
    expect(await assign(newPhone, '21,11')).toMatchObject({ code: 0 });
    expect((await call('listManagers')).data).toMatchObject([
      { phone: newPhone, shopIds: ['11', '21'], hasPassword: false },
    ]);
    expect(await assign(newPhone, '99')).toMatchObject({ code: 403 });
    expect(await assign('13900000003', '11')).toMatchObject({
      code: 1,
      msg: '该手机号已被其他账号使用，请更换手机号',
    });
    expect(await assign('13900000002', '11')).toMatchObject({
      code: 1,
      msg: expect.stringContaining('已是BOSS账号'),
    });
  });

  it('is not let in by a code that another boss has had sent', async () => {
    const { api, stranger, as, call } = await team();
    await as(stranger.token)('sendCode', { phone: newPhone });
    const code = api.codeFor(newPhone);
    const fields = { phone: newPhone, code, shopIdStr: '11' };
    expect(await call('distributeShopToUser', fields)).toMatchObject({ code: 1 });
    expect(await findUserByPhone(api.db, newPhone)).toBeUndefined();
  });

  it('sends no code to a phone that cannot be assigned, and not many to any', async () => {
    const { api, call } = await team();
    for (const phone of ['13900000001', '13900000002', '13900000003'])
      expect(await call('sendCode', { phone })).toMatchObject({ code: 1 });
    expect(api.sms).toEqual([]);
    expect(await call('sendCode', { phone: newPhone })).toMatchObject({ code: 0 });
    expect(await call('sendCode', { phone: newPhone })).toMatchObject({ code: 429 });
    // Another way to the same message is the same limit.
    const other = { phone: newPhone, password: 'abc123' };
    expect(await call('sendCodeForBindAndDistribute', other)).toMatchObject({ code: 429 });
    expect(api.sms).toHaveLength(1);
    api.clock.advance(5 * 60 * 1000);
    const late = { phone: newPhone, code: api.codeFor(newPhone), shopIdStr: '11' };
    expect(await call('distributeShopToUser', late)).toMatchObject({ code: 1 });
  });
});
