import { describe, expect, it } from 'vitest';
import { testNow } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { hourMs, noValues, numbers, people, query } from './shipping-people.ts';

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
    const of = async (shippingType?: number | '') =>
      numbers(
        await query(api, tokens.boss, [first], shippingType === undefined ? {} : { shippingType }),
      ).sort();
    expect(await of(2)).toEqual([self, made].sort());
    expect(await of()).toEqual([self, made].sort());
    // Left empty in a form, which is not 0.
    expect(await of('')).toEqual([self, made].sort());
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

  it.each([
    ['the delivery order number', (orderNo: string) => orderNo.slice(-5)],
    ['the stock order number', () => 'wb2603149'],
    ['a number as a scanner behind a Chinese keyboard types it', () => 'ＷＢ２６０３１４９'],
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
