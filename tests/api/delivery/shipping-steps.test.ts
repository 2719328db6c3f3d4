import { describe, expect, it } from 'vitest';
import { shopRefresh, topicFor } from '../../../api/contract/topics.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { people, query } from './shipping-people.ts';

describe('a step with a shipping order', () => {
  const steps = ['confirmPacking', 'confirmShipping', 'cancelShippingOrder'] as const;
  const states = ['packing', 'shipping', 'shipped', 'cancelled'] as const;
  /** The state that a step leads to; a sentence where it is refused. */
  const expected: Record<
    (typeof steps)[number],
    Record<(typeof states)[number], number | RegExp>
  > = {
    confirmPacking: {
      packing: 2,
      shipping: /已确认打包，请接着确认发货/,
      shipped: /已发货/,
      cancelled: /已取消/,
    },
    confirmShipping: { packing: /先确认打包/, shipping: 3, shipped: /已发货/, cancelled: /已取消/ },
    cancelShippingOrder: { packing: 4, shipping: 4, shipped: /不能取消/, cancelled: /已取消/ },
  };

  it.each(steps.flatMap((step) => states.map((state) => [step, state] as const)))(
    '%s of an order in the state %s',
    async (step, state) => {
      const { api, tokens, first } = await people();
      const orderNo = await addShippingOrder(api.db, first, {}, { status: state });
      const answer = await api.call(step, { orderNo }, { token: tokens.boss });
      const stored = await api.db
        .selectFrom('shipping_order')
        .selectAll()
        .executeTakeFirstOrThrow();
      const wanted = expected[step][state];
      if (typeof wanted === 'number') {
        expect(answer).toMatchObject({ code: 0, data: { orderNo, status: wanted } });
        expect(states.indexOf(stored.status) + 1).toBe(wanted);
        expect([stored.packed_at, stored.shipped_at, stored.cancelled_at]).toContain(testNow);
        expect(api.published).toEqual([
          {
            topic: topicFor(shopRefresh, first.mall_id),
            message: { mallId: first.mall_id, time: testNow, requestId: expect.any(String) },
          },
        ]);
      } else {
        expect(answer.code).toBe(1);
        expect(answer.msg).toMatch(wanted);
        expect(answer.msg).toContain(orderNo);
        expect(stored.status).toBe(state);
        expect(api.published).toEqual([]);
      }
    },
  );

  it('is done by one of two who try at the same time', async () => {
    const { api, tokens, first } = await people();
    const orderNo = await addShippingOrder(api.db, first);
    const answers = await Promise.all(
      [tokens.boss, tokens.manager].map((token) =>
        api.call('confirmPacking', { orderNo }, { token }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('is not undone by a broker that fails', async () => {
    const { api, tokens, first } = await people();
    const orderNo = await addShippingOrder(api.db, first);
    Object.assign(api.deps, { publish: () => Promise.reject(new Error('no broker')) });
    expect(await api.call('confirmPacking', { orderNo }, { token: tokens.boss })).toMatchObject({
      code: 0,
    });
  });
});

describe('who may do what with shipping orders', () => {
  type Role = 'boss' | 'manager' | 'stranger' | 'shipper' | 'nobody';
  type Place = 'first' | 'second' | 'foreign';
  const roles: readonly Role[] = ['boss', 'manager', 'stranger', 'shipper', 'nobody'];
  const places: readonly Place[] = ['first', 'second', 'foreign'];
  /** The shops of each role; the rest hears 403 on a read, and of an order that is not there on a write. */
  const own: Record<Role, readonly Place[]> = {
    boss: ['first', 'second'],
    manager: ['first'],
    stranger: ['foreign'],
    shipper: ['first'],
    nobody: [],
  };

  it.each(roles.flatMap((role) => places.map((place) => [role, place] as const)))(
    '[R6-27] %s with an order of the %s shop',
    async (role, place) => {
      const world = await people();
      const { api, tokens } = world;
      const options = role === 'nobody' ? {} : { token: tokens[role] };
      const isOwn = own[role].includes(place);
      const read = await api.call('queryShippingOrders', { shopId: world[place].mall_id }, options);
      expect(read.code).toBe(isOwn ? 0 : role === 'nobody' ? 401 : 403);
      for (const step of ['confirmPacking', 'confirmShipping', 'cancelShippingOrder'] as const) {
        const status = step === 'confirmShipping' ? 'shipping' : 'packing';
        const orderNo = await addShippingOrder(api.db, world[place], {}, { status });
        const answer = await api.call(step, { orderNo }, options);
        const isClosed = role === 'shipper' && step === 'cancelShippingOrder';
        const refused = isClosed ? 403 : role === 'nobody' ? 401 : 1;
        const isDone = isOwn && !isClosed;
        expect(answer.code, step).toBe(isDone ? 0 : refused);
        const stored = await api.db
          .selectFrom('shipping_order')
          .where('order_no', '=', orderNo)
          .select('status')
          .executeTakeFirstOrThrow();
        expect(stored.status === status, step).toBe(!isDone);
      }
    },
  );

  it('says of a foreign order what it says of one that is not there', async () => {
    const { api, tokens, foreign } = await people();
    const orderNo = await addShippingOrder(api.db, foreign);
    const told = async (number: string) =>
      (await api.call('confirmPacking', { orderNo: number }, { token: tokens.boss })).msg;
    expect((await told(orderNo)).replace(orderNo, '…')).toBe(
      (await told('FH404')).replace('FH404', '…'),
    );
  });

  it('refuses every step on a preview server', async () => {
    const { api, tokens, first } = await people();
    const orderNo = await addShippingOrder(api.db, first);
    const preview = await testApi({ db: api.db, config: { readOnly: true } });
    for (const step of ['confirmPacking', 'confirmShipping', 'cancelShippingOrder'])
      expect((await preview.call(step, { orderNo })).code).toBe(403);
    expect((await query(preview, tokens.boss, [first])).code).toBe(0);
  });
});
