import { HttpResponse, http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { BffConfig } from '../../../bff/app.ts';
import { inhabit, person, testBff, testConfig, upstreamUrl, useNetwork } from '../world.ts';

const network = useNetwork();

/** Bodies as the specification words them, text for text: yuan, numbers or texts of numbers. */
const spoken = (data: string) => () =>
  new HttpResponse(`{"code":0,"msg":"success","data":${data}}`, {
    headers: { 'content-type': 'application/json' },
  });

const couponOf = (value: string) =>
  `{"couponId":"7","couponNo":"YHQ7","code":"ABC","isConfirm":true,${value}"confirmTime":null,"orderNo":null}`;
const orderOf = (price: string, total: string) =>
  `{"total":1,"rows":[{"orderNo":"2026","certNo":"c","payType":2,"status":"waiting","price":${price},"totalPrice":${total},
    "codeUrl":"weixin://pay","pageUrl":null,"createTime":1,"expireTime":2,"payTime":null,
    "coupons":[${couponOf('"couponValue":"30",')}],"items":[{"shopId":"11","shopName":"店铺11","temuUid":null,"month":3,"couponId":["7"]}]}]}`;

const at = (name: string) => `${upstreamUrl}/api/pay/${name}`;
const prices = (answer: () => Response) => network.use(http.get(at('couponValues'), answer));
const boss = { token: 't' };

function world(config: Partial<BffConfig> = {}) {
  inhabit(network, { people: { t: person() } });
  return testBff({ config: { ...testConfig, ...config } });
}

describe('the money of an upstream that speaks in yuan', () => {
  it('[R3-41] [R9.2-04] [R9.2-06] is sent and read as the specification names it', async () => {
    const bff = world();
    let sent: unknown;
    let address = '';
    prices(spoken('{"couponValue":30,"monthPrice":69}'));
    network.use(
      http.post(at('submitOrder'), async ({ request }) => {
        sent = await request.json();
        address = new URL(request.url).search;
        return spoken('{"orderNo":"2026","codeUrl":"weixin://pay","totalPrice":177.00}')();
      }),
      http.post(at('queryOrders'), spoken(orderOf('69', '"177.00"'))),
    );
    const { data, errors } = await bff.ask(
      `mutation { submitRenewal(input: {
         shops: [{ shopId: "temu:11", months: 3, couponIds: ["coupon:7"] }], payType: QR, idempotencyKey: "k-1"
       }) { order { monthPrice total coupons { value } } error { message } } }`,
      boss,
    );
    expect(errors).toBeUndefined();
    expect(data.submitRenewal).toEqual({
      order: { monthPrice: '69.00', total: '177.00', coupons: [{ value: '30.00' }] },
      error: null,
    });
    expect(sent).toEqual([
      { shopId: '11', temuUid: null, month: 3, payType: 2, price: 69, couponId: ['7'] },
    ]);
    expect(address).toBe('?idempotencyKey=k-1');
  });

  it.each([
    ['whole yuan', '{"couponValue":30,"monthPrice":69}', '69.00', '30.00'],
    [
      'fractions that no computer holds exactly',
      '{"couponValue":0.29,"monthPrice":1.15}',
      '1.15',
      '0.29',
    ],
    ['texts', '{"couponValue":"12.50","monthPrice":"99.9"}', '99.90', '12.50'],
    ['the value of a coupon alone', '25', '69.00', '25.00'],
    ['nothing of either', '{}', '69.00', '30.00'],
  ])('[R9.2-04] [R9.2-05] may be %s', async (_title, body, month, coupon) => {
    const bff = world();
    prices(spoken(body));
    const { data } = await bff.ask('{ renewalPrices { month coupon } }', boss);
    expect(data.renewalPrices).toEqual({ month, coupon });
  });

  it.each([
    ['no', '{"couponValue":30,"paymentOpen":false}', false],
    ['yes', '{"couponValue":30,"paymentOpen":true}', true],
    ['nothing, which is tried', '30', true],
  ])('whether payments are taken: %s', async (_title, body, isOpen) => {
    const bff = world();
    prices(spoken(body));
    const { data } = await bff.ask('{ renewalPrices { isPaymentOpen } }', boss);
    expect(data.renewalPrices).toEqual({ isPaymentOpen: isOpen });
  });

  it.each([
    ['its own', '"couponValue":12.5,', spoken('{"couponValue":25}'), '12.50'],
    ['the usual one, where it does not say its own', '', spoken('{"couponValue":25}'), '25.00'],
    [
      '30, where that cannot be fetched',
      '"couponValue":null,',
      () => HttpResponse.error(),
      '30.00',
    ],
  ])('[R9.2-05] the value of a coupon is %s', async (_title, value, usual, expected) => {
    const bff = world();
    prices(usual);
    network.use(http.get(at('listRedeemedCoupons'), spoken(`[${couponOf(value)}]`)));
    const { data, errors } = await bff.ask('{ redeemedCoupons { value } }', boss);
    expect(errors).toBeUndefined();
    expect(data.redeemedCoupons).toEqual([{ value: expected }]);
  });

  it.each([
    ['is not there', () => new HttpResponse(null, { status: 404 })],
    ['cannot be reached', () => HttpResponse.error()],
    ['is refused', () => HttpResponse.json({ code: 1, msg: '暂无数据' })],
  ])(
    '[R9.2-04] [R9.2-05] a month is 69 and a coupon 30, in an order too, where what tells of them %s',
    async (_title, answer) => {
      const bff = world();
      let sent: unknown;
      prices(answer);
      network.use(
        http.post(at('submitOrder'), async ({ request }) => {
          sent = await request.json();
          return spoken('{"orderNo":"2026","codeUrl":"weixin://pay","totalPrice":177.00}')();
        }),
        http.post(at('queryOrders'), spoken(orderOf('99', '"267.00"'))),
      );
      const told = await bff.ask('{ renewalPrices { month coupon } }', boss);
      expect(told.errors).toBeUndefined();
      expect(told.data.renewalPrices).toEqual({ month: '69.00', coupon: '30.00' });
      const { data } = await bff.ask(
        `mutation { submitRenewal(input: {
         shops: [{ shopId: "temu:11", months: 3, couponIds: [] }], payType: QR
       }) { order { monthPrice total } error { message } } }`,
        boss,
      );
      // What the upstream takes is what stands in the order.
      expect(data.submitRenewal).toEqual({
        order: { monthPrice: '99.00', total: '267.00' },
        error: null,
      });
      expect(sent).toMatchObject([{ price: 69 }]);
    },
  );

  it('[R9.2-04] [R9.2-05] are as configured where they cannot be fetched', async () => {
    const bff = world({ monthPrice: 9_990, couponValue: 1_250 });
    prices(() => HttpResponse.error());
    const { data } = await bff.ask('{ renewalPrices { month coupon } }', boss);
    expect(data.renewalPrices).toEqual({ month: '99.90', coupon: '12.50' });
  });

  it('[R9.2-04] a session that is over is told, instead of the usual prices', async () => {
    const bff = world();
    prices(() => HttpResponse.json({ code: 401, msg: '登录失效' }));
    const { errors } = await bff.ask('{ renewalPrices { month } }', boss);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
