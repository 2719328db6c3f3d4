import { describe, expect, it } from 'vitest';
import { shopRefresh, topicFor } from '../../../api/contract/topics.ts';
import type { Db } from '../../../db/engine/connect.ts';
import type { Shop } from '../../../db/schema.ts';
import { type TestApi, testApi, testNow } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addShippingOrder } from '../../support/shipping.ts';

const hourMs = 3_600_000;
const noValues = {
  awaitingPackingValue: null,
  awaitingShippingValue: null,
  dueSoonValue: null,
  overdueValue: null,
};

/** A boss with two shops, the manager of the first, a stranger with a shop of their own, a shipper. */
async function people(db?: Db) {
  const api = await testApi(db && { db });
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
  const first = await api.shop(boss.user);
  const second = await api.shop(boss.user);
  const foreign = await api.shop(stranger.user);
  await api.assign(manager.user, first);
  await api.assign(shipper.user, first);
  const tokens = {
    boss: boss.token,
    manager: manager.token,
    stranger: stranger.token,
    shipper: shipper.token,
  };
  return { api, tokens, first, second, foreign };
}

const query = (api: TestApi, token: string, shops: readonly Shop[], fields: object = {}) =>
  api.call(
    'queryShippingOrders',
    { shopId: shops.map((shop) => shop.mall_id).join(','), ...fields },
    { token },
  );

const numbers = (answer: { data: { rows: { orderNo: string }[] } }): string[] =>
  answer.data.rows.map((row) => row.orderNo);

describe('queryShippingOrders', () => {
  it('[R7.8-01] answers the orders of the shop with their goods, deadlines and counts', async () => {
    const { api, tokens, first } = await people();
    const [sku = 0] = await addProduct(
      api.db,
      first,
      { K1: [{ code: 'K1-1' }] },
      { name: '玻璃调料罐', image_url: '/goods/CF.svg' },
    );
    const orderNo = await addShippingOrder(api.db, first, { [sku]: 12 }, { is_urgent: 1 });
    const answer = await query(api, tokens.boss, [first]);
    expect(answer.code).toBe(0);
    expect(answer.data).toEqual({
      total: 1,
      counts: {
        awaitingPacking: 1,
        awaitingShipping: 0,
        shipped: 0,
        cancelled: 0,
        dueSoon: 0,
        overdue: 0,
        awaitingEntry: 0,
        short: 0,
        ...noValues,
        firstDeadline: testNow + 44 * hourMs,
      },
      warehouses: [
        { warehouseName: '佛山2号仓', counts: expect.objectContaining({ awaitingPacking: 1 }) },
      ],
      rows: [
        {
          orderNo,
          stockOrderNo: expect.stringMatching(/^WB\d+$/),
          mallId: first.mall_id,
          status: 1,
          shippingType: 0,
          isUrgent: true,
          warehouseName: '佛山2号仓',
          createTime: testNow - 4 * hourMs,
          shipDeadline: testNow + 44 * hourMs,
          packTime: null,
          shipTime: null,
          cancelTime: null,
          receiveTime: null,
          storeTime: null,
          entryStatus: null,
          goods: [
            {
              skuId: 'SK1-1',
              skuExtCode: 'K1-1',
              specName: '',
              productName: '玻璃调料罐',
              imageUrl: '/goods/CF.svg',
              quantity: 12,
            },
          ],
          value: null,
          shortages: [],
        },
      ],
    });
  });

  it('[R9.5-02] answers both kinds for 2, self-shipped for 0 and manufacturer-shipped for 1', async () => {
    const { api, tokens, first } = await people();
    const self = await addShippingOrder(api.db, first);
    const made = await addShippingOrder(api.db, first, {}, { shipping_type: 'manufacturer' });
    const of = async (shippingType?: number) =>
      numbers(
        await query(api, tokens.boss, [first], shippingType === undefined ? {} : { shippingType }),
      ).sort();
    expect(await of(2)).toEqual([self, made].sort());
    expect(await of()).toEqual([self, made].sort());
    expect(await of(0)).toEqual([self]);
    expect(await of(1)).toEqual([made]);
    expect((await query(api, tokens.boss, [first], { shippingType: 3 })).code).toBe(1);
  });

  it('answers one tab, counts all of them, and tells how far the warehouse is', async () => {
    const { api, tokens, first } = await people();
    const at = testNow - hourMs;
    const orders = {
      packing: await addShippingOrder(api.db, first, {}, { ship_by: testNow - 1 }),
      shipping: await addShippingOrder(
        api.db,
        first,
        {},
        { status: 'shipping', packed_at: at, ship_by: testNow + 23 * hourMs },
      ),
      shipped: await addShippingOrder(
        api.db,
        first,
        {},
        { status: 'shipped', shipped_at: at, received_at: at, ship_by: testNow - 1 },
      ),
      cancelled: await addShippingOrder(
        api.db,
        first,
        {},
        { status: 'cancelled', cancelled_at: at },
      ),
    };
    for (const [index, orderNo] of Object.values(orders).entries()) {
      const { data } = await query(api, tokens.boss, [first], { status: index + 1 });
      expect(data.rows).toMatchObject([{ orderNo, status: index + 1 }]);
      expect(data.total).toBe(1);
      expect(data.counts).toEqual({
        awaitingPacking: 1,
        awaitingShipping: 1,
        shipped: 1,
        cancelled: 1,
        dueSoon: 1,
        overdue: 1,
        awaitingEntry: 1,
        short: 0,
        ...noValues,
        firstDeadline: testNow - 1,
      });
    }
    const shipped = await query(api, tokens.boss, [first], { status: 3 });
    expect(shipped.data.rows[0].entryStatus).toBe(1);
    expect((await query(api, tokens.boss, [first])).data.total).toBe(4);
  });

  it('[R7.8-01] answers what is due over all states in which it waits, just as many as it counts', async () => {
    const { api, tokens, first } = await people();
    const add = (status: 'packing' | 'shipping' | 'shipped' | 'cancelled', left: number) =>
      addShippingOrder(api.db, first, {}, { status, ship_by: testNow + left });
    const late = [await add('shipping', -2), await add('packing', 0)];
    const soon = [await add('packing', 1), await add('shipping', 24 * hourMs - 1)];
    await add('packing', 24 * hourMs);
    await add('shipped', -1);
    await add('cancelled', -1);
    for (const [due, orders, count] of [
      ['overdue', late, 'overdue'],
      ['soon', soon, 'dueSoon'],
    ] as const) {
      const { data } = await query(api, tokens.boss, [first], { due });
      expect(numbers({ data })).toEqual(orders);
      expect([data.total, data.counts[count]]).toEqual([2, 2]);
      for (const status of [1, 2, 3]) {
        const part = await query(api, tokens.boss, [first], { due, status });
        expect(part.data.total, `${due} in ${status}`).toBe(status === 3 ? 0 : 1);
        expect(numbers(part)).toHaveLength(part.data.total);
      }
    }
    expect((await query(api, tokens.boss, [first], { due: 'later' })).code).toBe(1);
  });

  it('begins with the next deadline, or with the newest order, and pages', async () => {
    const { api, tokens, first } = await people();
    const made: string[] = [];
    for (const [age, hours] of [
      [1, 5],
      [2, 3],
      [3, 4],
    ] as const) {
      const created_at = testNow - age * hourMs;
      const ship_by = testNow + hours * hourMs;
      made.push(await addShippingOrder(api.db, first, {}, { created_at, ship_by }));
    }
    const [a, b, c] = made;
    expect(numbers(await query(api, tokens.boss, [first]))).toEqual([b, c, a]);
    expect(numbers(await query(api, tokens.boss, [first], { sort: 'newest' }))).toEqual([a, b, c]);
    const second = await query(api, tokens.boss, [first], { pageIndex: 2, pageSize: 2 });
    expect(numbers(second)).toEqual([a]);
    expect(second.data.total).toBe(3);
  });

  it('tells what the goods are worth at declared price, and begins with the most, but to no shipper', async () => {
    const { api, tokens, first } = await people();
    const [cheap = 0, dear = 0, unknown = 0] = await addProduct(api.db, first, {
      K1: [{ code: 'K1-1', price: 150 }, { code: 'K1-2', price: 2_000 }, { code: 'K1-3' }],
    });
    const due = (hours: number) => ({ ship_by: testNow + hours * hourMs });
    const small = await addShippingOrder(api.db, first, { [cheap]: 4 }, due(1));
    const large = await addShippingOrder(api.db, first, { [cheap]: 2, [dear]: 3 }, due(3));
    const partly = await addShippingOrder(api.db, first, { [dear]: 9, [unknown]: 1 }, due(2));
    const gone = await addShippingOrder(
      api.db,
      first,
      { [dear]: 9 },
      {
        ...due(4),
        status: 'shipped',
        shipped_at: testNow,
      },
    );
    const values = async (token: string, fields: object) =>
      (await query(api, token, [first], fields)).data.rows.map(
        ({ orderNo, value }: { orderNo: string; value: number | null }) => [orderNo, value],
      );
    const byValue = { sort: 'value', statuses: [1, 2] };
    const known = [
      [large, 6_300],
      [small, 600],
      [partly, null],
    ];
    for (const token of [tokens.boss, tokens.manager])
      expect(await values(token, byValue)).toEqual(known);
    expect(await values(tokens.boss, { ...byValue, pageIndex: 2, pageSize: 2 })).toEqual(
      known.slice(2),
    );
    // Not even the order of the list tells a shipper.
    expect(await values(tokens.shipper, byValue)).toEqual([
      [small, null],
      [partly, null],
      [large, null],
    ]);
    const packed = (token: string, orderNo: string) =>
      api.call('confirmPacking', { orderNo }, { token });
    expect((await packed(tokens.shipper, small)).data.value).toBeNull();
    expect((await packed(tokens.manager, large)).data.value).toBe(6_300);
    // What has left is told, but not valued to be put in order.
    expect(await values(tokens.boss, { sort: 'value' })).toEqual([
      [small, 600],
      [partly, null],
      [large, 6_300],
      [gone, 18_000],
    ]);
  });

  it('puts the orders to one warehouse together, each with the next deadline first', async () => {
    const { api, tokens, first } = await people();
    const made: string[] = [];
    for (const [warehouse, hours] of [
      ['义乌仓', 5],
      ['佛山仓', 9],
      ['义乌仓', 3],
      ['佛山仓', 4],
    ] as const) {
      const ship_by = testNow + hours * hourMs;
      made.push(await addShippingOrder(api.db, first, {}, { warehouse, ship_by }));
    }
    const [a, b, c, d] = made;
    const by = { sort: 'warehouse' };
    expect(numbers(await query(api, tokens.boss, [first], by))).toEqual([c, a, d, b]);
    // The order goes through the pages.
    const second = await query(api, tokens.boss, [first], { ...by, pageIndex: 2, pageSize: 2 });
    expect(numbers(second)).toEqual([d, b]);
  });

  it('answers those to one warehouse, and counts the orders to each whichever is asked for', async () => {
    const { api, tokens, first, foreign } = await people();
    const add = (warehouse: string, order: object = {}) =>
      addShippingOrder(api.db, first, {}, { warehouse, ...order });
    const late = await add('义乌仓', { ship_by: testNow - 1 });
    const packed = await add('义乌仓', { status: 'shipping' });
    await add('佛山仓');
    await add('佛山仓', { shipping_type: 'manufacturer' });
    await add('佛山仓', { status: 'shipped', shipped_at: testNow });
    await addShippingOrder(api.db, foreign, {}, { warehouse: '东莞仓' });
    const asked = (fields: object) => query(api, tokens.boss, [first], fields);
    const each = [
      {
        warehouseName: '义乌仓',
        counts: {
          awaitingPacking: 1,
          awaitingShipping: 1,
          shipped: 0,
          cancelled: 0,
          dueSoon: 0,
          overdue: 1,
          awaitingEntry: 0,
          short: 0,
          ...noValues,
          firstDeadline: testNow - 1,
        },
      },
      {
        warehouseName: '佛山仓',
        counts: expect.objectContaining({ awaitingPacking: 2, shipped: 1, awaitingEntry: 1 }),
      },
    ];
    const { data } = await asked({ warehouse: '义乌仓' });
    expect(numbers({ data })).toEqual([late, packed]);
    expect(data).toMatchObject({ total: 2, counts: { awaitingPacking: 1, shipped: 0 } });
    expect(data.warehouses).toEqual(each);
    expect((await asked({})).data).toMatchObject({
      counts: { awaitingPacking: 3, awaitingShipping: 1, overdue: 1, shipped: 1 },
      warehouses: each,
    });
    const overdue = await asked({ warehouse: '义乌仓', due: 'overdue' });
    expect([numbers(overdue), overdue.data.total]).toEqual([[late], 1]);
    const others = await asked({ shippingType: 1 });
    expect(others.data.warehouses).toMatchObject([{ warehouseName: '佛山仓' }]);
    // Of another's orders nobody learns anything, not the name of a warehouse either.
    const none = await asked({ warehouse: '东莞仓' });
    expect(none.data).toMatchObject({ total: 0, rows: [], counts: { awaitingPacking: 0 } });
    expect(none.data.warehouses).toEqual(each);
  });

  it.each([
    ['the delivery order number', (orderNo: string) => orderNo.slice(-5)],
    ['the stock order number', () => 'wb2603149'],
    ['the code of a SKU', () => 'k7-2'],
    ['the id of a SKU', () => 'SK7-2'],
    ['the name of a product', () => '收纳'],
  ])('finds an order by a part of %s', async (_what, keyword) => {
    const { api, tokens, first } = await people();
    const skus = await addProduct(
      api.db,
      first,
      { K7: [{ code: 'K7-1' }, { code: 'K7-2' }] },
      { name: '折叠收纳箱' },
    );
    await addShippingOrder(api.db, first);
    const orderNo = await addShippingOrder(
      api.db,
      first,
      { [skus[0] ?? 0]: 1, [skus[1] ?? 0]: 2 },
      { stock_order_no: 'WB260314999999', order_no: 'FH260311000099977777' },
    );
    const { data } = await query(api, tokens.boss, [first], { keyword: keyword(orderNo) });
    expect(data.rows.map((row: { orderNo: string }) => row.orderNo)).toEqual([orderNo]);
    expect(data.counts.awaitingPacking).toBe(1);
    expect(data.rows[0].goods).toHaveLength(2);
  });

  it('finds orders by their numbers, for those who see their shops', async () => {
    const { api, tokens, first } = await people();
    const [one, two] = [
      await addShippingOrder(api.db, first),
      await addShippingOrder(api.db, first),
    ];
    await addShippingOrder(api.db, first);
    const orderNos = [one, two, 'FH000000000000000000'];
    const { data } = await query(api, tokens.boss, [first], { orderNos });
    expect(data.rows.map((row: { orderNo: string }) => row.orderNo).sort()).toEqual(
      [one, two].sort(),
    );
    expect(data.total).toBe(2);
    expect(data.counts.awaitingPacking).toBe(3);
    const stranger = await api.signIn();
    const shop = await api.shop(stranger.user);
    expect((await query(api, stranger.token, [shop], { orderNos })).data.rows).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => `FH${index}`);
    expect(await query(api, tokens.boss, [first], { orderNos: many })).toMatchObject({ code: 1 });
  });

  it('takes wildcards of the search for plain characters', async () => {
    const { api, tokens, first } = await people();
    await addShippingOrder(api.db, first);
    for (const keyword of ['%', '_', '\\'])
      expect((await query(api, tokens.boss, [first], { keyword })).data.total).toBe(0);
  });
});

describe('a step with a shipping order', () => {
  const steps = ['confirmPacking', 'confirmShipping', 'cancelShippingOrder'] as const;
  const states = ['packing', 'shipping', 'shipped', 'cancelled'] as const;
  /** The state that a step leads to; a sentence where it is refused. */
  const expected: Record<
    (typeof steps)[number],
    Record<(typeof states)[number], number | RegExp>
  > = {
    confirmPacking: { packing: 2, shipping: /已确认打包/, shipped: /已发货/, cancelled: /已取消/ },
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

describeOnEngines('what waits', (engine) => {
  it('is summed by state, deadline and warehouse, but to no shipper', async () => {
    const { api, tokens, first } = await people(await engine.fresh());
    const [cheap = 0, unknown = 0] = await addProduct(api.db, first, {
      K1: [{ code: 'K1-1', price: 150 }, { code: 'K1-2' }],
    });
    const add = (pieces: number, hours: number, order: object = {}, goods: object = {}) =>
      addShippingOrder(
        api.db,
        first,
        { [cheap]: pieces, ...goods },
        { ship_by: testNow + hours * hourMs, ...order },
      );
    await add(1, -30);
    await add(2, 0, { status: 'shipping', warehouse: '义乌仓' });
    await add(4, 1);
    await add(8, 24);
    await add(100, -90, { status: 'shipped', shipped_at: testNow });
    // What one of them is worth nobody knows: it is counted, and not in the sums.
    await add(50, 2, {}, { [unknown]: 1 });
    const counts = async (token: string, fields: object = {}) =>
      (await query(api, token, [first], fields)).data.counts;
    expect(await counts(tokens.boss)).toMatchObject({
      awaitingPacking: 4,
      awaitingPackingValue: 13 * 150,
      awaitingShippingValue: 2 * 150,
      dueSoon: 2,
      dueSoonValue: 4 * 150,
      overdueValue: 3 * 150,
      firstDeadline: testNow - 30 * hourMs,
    });
    expect(await counts(tokens.manager, { warehouse: '义乌仓', status: 1 })).toMatchObject({
      awaitingPackingValue: null,
      awaitingShippingValue: 2 * 150,
      overdueValue: 2 * 150,
      firstDeadline: testNow,
    });
    expect(await counts(tokens.shipper)).toMatchObject({
      ...noValues,
      overdue: 2,
      firstDeadline: testNow - 30 * hourMs,
    });
  });
});
