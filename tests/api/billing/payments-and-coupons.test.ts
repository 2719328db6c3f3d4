import { describe, expect, it } from 'vitest';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import type { Shop } from '../../../db/schema.ts';
import { testApi } from '../../support/api.ts';
import {
  day,
  endOf,
  minute,
  openPage,
  order,
  pay,
  redeem,
  stateOf,
  submit,
  world,
} from './billing-steps.ts';

describe('paying', () => {
  it('[R4-37] [R7.6-07] extends each shop by its calendar months from its end, once, and tells so', async () => {
    const w = await world();
    const end = Date.parse('2026-03-31T10:00:00+08:00');
    await w.api.db.updateTable('shop').set({ expire_at: end }).execute();
    const { data } = await submit(w, order(w.shops[0]), order(w.shops[1], { month: 11 }));
    const page = await openPage(w.api, data.codeUrl);
    expect(page.html).toContain('¥828.00');
    expect(page.html).toContain('name="viewport"');
    expect(await endOf(w, w.shops[0])).toBe(end);
    for (let time = 0; time < 3; time += 1) expect((await pay(w, data.codeUrl)).status).toBe(200);
    expect(await endOf(w, w.shops[0])).toBe(Date.parse('2026-04-30T10:00:00+08:00'));
    expect(await endOf(w, w.shops[1])).toBe(Date.parse('2027-02-28T10:00:00+08:00'));
    const told = w.api.published.filter(({ topic }) => topic === 'web_order_finish/topic');
    expect(told).toEqual([{ topic: 'web_order_finish/topic', message: { orderNo: data.orderNo } }]);
    expect(await stateOf(w, data.orderNo)).toBe('paid');
  });

  it('extends an expired shop from now on', async () => {
    const w = await world();
    await w.api.db
      .updateTable('shop')
      .set({ expire_at: w.api.clock.now() - 3 * day })
      .execute();
    const { data } = await submit(w, order(w.shops[0]));
    await pay(w, data.codeUrl);
    expect(await endOf(w, w.shops[0])).toBe(Date.parse('2026-04-11T04:00:00Z'));
  });

  it('[R2.1-24] by the page leads back to the page that the client named, with the order number', async () => {
    const w = await world();
    const pageUrl = 'http://127.0.0.1:4000/paySuccess';
    const { data } = await submit(w, order(w.shops[0], { payType: 1, pageUrl }));
    const page = await openPage(w.api, data.codeUrl);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const paid = await pay(w, data.codeUrl);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`/paySuccess?orderNo=${data.orderNo}`);
  });

  it('of nothing is done at once', async () => {
    const w = await world();
    await insertCoupons(w.api.db, ['FULL'], 100_00, w.api.clock.now());
    const couponId = await redeem(w, 'full');
    const { data } = await submit(w, order(w.shops[0], { couponId: [couponId] }));
    expect(data).toMatchObject({ totalPrice: 0, codeUrl: '' });
    expect(await stateOf(w, data.orderNo)).toBe('paid');
    expect(await endOf(w, w.shops[0])).toBeGreaterThan(w.api.clock.now() + 30 * day);
  });

  it('too late, or of an order that was cancelled, changes nothing and says so', async () => {
    const w = await world();
    const late = (await submit(w, order(w.shops[0]))).data;
    const cancelled = (await submit(w, order(w.shops[1]))).data;
    await w.call('cancelOrder', { orderNo: cancelled.orderNo });
    w.api.clock.advance(30 * minute);
    expect((await pay(w, late.codeUrl)).html).toContain('订单已超时');
    expect((await pay(w, cancelled.codeUrl)).html).toContain('订单已取消');
    expect(await endOf(w, w.shops[0])).toBe(w.shops[0]?.expire_at);
    expect(await endOf(w, w.shops[1])).toBe(w.shops[1]?.expire_at);
    expect(w.api.published.filter(({ topic }) => topic.includes('finish'))).toEqual([]);
    expect((await openPage(w.api, '/api/simulator/pay?certNo=none')).status).toBe(404);
  });
});

describe('a coupon', () => {
  it('[R3-45] [R4-41] [R7.5-14] is redeemed by its code, once, however it is typed', async () => {
    const w = await world();
    const [code = ''] = w.codes;
    const typed = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
    const first = await w.call('destructionCet', { certNo: typed });
    expect(first).toMatchObject({
      code: 0,
      data: {
        code,
        couponId: expect.any(String),
        couponNo: expect.stringMatching(/^YHQ\d{8}$/),
        isConfirm: true,
        isNew: true,
        msg: '核销成功',
      },
    });
    const second = await w.call('destructionCet', { certNo: code });
    expect(second.data).toMatchObject({ isNew: false, msg: '该券码已核销，可直接使用' });
    const unknown = await w.call('destructionCet', { certNo: 'NOSUCHCODE22' });
    expect(unknown).toMatchObject({ code: 1, msg: '券码无效，请检查后重新输入' });
    const other = await w.api.signIn();
    const foreign = await w.call('destructionCet', { certNo: code }, other.token);
    expect(foreign).toMatchObject({ code: 1, msg: unknown.msg });
  });

  it('[R4-42] [R7.5-15] [R7.5-18] is offered while it is redeemed and unused, and known afterwards', async () => {
    const w = await world();
    const [used, kept] = [await redeem(w, w.codes[0]), await redeem(w, w.codes[1])];
    const { data } = await submit(w, order(w.shops[0], { couponId: [used] }));
    await pay(w, data.codeUrl);
    const free = await w.call('listRedeemedCoupons');
    expect(free.data).toMatchObject([{ couponId: kept, code: w.codes[1], isConfirm: true }]);
    const known = await w.call('getCouponInfo', { pageSize: 1, pageIndex: 2 });
    expect(known).toMatchObject({
      code: 0,
      data: { total: 2, rows: [{ couponId: used, orderNo: data.orderNo, couponValue: 30 }] },
    });
    expect((await w.call('destructionCet', { certNo: w.codes[0] })).code).toBe(1);
    const again = await submit(w, order(w.shops[0], { couponId: [used] }));
    expect(again).toMatchObject({ code: 1, msg: '优惠券不存在或已被使用，请重新选择' });
  });

  it('of another boss is refused in the words for one that there is not', async () => {
    const w = await world();
    const other = await w.api.signIn();
    const { data } = await w.call('destructionCet', { certNo: w.codes[0] }, other.token);
    const foreign = await submit(w, order(w.shops[0], { couponId: [data.couponId] }));
    const unknown = await submit(w, order(w.shops[0], { couponId: ['404'] }));
    expect(foreign).toMatchObject({ code: 1, msg: unknown.msg });
  });

  it('cannot be guessed for long', async () => {
    const w = await world();
    for (let time = 0; time < 30; time += 1)
      expect((await w.call('destructionCet', { certNo: `X${time}` })).code).toBe(1);
    expect((await w.call('destructionCet', { certNo: w.codes[0] })).code).toBe(429);
    w.api.clock.advance(15 * minute);
    expect((await w.call('destructionCet', { certNo: w.codes[0] })).code).toBe(0);
  });

  it('[R7.5-16] is worth what is configured, as a month costs what is configured', async () => {
    const usual = await world();
    expect(await usual.call('couponValues')).toMatchObject({
      code: 0,
      data: { couponValue: 30, monthPrice: 69, paymentOpen: true },
    });
    const api = await testApi({ config: { monthPrice: 99_90, couponValue: 12_50 } });
    const { user, ask } = await api.signIn();
    expect((await ask('couponValues')).data).toEqual({
      couponValue: 12.5,
      monthPrice: 99.9,
      paymentOpen: true,
    });
    const shop = await api.shop(user, { expire_at: 1 });
    const answer = await ask('submitOrder', { orders: [order(shop)] });
    expect(answer.data.totalPrice).toBe(99.9);
  });

  it('is told to be all that can be paid with where no provider takes payments', async () => {
    const api = await testApi({ config: { simulated: false } });
    const { user, ask } = await api.signIn();
    expect((await ask('couponValues')).data).toMatchObject({ paymentOpen: false });
    const shop = await api.shop(user, { expire_at: 1 });
    const answer = await ask('submitOrder', { orders: [order(shop)] });
    expect(answer.msg).toBe('支付服务尚未开通，请联系客服');
  });
});

describe('expired shops', () => {
  it('[R7.3-22] [R7.5-19] are listed, apart from those with under 24 hours left', async () => {
    const w = await world(4);
    const [over, soon, later, endless] = w.shops;
    const set = (shop: Shop | undefined, expire_at: number | null) =>
      w.api.db
        .updateTable('shop')
        .set({ expire_at })
        .where('id', '=', shop?.id ?? 0)
        .execute();
    await set(over, w.api.clock.now() - 1);
    await set(soon, w.api.clock.now() + 23 * 60 * minute);
    await set(later, w.api.clock.now() + 25 * 60 * minute);
    await set(endless, null);
    expect(await w.call('getExpiredShopList')).toMatchObject({
      code: 0,
      data: [{ shopId: over?.mall_id }],
    });
    const shopId = w.shops.map((shop) => shop.mall_id).join(',');
    const check = async (dayBeforeExpired: number) =>
      (await w.call('checkExpiredShops', { shopId, dayBeforeExpired })).data;
    expect(await check(0)).toEqual([{ shopId: over?.mall_id }]);
    expect(await check(1)).toEqual([{ shopId: soon?.mall_id }]);
    const other = await w.api.signIn();
    expect((await w.call('checkExpiredShops', { shopId }, other.token)).code).toBe(403);
    expect((await w.call('getExpiredShopList', {}, other.token)).data).toEqual([]);
  });

  it('[R6-09] are renewed by the boss only', async () => {
    const w = await world();
    expect((await submit(w, order(w.shops[0]))).code).toBe(0);
    const manager = await w.api.signIn({ role: 'manager', boss_id: w.user.id });
    for (const name of ['submitOrder', 'destructionCet', 'cancelOrder', 'queryOrders'])
      expect((await w.call(name, {}, manager.token)).msg).toBe('仅BOSS账号可以操作，请联系BOSS');
    expect((await w.api.call('submitOrder')).code).toBe(401);
  });
});
