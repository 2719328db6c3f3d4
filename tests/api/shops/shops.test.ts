import { describe, expect, it } from 'vitest';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { addMainAccount } from '../../support/main-account.ts';

async function bossAndManager(api: TestApi) {
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const [first, second] = [
    await api.shop(boss.user, { mall_id: '101' }),
    await api.shop(boss.user, { mall_id: '102', platform: 'shein', is_semi_managed: 1 }),
  ];
  await api.shop(stranger.user, { mall_id: '900' });
  await api.assign(manager.user, second);
  return { boss: boss.token, manager: manager.token, stranger: stranger.token, first, second };
}

const mallIds = (rows: { mallId: string }[]): string[] => rows.map((row) => row.mallId);

describe('the shop list', () => {
  it("[R7.3-05] [R3-06] holds every shop of the boss and nobody else's", async () => {
    const api = await testApi();
    const { boss } = await bossAndManager(api);
    const answer = await api.call('getShopList', {}, { token: boss });
    expect(answer.code).toBe(0);
    expect(mallIds(answer.data)).toEqual(['101', '102']);
    expect(answer.data[1]).toMatchObject({
      platformType: 'shein',
      isSemiManagedMall: true,
      semiManagedMall: true,
      isCloseShop: false,
      isClose: false,
      expireDate: null,
    });
  });

  it('is refused to a manager', async () => {
    const api = await testApi();
    const { manager } = await bossAndManager(api);
    const answer = await api.call('getShopList', {}, { token: manager });
    expect(answer).toMatchObject({ status: 200, code: 1 });
    expect(answer.data ?? null).toBeNull();
  });

  it("[R7.3-17] of a manager is that of the session's phone, whatever phone is sent", async () => {
    const api = await testApi();
    const { boss, manager } = await bossAndManager(api);
    const [own] = await api.db.selectFrom('user').select('phone').orderBy('id').execute();
    for (const fields of [{}, { phone: own?.phone }]) {
      const answer = await api.call('getShopListByWorkerPhone', fields, { token: manager });
      expect(answer.code).toBe(0);
      expect(mallIds(answer.data)).toEqual(['102']);
    }
    const asBoss = await api.call('getShopListByWorkerPhone', {}, { token: boss });
    expect(mallIds(asBoss.data)).toEqual(['101', '102']);
  });

  it('shows the phone of the main account to the boss alone', async () => {
    const api = await testApi();
    const { boss, manager } = await bossAndManager(api);
    const owner = await api.db
      .selectFrom('user')
      .selectAll()
      .where('role', '=', 'boss')
      .executeTakeFirstOrThrow();
    const account = await addMainAccount(api.db, owner, {
      platform: 'shein',
      phone: '12000000001',
    });
    await api.db.updateTable('shop').set({ main_account_id: account }).execute();
    const phones = async (name: string, token: string) =>
      (await api.call(name, {}, { token })).data.map((row: { phone: string }) => row.phone);
    expect(await phones('getShopList', boss)).toEqual(['12000000001', '12000000001']);
    expect(await phones('getShopListByWorkerPhone', manager)).toEqual([null]);
  });

  it('is refused without a session', async () => {
    const api = await testApi();
    await bossAndManager(api);
    for (const name of ['getShopList', 'getShopListByWorkerPhone', 'getShopTabMap']) {
      expect(await api.call(name)).toMatchObject({ status: 200, code: 401 });
    }
  });
});

describe('the layout', () => {
  it('[R7.3-01] [R7.3-02] is answered as it was saved, to the same user alone', async () => {
    const api = await testApi();
    const { boss, manager } = await bossAndManager(api);
    const layout = { listShowTab: ['102'], listClosedTab: ['101'] };
    const saved = await api.call('setShopTabAllMap', { layout }, { token: boss });
    expect(saved).toMatchObject({ code: 0, data: null });
    expect((await api.call('getShopTabMap', {}, { token: boss })).data).toEqual(layout);
    expect((await api.call('getShopTabMap', {}, { token: manager })).data).toEqual({
      listShowTab: [],
      listClosedTab: [],
    });
    const [{ id } = { id: 0 }] = await api.db
      .selectFrom('user')
      .select('id')
      .orderBy('id')
      .execute();
    expect(api.published).toEqual([
      { topic: `web_shop_layout/${id}`, message: { userId: String(id) } },
    ]);
  });

  it('[R7.3-01] [R7.3-02] keeps the pinned shops, also for who saves it without knowing of them', async () => {
    const api = await testApi();
    const { boss } = await bossAndManager(api);
    const layout = { listShowTab: ['102', '101'], listClosedTab: [] };
    const save = (more: object) =>
      api.call('setShopTabAllMap', { layout: { ...layout, ...more } }, { token: boss });
    const pinned = async () =>
      (await api.call('getShopTabMap', {}, { token: boss })).data.listPinnedTab;
    expect(await save({ listPinnedTab: ['101'] })).toMatchObject({ code: 0 });
    expect(await save({ listShowTab: ['101', '102'] })).toMatchObject({ code: 0 });
    expect(await pinned()).toEqual(['101']);
    expect(await save({ listPinnedTab: ['900'] })).toMatchObject({ code: 403 });
    expect((await save({ listPinnedTab: ['101', '101'] })).code).not.toBe(0);
    expect(await save({ listPinnedTab: [] })).toMatchObject({ code: 0 });
    expect(await pinned()).toEqual([]);
  });

  it('[R7.3-03] is written and told of once, though two windows save it', async () => {
    const api = await testApi();
    const { boss } = await bossAndManager(api);
    const save = (listShowTab: string[]) =>
      api.call('setShopTabAllMap', { layout: { listShowTab, listClosedTab: [] } }, { token: boss });
    const written = () =>
      api.db.selectFrom('shop_layout').select('updated_at').executeTakeFirstOrThrow();
    for (const answer of await Promise.all([save(['102', '101']), save(['102', '101'])]))
      expect(answer).toMatchObject({ code: 0 });
    expect(api.published).toHaveLength(1);
    const first = await written();
    api.clock.advance(60_000);
    expect(await save(['102', '101'])).toMatchObject({ code: 0 });
    expect(await written()).toEqual(first);
    expect(api.published).toHaveLength(1);
    await save(['101', '102']);
    expect(api.published).toHaveLength(2);
  });

  it('[R7.3-01] [R7.3-02] stays as it was saved though shops come and go, and may be saved so again', async () => {
    const api = await testApi();
    const { user, ask } = await api.signIn();
    for (const mall_id of ['1', '2', '3']) await api.shop(user, { mall_id });
    const layout = { listShowTab: ['3', '1'], listClosedTab: ['2'] };
    await ask('setShopTabAllMap', { layout });
    await api.shop(user, { mall_id: '4' });
    await api.db.updateTable('shop').set({ unbound_at: 1 }).where('mall_id', '=', '1').execute();
    expect((await ask('getShopTabMap')).data).toEqual(layout);
    expect(await ask('setShopTabAllMap', { layout })).toMatchObject({ code: 0 });
    expect((await ask('getShopTabMap')).data).toEqual(layout);
  });

  it.each([
    ['a shop of somebody else', { listShowTab: ['101', '900'], listClosedTab: ['102'] }, 403],
    ['a shop that is not there', { listShowTab: ['101'], listClosedTab: ['nowhere'] }, 403],
    ['no shop shown', { listShowTab: [], listClosedTab: ['101', '102'] }, 1],
    ['a shop twice', { listShowTab: ['101', '102'], listClosedTab: ['101'] }, 1],
    ['no JSON', '{"listShowTab":', 1],
    ['another shape', { listShowTab: '101' }, 1],
  ])('is not saved with %s', async (_what, layout, code) => {
    const api = await testApi();
    const { boss } = await bossAndManager(api);
    const answer = await api.call('setShopTabAllMap', { layout }, { token: boss });
    expect(answer).toMatchObject({ status: 200, code });
    expect(answer.msg).toMatch(/\p{Script=Han}/u);
    expect(await api.db.selectFrom('shop_layout').selectAll().execute()).toEqual([]);
  });

  it('[R4-22] puts a hidden shop that is shown again where it stood, whatever was moved meanwhile', async () => {
    const api = await testApi();
    const { user, ask } = await api.signIn();
    for (const mall_id of ['1', '2', '3', '4']) await api.shop(user, { mall_id });
    const save = async (listShowTab: string[], listClosedTab: string[]) => {
      const layout = { listShowTab, listClosedTab };
      expect(await ask('setShopTabAllMap', { layout })).toMatchObject({ code: 0 });
      return (await ask('getShopTabMap')).data.listShowTab.join('');
    };
    // Hidden before any layout was saved: where the list of shops had it.
    await save(['1', '3', '4'], ['2']);
    expect(await save(['1', '3', '4', '2'], [])).toBe('1234');
    // Two at once, one of them the first.
    await save(['2', '4'], ['3', '1']);
    expect(await save(['2', '4', '3', '1'], [])).toBe('1234');
    // Behind what it stood behind, though that was dragged.
    await save(['1', '2', '4'], ['3']);
    await save(['4', '2', '1'], ['3']);
    expect(await save(['4', '2', '1', '3'], [])).toBe('4231');
    // A place that is chosen counts, and so does a shop that is new.
    await save(['4', '3', '1'], ['2']);
    expect(await save(['2', '4', '3', '1'], [])).toBe('2431');
    await save(['2', '3', '1'], ['4']);
    await api.shop(user, { mall_id: '5' });
    expect(await save(['2', '3', '1', '5', '4'], [])).toBe('24315');
  });

  it('may leave a shop out, which is then shown', async () => {
    const api = await testApi();
    const { boss } = await bossAndManager(api);
    const layout = { listShowTab: [], listClosedTab: ['102'] };
    expect(await api.call('setShopTabAllMap', { layout }, { token: boss })).toMatchObject({
      code: 0,
    });
    expect((await api.call('getShopTabMap', {}, { token: boss })).data).toEqual(layout);
  });
});

describe('the name of a shop', () => {
  const rename = (api: TestApi, token: string, name: string, shopId = '101') =>
    api.call('renameShop', { shopId, name }, { token });

  it('[R5.8-01] [R3-05] is trimmed, and may be 128 Chinese characters long', async () => {
    const api = await testApi();
    const { boss } = await bossAndManager(api);
    const longest = '店'.repeat(128);
    expect(await rename(api, boss, `  ${longest}  `)).toMatchObject({ code: 0, data: null });
    const [row] = (await api.call('getShopList', {}, { token: boss })).data;
    expect(row).toMatchObject({ mallId: '101', mallNameDis: longest });
    expect(row.mallName).not.toBe(longest);
    expect(row.mallNameNative).toBe(row.mallName);
    expect(await rename(api, boss, '店'.repeat(129))).toMatchObject({ code: 1 });
    expect(await rename(api, boss, 'a'.repeat(256))).toMatchObject({ code: 0 });
    expect(await rename(api, boss, 'a'.repeat(257))).toMatchObject({ code: 1 });
  });

  it('[R5.8-02] [R5.8-03] is refused when it is empty, its own, or that of another shop', async () => {
    const api = await testApi();
    const { boss, first, second } = await bossAndManager(api);
    expect(await rename(api, boss, '   ')).toMatchObject({ code: 1, msg: '请输入文字' });
    for (const taken of [first?.mall_name, second?.mall_name]) {
      expect(await rename(api, boss, taken ?? '')).toMatchObject({
        code: 1,
        msg: '店铺名称不可与其它店铺重复',
      });
    }
    expect(api.published).toEqual([]);
  });

  it('is changed by the boss alone, and told to everybody who reads it', async () => {
    const api = await testApi();
    const { boss, manager, stranger } = await bossAndManager(api);
    expect(await rename(api, manager, '新名字', '102')).toMatchObject({ code: 1 });
    expect(await rename(api, stranger, '新名字')).toMatchObject({ code: 403 });
    expect(await rename(api, boss, '新名字')).toMatchObject({ code: 0 });
    expect(api.published).toHaveLength(1);
    expect(await rename(api, boss, '另一个', '102')).toMatchObject({ code: 0 });
    const [owner, again, theirs] = api.published.map(({ topic }) => topic);
    expect(owner).toMatch(/^web_shop_layout\/\d+$/);
    expect(again).toBe(owner);
    expect(theirs).toMatch(/^web_shop_layout\/\d+$/);
    expect(theirs).not.toBe(owner);
  });

  it('[R7.4-61] [R3-16] lists shein shops by id and name', async () => {
    const api = await testApi();
    const { boss, manager, stranger, second } = await bossAndManager(api);
    const row = { shopId: '102', shopName: second?.mall_name };
    const list = async (token: string) =>
      (await api.call('findSheinShopByUId', {}, { token })).data;
    expect(await list(boss)).toEqual([row]);
    expect(await list(manager)).toEqual([row]);
    expect(await list(stranger)).toEqual([]);
  });
});

describe('the shop card', () => {
  it('[R7.4-39] [R7.4-67] [R7.4-72] [R7.4-73] tells ratings and what waits to be handled', async () => {
    const api = await testApi();
    const { user, token } = await api.signIn();
    await api.shop(user, {
      mall_id: '7',
      review_score: 4.7,
      delivery_rating: 4,
      abnormal_count: 3,
      refund_count: 12,
      specification_count: 5,
    });
    await api.shop(user, { mall_id: '8' });
    const ask = async (name: string, shopId = '7') =>
      (await api.call(name, { shopId }, { token })).data;
    expect(await ask('getAbnormalProductNum')).toBe(3);
    expect(await ask('shopRating')).toEqual({ review: 4.7, assessmentResult: 4 });
    expect(await ask('shopRating', '8')).toEqual({ review: null, assessmentResult: null });
    expect(await ask('refundInfo')).toEqual({ totalElements: 12 });
    expect(await ask('specification')).toEqual({
      success: true,
      result: { total: 5 },
      message: null,
    });
  });

  it('[R7.4-68] [R7.4-69] [R7.4-70] counts products by age and state', async () => {
    const api = await testApi();
    const { user, token } = await api.signIn();
    const shop = await api.shop(user, { mall_id: '7' });
    const day = 86_400_000;
    const products = [
      ['awaiting_first_order', 0],
      ['awaiting_first_order', 1],
      ['first_order_created', 6],
      ['price_declaring', 29],
      ['on_sale', 60],
    ] as const;
    for (const [status, age] of products) {
      await addProduct(api.db, shop, {}, { status, created_at: api.clock.now() - age * day });
    }
    const ask = async (name: string, fields = {}) =>
      (await api.call(name, { shopId: '7', ...fields }, { token })).data;
    expect(await ask('createdProducts')).toEqual({ today: 1, this_week: 2, this_month: 3 });
    expect(await ask('joinedQuantity')).toEqual({ count: 1 });
    expect(await ask('productCountByType', { productType: '待创建首单' })).toEqual({ count: 2 });
    expect(await ask('productCountByType', { productType: '已创建首单' })).toEqual({ count: 1 });
    expect(await ask('productCountByType', { productType: '价格申报中' })).toEqual({ count: 1 });
  });

  it('[R7.4-71] adds up the dead stock of several shops', async () => {
    const api = await testApi();
    const { user, ask } = await api.signIn();
    for (const mall_id of ['7', '8']) {
      const shop = await api.shop(user, { mall_id });
      const [dead = 0] = await addProduct(api.db, shop, {
        c: [{ code: 'd', price: 250, onHand: 4 }],
      });
      const [selling = 0] = await addProduct(api.db, shop, {
        c: [{ code: 's', price: 1, onHand: 4 }],
      });
      await appendSaleLines(api.db, [
        lineOf(shop, dead, '2026-03-10', { quantity: 19 }),
        lineOf(shop, selling, '2026-03-10', { quantity: 20 }),
      ]);
    }
    const answer = await ask('deadStock', { shopIds: '7,8' });
    expect(answer).toMatchObject({ code: 0, data: { totaNum: 2, totalValue: 2000 } });
  });

  it('[R6-21] is refused for a shop that is not assigned, in the words used for an unknown one', async () => {
    const api = await testApi();
    const { manager } = await bossAndManager(api);
    const foreign = await api.call('shopRating', { shopId: '101' }, { token: manager });
    const unknown = await api.call('shopRating', { shopId: 'nowhere' }, { token: manager });
    expect(foreign.code).toBe(403);
    expect({ ...unknown, headers: foreign.headers }).toEqual(foreign);
    const own = await api.call('shopRating', { shopId: '102' }, { token: manager });
    expect(own.code).toBe(0);
  });

  it('is refused for several shops at once', async () => {
    const api = await testApi();
    const { boss } = await bossAndManager(api);
    const answer = await api.call('shopRating', { shopId: '101,102' }, { token: boss });
    expect(answer).toMatchObject({ status: 200, code: 1 });
    expect(answer.msg).toContain('一个店铺');
  });
});
