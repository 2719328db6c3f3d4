import { describe, expect, it } from 'vitest';
import { testNow } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { hourMs, noValues, numbers, people, query } from './shipping-people.ts';

describe('queryShippingOrders', () => {
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
