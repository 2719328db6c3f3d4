import { describe, expect, it } from 'vitest';
import { newCouponCode } from '../../../api/billing/coupons.ts';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import { type BindingWorld, bindingWorld, visit } from '../binding/world.ts';

const topic = 'web_order_finish/topic';

const submit = /* GraphQL */ `
  mutation Submit($input: SubmitRenewalInput!) {
    submitRenewal(input: $input) {
      order {
        id orderNo certNo payType status monthPrice total codeUrl pageUrl
        coupons { id couponId couponNo code isConfirm }
        items { shop { id expiresAt } shopName temuUid months coupons { code } }
      }
      error { code message field }
    }
  }
`;
const redeem = /* GraphQL */ `
  mutation Redeem($code: String!) {
    redeemCoupon(code: $code) {
      coupon { id code couponNo couponId isConfirm value }
      isNew message
      error { code message }
    }
  }
`;
const finished = (orderNo: string) =>
  `subscription { renewalFinished(orderNo: "${orderNo}") { orderNo status items { shop { expiresAt } } } }`;

async function sellers() {
  const world = await bindingWorld();
  const boss = await world.api.signIn();
  const expire_at = Date.parse('2026-03-20T04:00:00Z');
  const shop = await world.api.shop(boss.user, { expire_at });
  const shopId = `temu:${shop.mall_id}`;
  const order = (fields: object = {}, as = boss.token) =>
    world.ask(submit, {
      token: as,
      variables: {
        input: { shops: [{ shopId, months: 1, couponIds: [] }], payType: 'QR', ...fields },
      },
    });
  const codes = [newCouponCode(), newCouponCode()];
  await insertCoupons(world.api.db, codes, 3_000, world.api.clock.now());
  return { world, boss, shop, shopId, order, codes };
}

const pay = (world: BindingWorld, codeUrl: string) => {
  const { pathname, searchParams } = new URL(codeUrl, 'http://api.test');
  return visit(world, pathname, undefined, searchParams);
};

describe('renewal through the schema', () => {
  it('[R4-35] orders once under one idempotency key, and refuses other shops under it', async () => {
    const { world, boss, shopId, order } = await sellers();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order({ idempotencyKey: 'attempt' })),
    );
    const numbers = answers.map(({ data }) => data.submitRenewal.order.orderNo);
    expect(new Set(numbers).size).toBe(1);
    const other = await order({
      shops: [{ shopId, months: 2, couponIds: [] }],
      idempotencyKey: 'attempt',
    });
    expect(other.data.submitRenewal).toMatchObject({
      order: null,
      error: { message: '该提交编号已用于内容不同的订单，请关闭窗口后重新提交' },
    });
    const { data } = await world.ask('{ renewalOrders { totalCount } }', { token: boss.token });
    expect(data.renewalOrders.totalCount).toBe(1);
  });

  it('[R6-09] [R3-45] [R3-52] orders shops with coupons, and shows what is to pay', async () => {
    const { world, boss, shopId, order, codes } = await sellers();
    const { token } = boss;
    const redeemed = (await world.ask(redeem, { token, variables: { code: codes[0] } })).data
      .redeemCoupon;
    expect(redeemed).toMatchObject({
      coupon: { code: codes[0], isConfirm: true, value: '30.00' },
      isNew: true,
      message: '核销成功',
      error: null,
    });
    const again = await world.ask(redeem, { token, variables: { code: codes[0] } });
    expect(again.data.redeemCoupon).toMatchObject({
      isNew: false,
      message: '该券码已核销，可直接使用',
    });
    const free = await world.ask('{ redeemedCoupons { code couponNo couponId isConfirm } }', {
      token,
    });
    expect(free.data.redeemedCoupons).toEqual([
      {
        code: codes[0],
        couponNo: redeemed.coupon.couponNo,
        couponId: redeemed.coupon.couponId,
        isConfirm: true,
      },
    ]);

    const made = await order({
      shops: [{ shopId, months: 2, couponIds: [redeemed.coupon.id] }],
      payType: 'PAGE',
      pageUrl: 'http://127.0.0.1:4000/paySuccess',
    });
    expect(made.errors).toBeUndefined();
    expect(made.data.submitRenewal).toMatchObject({
      order: {
        payType: 'PAGE',
        status: 'WAITING',
        monthPrice: '69.00',
        total: '108.00',
        pageUrl: '/paySuccess',
        coupons: [{ code: codes[0] }],
        items: [{ shop: { id: shopId }, months: 2, coupons: [{ code: codes[0] }] }],
      },
      error: null,
    });
    const query = `{
      renewalOrders(status: WAITING) { totalCount edges { node { orderNo certNo coupons { code } } } }
      redeemedCoupons { id }
      coupons { totalCount edges { node { code orderNo } } }
      renewalPrices { month coupon }
    }`;
    const { orderNo, certNo } = made.data.submitRenewal.order;
    expect((await world.ask(query, { token })).data).toEqual({
      renewalOrders: {
        totalCount: 1,
        edges: [{ node: { orderNo, certNo, coupons: [{ code: codes[0] }] } }],
      },
      redeemedCoupons: [],
      coupons: { totalCount: 1, edges: [{ node: { code: codes[0], orderNo } }] },
      renewalPrices: { month: '69.00', coupon: '30.00' },
    });
    const cancel = `mutation { cancelRenewal(orderNo: "${orderNo}") { order { status } error { message } } }`;
    expect((await world.ask(cancel, { token })).data.cancelRenewal).toEqual({
      order: { status: 'CANCELLED' },
      error: null,
    });
    expect((await world.ask(cancel, { token })).data.cancelRenewal.error.message).toContain('订单');
  });

  it('refuses managers, visitors and what belongs to others, as payloads', async () => {
    const { world, boss, order } = await sellers();
    const manager = await world.api.signIn({ role: 'manager', boss_id: boss.user.id });
    const other = await world.api.signIn();
    const errorOf = async (answer: ReturnType<typeof order>) =>
      (await answer).data.submitRenewal.error;
    expect((await errorOf(order({}, manager.token))).code).toBe('FORBIDDEN');
    expect((await errorOf(order({}, other.token))).code).toBe('INVALID_INPUT');
    const asVisitor = await world.ask(redeem, { variables: { code: 'X' } });
    expect(asVisitor.data.redeemCoupon.error.code).toBe('VISITOR_BLOCKED');
    const own = (await order()).data.submitRenewal.order;
    const foreign = `{ renewalOrder(orderNo: "${own.orderNo}") { id } }`;
    expect((await world.ask(foreign, other)).data.renewalOrder).toBeNull();
    expect((await world.ask(foreign, boss)).data.renewalOrder.id).toBe(own.id);
    await expect(world.listen(finished(own.orderNo), topic, other)).rejects.toBeDefined();
    await expect(world.listen(finished(own.orderNo), topic, manager)).rejects.toBeDefined();
  });

  it('[R5.7-04] names the field that is out of bounds', async () => {
    const { order, shopId } = await sellers();
    const answer = await order({ shops: [{ shopId, months: 361, couponIds: [] }] });
    expect(answer.data.submitRenewal).toMatchObject({
      order: null,
      error: { code: 'INVALID_INPUT', message: '续费月数须为1到360的整数' },
    });
  });

  it('[R7.5-19] [R7.3-22] tells the shops that are expired from those that soon will be', async () => {
    const { world, boss, shopId } = await sellers();
    const soon = await world.api.shop(boss.user, {
      expire_at: world.api.clock.now() + 3_600_000,
    });
    const over = await world.api.shop(boss.user, { expire_at: world.api.clock.now() });
    const query = `{
      expiredShops { mallId }
      expired: shopsToRenew(selection: { all: true }, state: EXPIRED) { mallId }
      expiring: shopsToRenew(selection: { all: true }, state: EXPIRING) { mallId }
      one: shopsToRenew(selection: { shop: "${shopId}" }, state: EXPIRED) { mallId }
    }`;
    expect((await world.ask(query, boss)).data).toEqual({
      expiredShops: [{ mallId: over.mall_id }],
      expired: [{ mallId: over.mall_id }],
      expiring: [{ mallId: soon.mall_id }],
      one: [],
    });
  });
});

describe('the end of a payment', () => {
  it('[R4-37] [R7.6-07] is told to the owner who waits: as it stands, and when it is paid', async () => {
    const { world, boss, order } = await sellers();
    const { orderNo, codeUrl } = (await order()).data.submitRenewal.order;
    const heard = await world.listen(finished(orderNo), topic, boss);
    expect((await heard.frame(1)).data.renewalFinished.status).toBe('WAITING');
    // Another boss's order is paid first: nothing is heard of it.
    const other = await sellersOf(world);
    await pay(world, other.codeUrl);
    await pay(world, codeUrl);
    expect((await heard.frame(2)).data.renewalFinished).toEqual({
      orderNo,
      status: 'PAID',
      items: [{ shop: { expiresAt: '2026-04-20T04:00:00.000Z' } }],
    });
    expect(heard.frames).toHaveLength(2);
  });

  it('is told at once to who asks afterwards', async () => {
    const { world, boss, order } = await sellers();
    const { orderNo, codeUrl } = (await order()).data.submitRenewal.order;
    await pay(world, codeUrl);
    const state = `{ renewalOrder(orderNo: "${orderNo}") { status paidAt } }`;
    expect((await world.ask(state, boss)).data.renewalOrder).toEqual({
      status: 'PAID',
      paidAt: new Date(world.api.clock.now()).toISOString(),
    });
  });
});

/** An order of another boss. */
async function sellersOf(world: BindingWorld): Promise<{ readonly codeUrl: string }> {
  const { user, token } = await world.api.signIn();
  const shop = await world.api.shop(user, { expire_at: world.api.clock.now() });
  const input = {
    shops: [{ shopId: `temu:${shop.mall_id}`, months: 1, couponIds: [] }],
    payType: 'QR',
  };
  return (await world.ask(submit, { token, variables: { input } })).data.submitRenewal.order;
}
