import { describe, expect, it } from 'vitest';
import {
  moveCounts,
  stepped,
  stepsOfAll,
  stepsOfTab,
} from '../../../web/src/features/delivery/steps.ts';
import { orderOf } from '../support/shipping-order.ts';

const order = orderOf('FH1');
const counts = {
  __typename: 'ShippingOrderCounts',
  awaitingPacking: 5,
  awaitingShipping: 4,
  shipped: 3,
  cancelled: 2,
  dueSoon: 1,
  overdue: 0,
  short: 0,
  awaitingPackingValue: '500.00',
  awaitingShippingValue: null,
  dueSoonValue: '80.00',
  overdueValue: null,
  firstShipBy: null,
} as const;
const now = '2026-03-11T04:00:00Z';

describe('a step with a shipping order', () => {
  it.each([
    ['pack', { status: 'AWAITING_SHIPPING', packedAt: now }],
    ['ship', { status: 'SHIPPED', shippedAt: now, warehouseEntry: 'UNDER_WAY' }],
    ['cancel', { status: 'CANCELLED', cancelledAt: now }],
  ] as const)('%s changes just what the server will say', (step, changed) => {
    expect(stepped(order, step, now)).toEqual({ ...order, ...changed });
  });

  it('is offered where it leads on: nothing can be done once an order has left or is cancelled', () => {
    expect(stepsOfTab).toEqual({
      packing: ['pack', 'cancel'],
      shipping: ['ship', 'cancel'],
      shipped: [],
      cancelled: [],
    });
  });

  it('is offered for those of a mixed selection that can take it', () => {
    const packed = { status: 'AWAITING_SHIPPING' } as const;
    const gone = { status: 'SHIPPED' } as const;
    expect(stepsOfAll([order, packed, gone])).toEqual([
      { step: 'pack', orders: [order] },
      { step: 'ship', orders: [packed] },
      { step: 'cancel', orders: [order, packed] },
    ]);
  });

  it.each([
    ['AWAITING_PACKING', 'pack', { awaitingPacking: 3, awaitingShipping: 6 }],
    ['AWAITING_SHIPPING', 'ship', { awaitingShipping: 2, shipped: 5 }],
    ['AWAITING_PACKING', 'cancel', { awaitingPacking: 3, cancelled: 4 }],
  ] as const)('from %s, %s moves the figures of two tabs', (from, step, changed) => {
    const moved = { status: from, shipBy: '2026-03-13T04:00:00Z', value: null };
    expect(moveCounts(counts, [moved, moved], step, Date.parse(now))).toEqual({
      ...counts,
      ...changed,
    });
  });

  it.each([
    ['pack', {}],
    ['ship', { dueSoon: 1, overdue: 2 }],
    ['cancel', { dueSoon: 1, overdue: 2 }],
  ] as const)('%s leaves an order among those that are due only while it waits', (step, due) => {
    const before = { ...counts, dueSoon: 2, overdue: 3 };
    const orders = ['2026-03-11T04:00:00Z', '2026-03-12T03:59:59Z', '2026-03-12T04:00:00Z'];
    const after = moveCounts(
      before,
      orders.map((shipBy) => ({ status: 'AWAITING_SHIPPING', shipBy, value: null })),
      step,
      Date.parse(now),
    );
    expect(after).toMatchObject({ dueSoon: 2, overdue: 3, ...due });
  });

  it.each([
    ['pack', { awaitingPackingValue: '379.50', awaitingShippingValue: '120.50' }],
    ['cancel', { awaitingPackingValue: '379.50', dueSoonValue: '0.00' }],
  ] as const)('%s moves what an order is worth with it', (step, changed) => {
    const moved = { ...order, value: '120.50' };
    expect(moveCounts(counts, [moved], step, Date.parse(now))).toMatchObject({
      awaitingShippingValue: null,
      dueSoonValue: '80.00',
      ...changed,
    });
  });

  it('never lets a figure fall below nothing', () => {
    const many = Array.from({ length: 9 }, () => order);
    expect(moveCounts(counts, many, 'pack', Date.parse(now)).awaitingPacking).toBe(0);
  });
});
