import { expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addMainAccount } from '../../support/main-account.ts';

const shipper = '13711110001';
const phone = '13711110002';
const newPhone = '13711110003';

describeOnEngines('shippers and operators', (engine) => {
  it('[R7.2-20] [R7.2-19] shippers are added, let in once by a password of one sign-in, and removed', async () => {
    const db = await engine.fresh();
    const api = await testApi({ db });
    const boss = await api.signIn();
    for (const mall_id of ['11', '12']) await api.shop(boss.user, { mall_id });
    const save = (fields: object) => api.call('saveShipper', { phone: shipper, ...fields }, boss);
    const both = [save({ password: 'first1' }), save({ password: 'first1' })];
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual([0, 0]);
    const list = async () => (await api.call('listShippers', {}, boss)).data;
    expect(await list()).toMatchObject([{ phone: shipper, shopIdList: ['11', '12'] }]);
    const removed = { phone: shipper, shopIdStr: '11' };
    expect((await api.call('removeShipperAuthorization', removed, boss)).code).toBe(0);
    expect(await list()).toMatchObject([{ shopIdList: ['12'] }]);

    const issue = { phone: shipper, issue: true };
    const { data } = await api.call('getWorkerPassword', issue, boss);
    const login = () => api.call('login', { phone: shipper, password: data.oneTimePassword });
    const tries = await Promise.all([login(), login(), login()]);
    expect(tries.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    expect(await list()).toMatchObject([{ hasPassword: false, isOneTime: false }]);
    expect((await api.call('deleteShipper', { phone: shipper }, boss)).code).toBe(0);
    expect(await db.selectFrom('shop_assignment').selectAll().execute()).toEqual([]);
  });

  it('[R7.3-27] [R7.3-29] operators are added, counted by main account, moved to another phone and removed', async () => {
    const db = await engine.fresh();
    const api = await testApi({ db });
    const boss = await api.signIn();
    const id = await addMainAccount(db, boss.user, { phone: '12000000001', external_uid: 'T-1' });
    for (const mall_id of ['11', '12']) await api.shop(boss.user, { mall_id, main_account_id: id });
    await api.shop(boss.user, { mall_id: '13' });
    const call = (name: string, fields: object = {}) => api.call(name, { ...fields }, boss);
    expect((await call('saveOperatorShops', { phone, shopIdStr: '11,12,13' })).code).toBe(0);
    const [row] = (await call('listOperators')).data;
    expect(row).toMatchObject({ account: phone, entity: ['T-1'], shopNum: 3 });
    const { workerId: workId } = row;
    expect((await call('getShopsByEntities', { entityStr: 'T-1,T-2' })).data).toHaveLength(2);
    expect((await call('getOperatorAssignments', { workId })).data).toMatchObject({
      entity: ['T-1'],
      shop_id: ['11', '12', '13'],
    });
    await call('sendPhoneCodeOperator', { phone: newPhone });
    const change = () =>
      call('changeOperatorPhone', { workId, phone: newPhone, code: api.codeFor(newPhone) });
    expect((await Promise.all([change(), change()])).map(({ code }) => code).sort()).toEqual([
      0, 1,
    ]);
    expect((await call('listOperators')).data).toMatchObject([{ account: newPhone }]);
    expect((await call('deleteOperator', { workId })).code).toBe(0);
    expect((await call('listOperators')).data).toEqual([]);
    expect(api.logged).toEqual([]);
  });
});
