import { describe, expect, it } from 'vitest';
import { sweepBilling } from '../../../api/billing/background.ts';
import { newCouponCode } from '../../../api/billing/coupons.ts';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import type { Shop } from '../../../db/schema.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { addMainAccount } from '../../support/main-account.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A boss with shops that have ten days left, and codes of coupons of 30 yuan that nobody has redeemed. */
async function world(shopCount = 2, couponCount = 3) {
  const api = await testApi();
  const { user, token } = await api.signIn();
  const shops: Shop[] = [];
  for (let place = 0; place < shopCount; place += 1)
    shops.push(await api.shop(user, { expire_at: api.clock.now() + 10 * day }));
  const codes = Array.from({ length: couponCount }, newCouponCode);
  await insertCoupons(api.db, codes, 3_000, api.clock.now());
  const call = (name: string, fields = {}, as = token) => api.call(name, fields, { token: as });
  return { api, user, token, shops, codes, call };
}

type World = Awaited<ReturnType<typeof world>>;

const order = (shop: Shop | undefined, fields: object = {}) => ({
  shopId: shop?.mall_id,
  month: 1,
  payType: 2,
  price: 69,
  couponId: null,
  ...fields,
});

const submit = ({ call }: World, ...orders: object[]) => call('submitOrder', { orders });

const redeem = async ({ call }: World, code = '') =>
  String((await call('destructionCet', { certNo: code })).data.couponId);

/** Opens a page of the server as a browser without a session; `confirm` presses its button. */
async function openPage(api: TestApi, codeUrl: string, { confirm = false } = {}) {
  const url = new URL(codeUrl, 'http://api.test');
  const request = confirm
    ? new Request(new URL(url.pathname, url), { method: 'POST', body: url.searchParams })
    : new Request(url);
  const response = await api.handle(request);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const pay = ({ api }: World, codeUrl: string) => openPage(api, codeUrl, { confirm: true });

const endOf = async ({ api }: World, shop: Shop | undefined) =>
  (
    await api.db
      .selectFrom('shop')
      .select('expire_at')
      .where('id', '=', shop?.id ?? 0)
      .executeTakeFirstOrThrow()
  ).expire_at;

const stateOf = async ({ call }: World, orderNo: string) =>
  (await call('queryOrders', { orderNo })).data.rows[0]?.status;

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
    const { user, token } = await api.signIn();
    const shop = await api.shop(user, { expire_at: api.clock.now() });
    const back = async (pageUrl: string) => {
      const orders = [order(shop, { payType: 1, pageUrl })];
      return api.call('submitOrder', { orders }, { token });
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
    const { data } = await api.call('queryOrders', {}, { token });
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
    const { user, token } = await api.signIn();
    const shop = await api.shop(user, { expire_at: 1 });
    const answer = await api.call('submitOrder', { orders: [order(shop)] }, { token });
    expect(answer).toMatchObject({ code: 1, msg: '支付服务尚未开通，请联系客服' });
    expect((await api.call('queryOrders', {}, { token })).data.total).toBe(0);
    const page = await api.handle(new Request('http://api.test/api/simulator/pay?certNo=x'));
    expect(page.status).toBe(404);
  });
});

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
      data: { couponValue: 30, monthPrice: 69 },
    });
    const api = await testApi({ config: { monthPrice: 99_90, couponValue: 12_50 } });
    const { user, token } = await api.signIn();
    expect((await api.call('couponValues', {}, { token })).data).toEqual({
      couponValue: 12.5,
      monthPrice: 99.9,
    });
    const shop = await api.shop(user, { expire_at: 1 });
    const answer = await api.call('submitOrder', { orders: [order(shop)] }, { token });
    expect(answer.data.totalPrice).toBe(99.9);
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
