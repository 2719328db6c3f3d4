import { newCouponCode } from '../../../api/billing/coupons.ts';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import type { Shop } from '../../../db/schema.ts';
import { type TestApi, testApi } from '../../support/api.ts';

/** What a boss does who renews shops, orders and pays, for the tests of either. */

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** A boss with shops that have ten days left, and codes of coupons of 30 yuan that nobody has redeemed. */
export async function world(shopCount = 2, couponCount = 3) {
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

export const order = (shop: Shop | undefined, fields: object = {}) => ({
  shopId: shop?.mall_id,
  month: 1,
  payType: 2,
  price: 69,
  couponId: null,
  ...fields,
});

export const submit = ({ call }: World, ...orders: object[]) => call('submitOrder', { orders });

export const redeem = async ({ call }: World, code = '') =>
  String((await call('destructionCet', { certNo: code })).data.couponId);

/** Opens a page of the server as a browser without a session; `confirm` presses its button. */
export async function openPage(api: TestApi, codeUrl: string, { confirm = false } = {}) {
  const url = new URL(codeUrl, 'http://api.test');
  const request = confirm
    ? new Request(new URL(url.pathname, url), { method: 'POST', body: url.searchParams })
    : new Request(url);
  const response = await api.handle(request);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

export const pay = ({ api }: World, codeUrl: string) => openPage(api, codeUrl, { confirm: true });

export const endOf = async ({ api }: World, shop: Shop | undefined) =>
  (
    await api.db
      .selectFrom('shop')
      .select('expire_at')
      .where('id', '=', shop?.id ?? 0)
      .executeTakeFirstOrThrow()
  ).expire_at;

export const stateOf = async ({ call }: World, orderNo: string) =>
  (await call('queryOrders', { orderNo })).data.rows[0]?.status;
