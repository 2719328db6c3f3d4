import { describe, expect, it } from 'vitest';
import { backgroundOf } from '../../../api/binding/background.ts';
import { dayMs } from '../../../api/contract/rules/calendar.ts';
import { purgeBinding, unboundKeptFor } from '../../../db/binding/purge.ts';
import { type TestApi, testApi } from '../../support/api.ts';

const password = 'temu2026';
const direct = '12000000003';

async function bound(api: TestApi) {
  const boss = await api.signIn();
  await boss.ask('bindAccount', { phone: direct, password });
  await backgroundOf(api.deps).settled();
  const [account] = (await boss.ask('getTemuAccountList')).data;
  return { ...boss, accountId: account.accountId as string };
}

const mallIdsOf = async (api: TestApi, token: string): Promise<string[]> =>
  (await api.call('getShopList', {}, { token })).data.map(
    (shop: { mallId: string }) => shop.mallId,
  );

const saleDays = async (api: TestApi): Promise<number> =>
  (await api.db.selectFrom('shop_day').select('day').execute()).length;

describe('unbinding', () => {
  it.each([
    ['unbindTemuAccount', '[R7.3-25][R6-04]'],
    ['deleteMyTemuAcount', '[R7.2-06]'],
  ])('by %s %s takes the shops of the account from every list', async (call) => {
    const api = await testApi();
    const { user, token, accountId } = await bound(api);
    const other = await api.shop(user);
    const manager = await api.signIn({ role: 'manager', boss_id: user.id });
    const shops = await api.db.selectFrom('shop').selectAll().execute();
    await api.assign(manager.user, ...shops);
    const [gone] = (await mallIdsOf(api, token)).filter((mallId) => mallId !== other.mall_id);
    api.published.length = 0;

    expect(await api.call(call, { accountId }, { token })).toMatchObject({ code: 0 });

    // Other windows hear of it, and those of the team who saw the shops.
    expect(api.published.map(({ topic }) => topic)).toEqual(
      [user.id, manager.user.id].map((id) => `web_shop_layout/${id}`),
    );

    expect(await mallIdsOf(api, token)).toEqual([other.mall_id]);
    expect((await api.call('getTemuAccountList', {}, { token })).data).toEqual([]);
    const seen = await manager.ask('getShopListByWorkerPhone');
    expect(seen.data.map((shop: { mallId: string }) => shop.mallId)).toEqual([other.mall_id]);
    expect(await api.call('shopRating', { shopId: gone }, { token })).toMatchObject({ code: 403 });
    expect(await api.call(call, { accountId }, { token })).toMatchObject({
      code: 1,
      msg: '该主账号不存在或已解绑，请刷新页面',
    });
  });

  it.each(['unbindTemuAccount', 'deleteMyTemuAcount'])(
    'by %s leaves others alone',
    async (call) => {
      const api = await testApi();
      const { token, accountId } = await bound(api);
      const stranger = await api.signIn();
      const manager = await api.signIn({ role: 'manager', boss_id: stranger.user.id });
      const refused = await stranger.ask(call, { accountId });
      expect(refused).toMatchObject({ code: 1 });
      expect(await manager.ask(call, { accountId })).toMatchObject({
        code: 1,
      });
      for (const wrong of ['0', 'abc', '9'.repeat(30)])
        expect(await api.call(call, { accountId: wrong }, { token })).toMatchObject({ code: 1 });
      expect(await mallIdsOf(api, token)).toHaveLength(2);
    },
  );

  it.each([
    ['unbindSheinShop', '[R7.3-26][R6-05]'],
    ['sheinAuthCancel', '[R7.2-23]'],
  ])('by %s %s takes one shein shop, and no temu shop', async (call) => {
    const api = await testApi();
    const { user, token, ask } = await api.signIn();
    const temu = await api.shop(user);
    const [first, second] = [
      await api.shop(user, { platform: 'shein' }),
      await api.shop(user, { platform: 'shein' }),
    ];
    const unbind = (shopId: string) => ask(call, { shopId });
    expect(await unbind(first.mall_id)).toMatchObject({ code: 0 });
    expect(await unbind(first.mall_id)).toMatchObject({ code: 1 });
    expect(await unbind(temu.mall_id)).toMatchObject({ code: 1 });
    expect(await mallIdsOf(api, token)).toEqual([temu.mall_id, second.mall_id]);
    const left = await ask('getAccountSheinShopList');
    expect(left.data).toMatchObject([{ shopId: second.mall_id, shopName: second.mall_name }]);
  });

  it('[R7.3-15] lists the shein shops of the boss alone', async () => {
    const api = await testApi();
    const [boss, other] = [await api.signIn(), await api.signIn()];
    await api.shop(boss.user);
    const shop = await api.shop(boss.user, { platform: 'shein' });
    await api.shop(other.user, { platform: 'shein' });
    const { data } = await boss.ask('getAccountSheinShopList');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ shopId: shop.mall_id, shopName: shop.mall_name });
  });

  it('keeps the history for 7 days, in case the boss binds again', async () => {
    const api = await testApi();
    const { token, accountId } = await bound(api);
    const before = await mallIdsOf(api, token);
    const days = await saleDays(api);
    expect(days).toBeGreaterThan(20);
    await api.call('unbindTemuAccount', { accountId }, { token });
    await purgeBinding(api.db, api.clock.now() + unboundKeptFor - 1);
    expect(await saleDays(api)).toBe(days);

    await api.call('bindAccount', { phone: direct, password }, { token });
    expect(await mallIdsOf(api, token)).toEqual(before);
    expect(await saleDays(api)).toBe(days);
  });

  it('[R2.7-37] fetches nothing for shops that come back expired', async () => {
    const api = await testApi();
    const { token, accountId } = await bound(api);
    const days = await saleDays(api);
    await api.call('unbindTemuAccount', { accountId }, { token });
    api.clock.advance(3 * 24 * 60 * 60 * 1000);
    const [ended, renewed] = await api.db.selectFrom('shop').select('id').orderBy('id').execute();
    const newest = async (id = 0) =>
      (
        await api.db
          .selectFrom('sale_line')
          .where('shop_id', '=', id)
          .select(({ fn }) => fn.max('sold_at').as('at'))
          .executeTakeFirstOrThrow()
      ).at;
    await api.db
      .updateTable('shop')
      .set({ expire_at: api.clock.now() })
      .where('id', '=', ended?.id ?? 0)
      .execute();
    const before = await newest(ended?.id);
    await api.call('bindAccount', { phone: direct, password }, { token });
    await backgroundOf(api.deps).settled();
    expect(await newest(ended?.id)).toBe(before);
    // The other one goes on from where it stood.
    expect(await newest(renewed?.id)).toBeGreaterThan(before);
    expect(await saleDays(api)).toBeGreaterThan(days);
  });

  it('clears the history after 7 days, and forgets the shops once nothing is left of their time', async () => {
    const api = await testApi();
    const { token, accountId } = await bound(api);
    const [shop] = await api.db.selectFrom('shop').select('expire_at').execute();
    await api.call('unbindTemuAccount', { accountId }, { token });
    await purgeBinding(api.db, api.clock.now() + unboundKeptFor);
    expect(await saleDays(api)).toBe(0);
    expect(await mallIdsOf(api, token)).toEqual([]);
    await purgeBinding(api.db, shop?.expire_at ?? 0);
    expect(await api.db.selectFrom('shop').select('id').execute()).toEqual([]);
  });

  it('takes nothing of what was paid from shops that are bound again later', async () => {
    const api = await testApi();
    const { token, accountId } = await bound(api);
    const end = api.clock.now() + 300 * dayMs;
    await api.db.updateTable('shop').set({ expire_at: end }).execute();
    await api.call('unbindTemuAccount', { accountId }, { token });
    await api.db.updateTable('session').set({ expires_at: end }).execute();
    api.clock.advance(40 * dayMs);
    await purgeBinding(api.db, api.clock.now());
    expect(await saleDays(api)).toBe(0);
    await api.call('bindAccount', { phone: direct, password }, { token });
    await backgroundOf(api.deps).settled();
    const shops = (await api.call('getShopList', {}, { token })).data;
    expect(shops).toMatchObject([{ expireDate: end }, { expireDate: end }]);
    // They go on as any newly bound shop, and are not taken for cleared ones.
    expect(await saleDays(api)).toBeGreaterThan(20);
    await purgeBinding(api.db, api.clock.now() + unboundKeptFor);
    expect(await saleDays(api)).toBeGreaterThan(20);
  });

  it('lets another boss bind the account, who sees nothing of the history', async () => {
    const api = await testApi();
    const { token, accountId } = await bound(api);
    await api.db.updateTable('shop').set({ mall_name_dis: '前任的名字' }).execute();
    await api.call('unbindTemuAccount', { accountId }, { token });
    const next = await api.signIn();
    const { data } = await api.call('bindAccount', { phone: direct, password }, next);
    expect(data.status).toBe('bound');
    const shops = (await api.call('getShopList', {}, next)).data;
    expect(shops).toHaveLength(2);
    for (const shop of shops) expect(shop.mallNameDis).not.toBe('前任的名字');
    expect(await mallIdsOf(api, token)).toEqual([]);
  });
});
