import { describe, expect, it } from 'vitest';
import { listingWork } from '../../../api/listing/work.ts';
import { type TestApiOptions, testApi } from '../../support/api.ts';

async function world(options: TestApiOptions = {}) {
  const api = await testApi(options);
  const boss = await api.signIn();
  const picker = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.grant(picker.user, 'pageSelectionToolNew', 'selectGoods');
  const other = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.grant(other.user, 'pageAiProducts', 'newListing');
  const shop = await api.shop(boss.user, { mall_id: '11' });
  await api.shop(boss.user, { mall_id: '12', platform: 'shein' });
  await api.assign(picker.user, shop);
  await api.assign(other.user, shop);
  const query = (fields: object = {}, token = boss.token) =>
    api.call('querySelection', { shopId: '11', ...fields }, { token });
  const pick = (productId: string, token = boss.token, shopId = '11') =>
    api.call('pickCandidate', { productId, shopId }, { token });
  return { api, boss, picker, other, query, pick };
}

interface Row {
  productId: string;
  title: string;
  category: string;
  price: number;
  cost: number;
  monthlySales: number;
  growth: number;
  shops: number;
  margin: number;
  trend: number[];
  listingId: string | null;
}

describe('The selection tool', () => {
  it('[R7.8-03] [R2.2-16] answers candidates with their market and an estimated margin', async () => {
    const { api, query } = await world();
    const answer = await query({ pageSize: 100 });
    expect(answer.code).toBe(0);
    const rows: Row[] = answer.data.rows;
    expect(rows).toHaveLength(100);
    expect(answer.data.total).toBeGreaterThan(150);
    for (const { price, cost, margin, trend, shops, listingId } of rows) {
      expect(margin).toBeCloseTo((price * 0.95 - cost) / price, 3);
      expect(trend).toHaveLength(6);
      expect(shops).toBeGreaterThan(0);
      expect(listingId).toBeNull();
    }
    // The same again, and another list for the other platform.
    expect((await query({ pageSize: 100 })).data).toEqual(answer.data);
    const shein = await query({ shopId: '12', pageSize: 100 });
    expect(shein.data.rows[0].productId).not.toBe(rows[0]?.productId);
    expect(api.logged).toEqual([]);
  });

  it('is searched, filtered, sorted and paged', async () => {
    const { query } = await world();
    const rows = async (fields: object): Promise<Row[]> =>
      (await query({ pageSize: 100, ...fields })).data.rows;
    for (const row of await rows({ keyword: ' 收纳 防水 ' })) {
      expect(row.title).toContain('收纳');
      expect(row.title).toContain('防水');
    }
    const named = await query({ keyword: '收纳' });
    expect(named.data.categories.map(({ name }: { name: string }) => name)).toContain('家居收纳');
    const ofCategory = await query({ category: '女装', pageSize: 100 });
    expect(ofCategory.data.rows.every((row: Row) => row.category === '女装')).toBe(true);
    expect(ofCategory.data.categories).toContainEqual({
      name: '女装',
      count: ofCategory.data.total,
    });
    for (const { price } of await rows({ minPrice: 1000, maxPrice: 2000 })) {
      expect(price).toBeGreaterThanOrEqual(1000);
      expect(price).toBeLessThanOrEqual(2000);
    }
    const figures = {
      sales: (row: Row) => -row.monthlySales,
      growth: (row: Row) => -row.growth,
      margin: (row: Row) => -row.margin,
      price: (row: Row) => row.price,
      competition: (row: Row) => row.shops,
    };
    for (const [sort, figure] of Object.entries(figures)) {
      const found = (await rows({ sort })).map(figure);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    }
    const whole = await rows({});
    expect(await rows({ pageSize: 10, pageIndex: 3 })).toEqual(whole.slice(20, 30));
    expect(await rows({ keyword: '不存在的商品' })).toEqual([]);
    expect(await query({ sort: 'luck' })).toMatchObject({ code: 1 });
  });

  it('[R2.2-17] needs its permissions and a shop that the person may see', async () => {
    const { query, pick, picker, other } = await world();
    expect(await query({}, picker.token)).toMatchObject({ code: 0 });
    expect(await query({ shopId: '12' }, picker.token)).toMatchObject({ code: 403 });
    expect(await query({}, other.token)).toMatchObject({ code: 403, msg: '无权限，请联系BOSS' });
    expect(await pick('T1001', other.token)).toMatchObject({ code: 403 });
    expect(await pick('T1001', picker.token, '12')).toMatchObject({ code: 403 });
    expect(await pick('T1001', picker.token)).toMatchObject({ code: 0 });
  });

  it('[R7.8-03] makes a listing of a candidate, once, and remembers it', async () => {
    const { api, boss, query, pick } = await world();
    const [row]: Row[] = (await query()).data.rows;
    if (row === undefined) throw new Error('There is no candidate');
    const twice = await Promise.all([pick(row.productId), pick(row.productId)]);
    expect(twice.map(({ code }) => code)).toEqual([0, 0]);
    expect(twice[0]?.data.id).toBe(twice[1]?.data.id);
    expect((await pick(row.productId)).data.id).toBe(twice[0]?.data.id);
    expect((await query()).data.rows[0]).toMatchObject({
      productId: row.productId,
      listingId: twice[0]?.data.id,
    });
    await listingWork(api.deps).settled();
    const listing = await boss.ask('getListingDetail', { id: twice[0]?.data.id });
    expect(listing.data).toMatchObject({
      state: 'incomplete',
      platform: '1688',
      sourceTitle: row.title,
      category: row.category,
      language: 'en',
    });
    expect(listing.data.priceMin).toBe(row.price);
    expect(await pick('T9')).toMatchObject({ code: 1, msg: '该商品已下架，请刷新列表后重新选择' });
  });

  it('says in production that it is not set up', async () => {
    const { query } = await world({ config: { simulated: false } });
    expect(await query()).toMatchObject({
      code: 1,
      msg: '选品数据暂未开通，如需使用请联系客服',
    });
  });
});
