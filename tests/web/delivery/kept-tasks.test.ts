import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepList,
  keepOrder,
  keepShops,
  keptTasks,
  openKept,
} from '../../../web/src/features/delivery/phone/kept-tasks.ts';
import type { TaskList } from '../../../web/src/features/delivery/phone/task-list.ts';
import { endSession, startSession } from '../../../web/src/session/session.ts';
import { orderOf } from '../support/shipping-order.ts';

const order = orderOf('FH1', {
  goods: [
    {
      __typename: 'ShippingGoods',
      skuId: '1',
      code: 'K-1',
      specification: '黑色',
      productName: '收纳盒',
      imageUrl: null,
      quantity: 3,
    },
  ],
});
const list: TaskList = {
  __typename: 'ShippingOrderConnection',
  totalCount: 1,
  counts: {
    __typename: 'ShippingOrderCounts',
    awaitingPacking: 1,
    awaitingShipping: 0,
    awaitingEntry: 0,
    overdue: 0,
  },
  warehouses: [
    {
      __typename: 'ShippingWarehouse',
      name: '佛山2号仓',
      counts: {
        __typename: 'ShippingOrderCounts',
        awaitingPacking: 1,
        awaitingShipping: 0,
        awaitingEntry: 0,
      },
    },
  ],
  edges: [{ __typename: 'ShippingOrderEdge', node: order }],
};

/** As a page does that is opened anew. */
function reload(userId: string): void {
  keptTasks.set({ userId: null, shops: null, lists: {} });
  openKept(userId);
}

beforeEach(() => {
  startSession('account');
  reload('7');
});

describe('the tasks on the phone', () => {
  it('are there after a reload, with the shops and the time of the answer', () => {
    const before = Date.now();
    keepList('pack', list);
    keepShops([{ id: 'temu:1', name: '店铺' }]);
    reload('7');
    const { shops, lists } = keptTasks.get();
    expect(shops).toEqual([{ id: 'temu:1', name: '店铺' }]);
    expect(lists.pack?.list).toEqual(list);
    expect(lists.pack?.at).toBeGreaterThanOrEqual(before);
  });

  it('are of one person: another one finds nothing, and leaves nothing of the first', () => {
    keepList('pack', list);
    reload('8');
    expect(keptTasks.get().lists).toEqual({});
    reload('7');
    expect(keptTasks.get().lists).toEqual({});
  });

  it('go when the session ends', () => {
    keepList('pack', list);
    endSession();
    expect(keptTasks.get()).toEqual({ userId: null, shops: null, lists: {} });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('phone.tasks'))).toEqual([]);
  });

  it('show an order as the server has answered it since', () => {
    keepList('pack', list);
    keepOrder({ ...order, status: 'AWAITING_SHIPPING' });
    reload('7');
    expect(keptTasks.get().lists.pack?.list.edges[0]?.node.status).toBe('AWAITING_SHIPPING');
  });

  it('are those of the lists that were looked at last', () => {
    for (let page = 1; page <= 9; page += 1) keepList(`page ${page}`, { ...list });
    expect(Object.keys(keptTasks.get().lists)).toEqual(
      [4, 5, 6, 7, 8, 9].map((page) => `page ${page}`),
    );
  });

  it.each([
    'x',
    '[]',
    '{"lists": {"pack": {"at": 1, "list": {}}}}',
    JSON.stringify({ lists: { pack: { at: 1, list: { ...list, edges: [{ node: { id: 1 } }] } } } }),
  ])('are nothing where %s is kept', (stored) => {
    localStorage.setItem('phone.tasks.7', stored);
    reload('7');
    expect(keptTasks.get().lists).toEqual({});
  });
});
