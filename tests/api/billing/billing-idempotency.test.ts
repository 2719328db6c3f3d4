import { expect, it } from 'vitest';
import { sweepBilling } from '../../../api/billing/background.ts';
import { newCouponCode } from '../../../api/billing/coupons.ts';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { type Answer, type TestApi, testApi, testNow } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A boss with two shops, as two processes of one database see them. */
async function world(apis: readonly TestApi[], now = testNow) {
  const [first] = apis;
  if (first === undefined) throw new Error('No process');
  const { user, token } = await first.signIn();
  await first.db
    .updateTable('session')
    .set({ expires_at: now + 30 * day })
    .execute();
  const shops = [
    await first.shop(user, { expire_at: now + day }),
    await first.shop(user, { expire_at: now + day }),
  ];
  const [code] = [newCouponCode()];
  await insertCoupons(first.db, [code], 3_000, now);
  const { data } = await first.call('destructionCet', { certNo: code }, { token });
  const order = (fields: object = {}) => ({
    shopId: shops[0]?.mall_id,
    month: 1,
    payType: 2,
    price: 69,
    couponId: null,
    ...fields,
  });
  const count = async (api: TestApi) => (await api.call('queryOrders', {}, { token })).data.total;
  return { token, shops, couponId: String(data.couponId), order, count };
}

const submit = (api: TestApi, token: string, orders: object[], idempotencyKey?: string) =>
  api.call('submitOrder', { orders, ...(idempotencyKey && { idempotencyKey }) }, { token });

const resultsOf = (answers: readonly Answer[]) =>
  new Set(answers.map(({ code, data }) => `${code} ${JSON.stringify(data)}`));

describeOnEngines('an order under an idempotency key', (engine) => {
  it('[R4-35] is made once by twenty sendings at once, by repeats, and after a restart', async () => {
    const url = await engine.emptyUrl();
    const db = await engine.open(url);
    await migrate(db);
    const apis = [await testApi({ db }), await testApi({ db: await engine.open(url) })];
    const { token, shops, couponId, order, count } = await world(apis);
    // The coupon can be held once: whoever comes second must not be told that it is gone.
    const orders = [order({ couponId: [couponId] }), order({ shopId: shops[1]?.mall_id })];
    const [one, other] = apis;
    if (one === undefined || other === undefined) throw new Error('No process');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        submit(place % 2 === 0 ? one : other, token, orders, 'attempt-1'),
      ),
    );
    const made = answers[0]?.data;
    expect(answers[0]).toMatchObject({ code: 0, data: { totalPrice: 108 } });
    expect(resultsOf(answers)).toEqual(new Set([`0 ${JSON.stringify(made)}`]));
    expect(await count(one)).toBe(1);

    // The price is the server's: a client that has learned another one sends the same order.
    const [head, ...rest] = orders;
    const repriced = [{ ...head, price: 99 }, ...rest];
    expect((await submit(other, token, repriced, 'attempt-1')).data).toEqual(made);
    const refused = await submit(one, token, [order()], 'attempt-1');
    expect(refused).toMatchObject({
      code: 1,
      msg: '该提交编号已用于内容不同的订单，请关闭窗口后重新提交',
    });
    expect(await count(one)).toBe(1);

    for (const api of apis) await api.close();
    const restarted = await testApi({ db: await engine.open(url), now: testNow + 24 * hour });
    expect((await submit(restarted, token, orders, 'attempt-1')).data).toEqual(made);
    expect(await count(restarted)).toBe(1);
    expect((await submit(restarted, token, [order()], 'attempt-2')).data).not.toEqual(made);
    expect(await count(restarted)).toBe(2);
  });
});

it('is settled once, where nothing is to be paid', async () => {
  const api = await testApi({ config: { monthPrice: 3_000 } });
  const { token, shops, couponId, order } = await world([api]);
  const orders = [order({ couponId: [couponId] })];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => submit(api, token, orders, 'free')),
  );
  expect(resultsOf(answers).size).toBe(1);
  const { expire_at: end } = await api.db
    .selectFrom('shop')
    .where('id', '=', shops[0]?.id ?? 0)
    .select('expire_at')
    .executeTakeFirstOrThrow();
  expect(end).toBe(Date.parse('2026-04-12T04:00:00Z'));
});

it('takes its key from the header or the address, and refuses one that is none', async () => {
  const api = await testApi();
  const { token, order, count } = await world([api]);
  const send = (key: Record<string, string>, query = '') =>
    api.send(`/api/pay/submitOrder${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, ...key },
      body: JSON.stringify([order()]),
    });
  const byHeader = await send({ 'idempotency-key': 'k-1' });
  expect(byHeader.code).toBe(0);
  expect((await send({}, '?idempotencyKey=k-1')).data).toEqual(byHeader.data);
  expect(await count(api)).toBe(1);
  const wrong = { code: 1, msg: '提交编号须为 1 至 100 个不含空格的英文字符' };
  expect(await send({ 'idempotency-key': 'k 1' })).toMatchObject(wrong);
  expect(await send({ 'idempotency-key': 'k'.repeat(101) })).toMatchObject(wrong);
  // Without a key each sending is an order of its own.
  await send({});
  await send({});
  expect(await count(api)).toBe(3);
});

it('is nothing to another boss, and is let go of after two days', async () => {
  const api = await testApi();
  const mine = await world([api]);
  const theirs = await world([api]);
  const one = await submit(api, mine.token, [mine.order()], 'same');
  const other = await submit(api, theirs.token, [theirs.order()], 'same');
  expect(other.code).toBe(0);
  expect(other.data).not.toEqual(one.data);
  api.clock.advance(2 * day);
  await sweepBilling(api.deps);
  expect((await submit(api, mine.token, [mine.order()], 'same')).data).not.toEqual(one.data);
});

it('may be used again where its order was refused', async () => {
  const api = await testApi();
  const { token, order, count } = await world([api]);
  expect((await submit(api, token, [order({ couponId: ['999'] })], 'k')).code).toBe(1);
  expect((await submit(api, token, [order()], 'k')).code).toBe(0);
  expect(await count(api)).toBe(1);
});
