import { describe, expect, it } from 'vitest';
import { shopRefresh, topicFor } from '../../../api/contract/topics.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addShippingOrder } from '../../support/shipping.ts';

/** A shipper of the first of two shops. */
async function shipper() {
  const api = await testApi();
  const boss = await api.signIn();
  const { token, user } = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
  const shop = await api.shop(boss.user, {
    expire_at: testNow + 86_400_000,
    abnormal_count: 3,
    refund_count: 4,
  });
  await api.shop(boss.user);
  await api.assign(user, shop);
  return { api, boss, user, shop, token };
}

const stateOf = async ({ api }: Awaited<ReturnType<typeof shipper>>, orderNo: string) =>
  api.db
    .selectFrom('shipping_order')
    .where('order_no', '=', orderNo)
    .select(['status', 'packed_at'])
    .executeTakeFirstOrThrow();

describe('the shops of a warehouse shipper', () => {
  it('[R6-27] are told by id, name and marketplace, and nothing else of them', async () => {
    const { api, shop, token } = await shipper();
    const { data } = await api.call('getShopListByWorkerPhone', {}, { token });
    expect(data).toEqual([
      {
        mallId: shop.mall_id,
        mallName: shop.mall_name,
        mallNameDis: shop.mall_name_dis,
        mallNameNative: shop.mall_name_native,
        platformType: 'temu',
        isSemiManagedMall: false,
        semiManagedMall: false,
        isCloseShop: false,
        isClose: false,
        sort: shop.sort,
        expireDate: null,
        dataUntil: null,
        clearDate: null,
        temuUid: null,
        phone: null,
        phoneList: [],
        phoneStr: '',
        goodsAbnormalNum: null,
        refundInfoNum: null,
        conversions: [],
        syncTime: null,
        needRebind: null,
        review: null,
        assessmentResult: null,
      },
    ]);
  });
});

describe('a step sent with an idempotency key', () => {
  it('[R7.8-01] is taken once, and told of once, however often it is sent', async () => {
    const world = await shipper();
    const { api, shop, token } = world;
    const orderNo = await addShippingOrder(api.db, shop);
    const send = () => api.call('confirmPacking', { orderNo, idempotencyKey: 'k1' }, { token });
    const first = await send();
    expect(first).toMatchObject({ code: 0, data: { status: 2, packTime: testNow } });
    expect(await send()).toMatchObject({ code: 0, data: first.data });
    expect(await send()).toMatchObject({ code: 0, data: first.data });
    const topic = topicFor(shopRefresh, shop.mall_id);
    expect(api.published.filter((message) => message.topic === topic)).toHaveLength(1);
  });

  it('is taken once where it is sent twice at the same time', async () => {
    const world = await shipper();
    const { api, shop, token } = world;
    const orderNo = await addShippingOrder(api.db, shop);
    const send = () => api.call('confirmPacking', { orderNo, idempotencyKey: 'k1' }, { token });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    const topic = topicFor(shopRefresh, shop.mall_id);
    expect(api.published.filter((message) => message.topic === topic)).toHaveLength(1);
  });

  it('may bring its key as a header, and answers the order as it stands by then', async () => {
    const world = await shipper();
    const { api, shop, token, boss } = world;
    const orderNo = await addShippingOrder(api.db, shop);
    const send = () =>
      api.call('confirmPacking', { orderNo }, { token, headers: { 'idempotency-key': 'k1' } });
    expect(await send()).toMatchObject({ code: 0, data: { status: 2 } });
    await boss.ask('cancelShippingOrder', { orderNo });
    expect(await send()).toMatchObject({ code: 0, data: { status: 4 } });
  });

  it('is refused for another order or step under the key, and for a key with blanks', async () => {
    const world = await shipper();
    const { api, shop, token } = world;
    const [one, other] = [
      await addShippingOrder(api.db, shop),
      await addShippingOrder(api.db, shop),
    ];
    await api.call('confirmPacking', { orderNo: one, idempotencyKey: 'k1' }, { token });
    for (const [step, orderNo] of [
      ['confirmPacking', other],
      ['confirmShipping', one],
    ] as const) {
      const answer = await api.call(step, { orderNo, idempotencyKey: 'k1' }, { token });
      expect(answer).toMatchObject({
        code: 1,
        msg: `该提交编号已用于另一操作，发货单${orderNo}没有变化，请刷新列表后重试`,
      });
    }
    expect((await stateOf(world, other)).status).toBe('packing');
    expect((await stateOf(world, one)).status).toBe('shipping');
    const bad = await api.call('confirmPacking', { orderNo: other, idempotencyKey: '' }, { token });
    expect(bad).toMatchObject({ code: 1, msg: '提交编号须为 1 至 100 个不含空格的英文字符' });
  });

  it('keeps no key of what was refused, which may be sent again later', async () => {
    const world = await shipper();
    const { api, shop, token } = world;
    const orderNo = await addShippingOrder(api.db, shop);
    const ship = () => api.call('confirmShipping', { orderNo, idempotencyKey: 'k1' }, { token });
    expect(await ship()).toMatchObject({ code: 1, msg: expect.stringContaining('还未确认打包') });
    await api.call('confirmPacking', { orderNo, idempotencyKey: 'k2' }, { token });
    expect(await ship()).toMatchObject({ code: 0, data: { status: 3 } });
  });

  it('is the key of one person: another one may use the same', async () => {
    const world = await shipper();
    const { api, shop, token, boss } = world;
    const [one, other] = [
      await addShippingOrder(api.db, shop),
      await addShippingOrder(api.db, shop),
    ];
    const send = (orderNo: string, who: string) =>
      api.call('confirmPacking', { orderNo, idempotencyKey: 'k1' }, { token: who });
    expect((await send(one, token)).code).toBe(0);
    expect((await send(other, boss.token)).code).toBe(0);
  });

  it('is answered no more once the shop is somebody else’s to ship for', async () => {
    const world = await shipper();
    const { api, shop, token, user } = world;
    const orderNo = await addShippingOrder(api.db, shop);
    const send = () => api.call('confirmPacking', { orderNo, idempotencyKey: 'k1' }, { token });
    expect((await send()).code).toBe(0);
    await api.db.deleteFrom('shop_assignment').where('user_id', '=', user.id).execute();
    expect(await send()).toMatchObject({
      code: 1,
      msg: `发货单${orderNo}不存在，或您无权操作，请刷新列表`,
    });
  });
});
