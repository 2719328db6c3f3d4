import { describe, expect, it } from 'vitest';
import { sweepBilling } from '../../../api/billing/background.ts';
import { testApi } from '../../support/api.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { minute, order, pay, redeem, stateOf, submit, world } from './billing-steps.ts';

describe('a renewal order', () => {
  it('[R3-41] [R3-44] [R4-35] [R7.5-13] [R9.2-06] is made of a list of shops, at the price of the server', async () => {
    const w = await world();
    const id = await addMainAccount(w.api.db, w.user, {
      phone: '12000000001',
      external_uid: 'uid-7',
    });
    await w.api.db.updateTable('shop').set({ main_account_id: id }).execute();
    const couponId = await redeem(w, w.codes[0]);
    const list = [
      order(w.shops[0], {
        temuUid: 'uid-7',
        month: 2,
        payType: 1,
        price: 0.01,
        couponId: [couponId],
        pageUrl: 'https://shop.example/paySuccess',
      }),
      order(w.shops[1], { payType: 1, price: 0.01 }),
    ];
    // The body is the list itself.
    const answer = await w.api.send('/api/pay/submitOrder', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: w.token },
      body: JSON.stringify(list),
    });
    expect(answer).toMatchObject({
      code: 0,
      data: { orderNo: expect.stringMatching(/^\d{22}$/), totalPrice: 177 },
    });
    expect(answer.data.codeUrl).toMatch(/^\/api\/simulator\/pay\?certNo=/);
    const stored = await w.call('queryOrders', { status: 'waiting' });
    expect(stored.data).toMatchObject({
      total: 1,
      rows: [
        {
          orderNo: answer.data.orderNo,
          payType: 1,
          status: 'waiting',
          price: 69,
          totalPrice: 177,
          // Without the origin of the site only the path is of use.
          pageUrl: '/paySuccess',
          expireTime: w.api.clock.now() + 30 * minute,
          items: [
            {
              shopId: w.shops[0]?.mall_id,
              temuUid: 'uid-7',
              month: 2,
              couponId: [couponId],
            },
            { shopId: w.shops[1]?.mall_id, temuUid: 'uid-7', month: 1, couponId: [] },
          ],
        },
      ],
    });
  });

  it('[R3-52] to pay has its number, its certificate number and its coupons', async () => {
    const w = await world();
    const couponId = await redeem(w, w.codes[0]);
    const { data } = await submit(w, order(w.shops[0], { couponId: [couponId] }));
    const [row] = (await w.call('queryOrders', { status: 'waiting' })).data.rows;
    expect(row.orderNo).toBe(data.orderNo);
    expect(row.certNo).toMatch(/^[0-9a-f]{32}$/);
    expect(row.coupons).toMatchObject([{ couponId, code: w.codes[0], isConfirm: true }]);
  });

  it.each([
    ['[R3-42] another way of paying', { payType: 3 }, '请选择支付方式'],
    ['[R5.7-04] 361 months', { month: 361 }, '续费月数须为1到360的整数'],
    ['[R5.7-04] 0 months', { month: 0 }, '续费月数须为1到360的整数'],
    ['half a month', { month: 1.5 }, '续费月数须为1到360的整数'],
    ['[R5.7-04] 1e2 months', { month: '1e2' }, '续费月数须为1到360的整数'],
    ['[R5.7-04] months in another notation', { month: '0x10' }, '续费月数须为1到360的整数'],
    ['a coupon that there is not', { couponId: ['999'] }, '优惠券不存在或已被使用，请重新选择'],
    ['one coupon twice', { month: 2, couponId: ['1', '1'] }, '同一张优惠券只能使用一次'],
    ['more coupons than months', { couponId: ['1', '2'] }, '优惠券张数不能超过续费月数'],
    [
      'a way back that is no page of ours',
      { payType: 1, pageUrl: 'https://shop.example//evil.example/x' },
      '支付返回地址无效',
    ],
  ])('is refused for %s', async (_what, fields, msg) => {
    const w = await world();
    const answer = await submit(w, order(w.shops[0], fields));
    expect(answer.code).toBe(1);
    expect(answer.msg).toContain(msg);
    expect((await w.call('queryOrders')).data.total).toBe(0);
  });

  it('leads back to this site alone, and to a page of it', async () => {
    const publicUrl = 'https://seller.example';
    const api = await testApi({ config: { publicUrl } });
    const { user, ask } = await api.signIn();
    const shop = await api.shop(user, { expire_at: api.clock.now() });
    const back = async (pageUrl: string) => {
      const orders = [order(shop, { payType: 1, pageUrl })];
      return ask('submitOrder', { orders });
    };
    for (const foreign of [
      'https://evil.example/paySuccess',
      'http://seller.example/paySuccess',
      'https://seller.example.evil.example/paySuccess',
      '//evil.example/paySuccess',
    ])
      expect(await back(foreign)).toMatchObject({ code: 1, msg: '支付返回地址无效' });
    for (const own of ['/paySuccess', `${publicUrl}/paySuccess?x=1`])
      expect((await back(own)).code).toBe(0);
    const { data } = await ask('queryOrders');
    expect(data.rows.map((row: { pageUrl: string }) => row.pageUrl)).toEqual([
      `${publicUrl}/paySuccess`,
      `${publicUrl}/paySuccess`,
    ]);
  });

  it('[R3-42] is taken for both ways of paying, but not for both at once', async () => {
    const w = await world();
    expect((await submit(w, order(w.shops[0], { payType: 1 }))).code).toBe(0);
    expect((await submit(w, order(w.shops[0], { payType: 2 }))).code).toBe(0);
    const mixed = await submit(w, order(w.shops[0], { payType: 1 }), order(w.shops[1]));
    expect(mixed).toMatchObject({ code: 1, msg: '一次续费的店铺须使用同一种支付方式' });
  });

  it('is refused for a shop named twice, one that never ends, and one of somebody else', async () => {
    const w = await world();
    const twice = await submit(w, order(w.shops[0]), order(w.shops[0]));
    expect(twice).toMatchObject({ code: 1, msg: '同一家店铺只能提交一次' });
    const endless = await w.api.shop(w.user, { mall_name: '长久店' });
    expect((await submit(w, order(endless))).msg).toContain('长期有效');
    const other = await w.api.signIn();
    const foreign = await w.api.shop(other.user, { expire_at: 1 });
    const answer = await submit(w, order(foreign));
    expect(answer.code).toBe(403);
    expect(answer.msg).toBe((await submit(w, order({ ...foreign, mall_id: '404' }))).msg);
  });

  it('waits in no great number', async () => {
    const w = await world(1);
    for (let place = 0; place < 20; place += 1)
      expect((await submit(w, order(w.shops[0]))).code).toBe(0);
    expect(await submit(w, order(w.shops[0]))).toMatchObject({
      code: 1,
      msg: '待支付的订单过多，请先支付或取消',
    });
  });

  it('is refused where nobody takes payments, and leaves nothing behind', async () => {
    const api = await testApi({ config: { simulated: false } });
    const { user, ask } = await api.signIn();
    const shop = await api.shop(user, { expire_at: 1 });
    const answer = await ask('submitOrder', { orders: [order(shop)] });
    expect(answer).toMatchObject({ code: 1, msg: '支付服务尚未开通，请联系客服' });
    expect((await ask('queryOrders')).data.total).toBe(0);
    const page = await api.handle(new Request('http://api.test/api/simulator/pay?certNo=x'));
    expect(page.status).toBe(404);
  });
});

describe('cancelling', () => {
  it('[R4-39] [R7.5-17] ends an order that waits and frees its coupons; a paid or foreign one stays', async () => {
    const w = await world();
    const couponId = await redeem(w, w.codes[0]);
    const held = (await submit(w, order(w.shops[0], { couponId: [couponId] }))).data;
    expect((await w.call('listRedeemedCoupons')).data).toEqual([]);
    const other = await w.api.signIn();
    const foreign = await w.call('cancelOrder', { orderNo: held.orderNo }, other.token);
    const unknown = await w.call('cancelOrder', { orderNo: '404' });
    expect(foreign).toMatchObject({ code: 1, msg: unknown.msg });
    expect(await w.call('cancelOrder', { orderNo: held.orderNo })).toMatchObject({ code: 0 });
    expect(await stateOf(w, held.orderNo)).toBe('cancelled');
    expect((await w.call('listRedeemedCoupons')).data).toMatchObject([{ couponId }]);
    expect((await w.call('cancelOrder', { orderNo: held.orderNo })).code).toBe(1);

    const paid = (await submit(w, order(w.shops[0]))).data;
    await pay(w, paid.codeUrl);
    expect((await w.call('cancelOrder', { orderNo: paid.orderNo })).code).toBe(1);
    expect(await stateOf(w, paid.orderNo)).toBe('paid');
  });

  it('happens by itself after 30 minutes', async () => {
    const w = await world();
    const couponId = await redeem(w, w.codes[0]);
    const { orderNo } = (await submit(w, order(w.shops[0], { couponId: [couponId] }))).data;
    w.api.clock.advance(30 * minute);
    // What has run out counts as such before anything was swept.
    expect(await stateOf(w, orderNo)).toBe('expired');
    expect((await w.call('queryOrders', { status: 'waiting' })).data.total).toBe(0);
    expect((await w.call('queryOrders', { status: 'expired' })).data.total).toBe(1);
    expect((await w.call('listRedeemedCoupons')).data).toMatchObject([{ couponId }]);
    expect((await w.call('cancelOrder', { orderNo })).code).toBe(1);
    await sweepBilling(w.api.deps);
    const row = await w.api.db
      .selectFrom('renewal_order')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('expired');
    const again = await submit(w, order(w.shops[0], { couponId: [couponId] }));
    expect(again.code).toBe(0);
  });
});
