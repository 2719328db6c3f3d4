import { expect, it, vi } from 'vitest';
import { EmptyOrders } from '../../../web/src/features/delivery/EmptyOrders.tsx';
import type { Due, ListState } from '../../../web/src/features/delivery/list-url.ts';
import { press, render, shows, unmount } from '../support/render.tsx';
import { countsOf } from '../support/shipping-order.ts';

const onChange = vi.fn();
const list: ListState = {
  tab: 'packing',
  due: null,
  type: 'all',
  warehouse: '',
  search: '',
  sort: null,
  page: 1,
};
const counts = {
  ...countsOf({ awaitingPacking: 1_234, shipped: 1_477 }),
  __typename: 'ShippingOrderCounts' as const,
};

const open = (part: Partial<ListState>) =>
  render(
    <EmptyOrders
      list={{ ...list, ...part }}
      counts={counts}
      elsewhere={0}
      hasShops
      onChange={onChange}
    />,
  );

const hints: readonly [Due, string][] = [
  ['short', '仓库发货员上报缺货后会出现在这里'],
  ['overdue', '超过发货期限还没有发货的'],
  ['soon', '离发货期限不到24小时的'],
];

it.each(hints)(
  'an empty list %s says what comes there, and leads to what there is to do alone',
  async (due, hint) => {
    await open({ due });
    expect(shows(hint)).toBe(true);
    expect(shows('平台有新的备货需求时')).toBe(false);
    const doors = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(doors).toEqual(['去处理仓库打包待确认（1,234）']);
    await press('去处理仓库打包待确认（1,234）');
    expect(onChange).toHaveBeenLastCalledWith({ tab: 'packing' });
  },
);

it('a tab without orders waits for the marketplace', async () => {
  await open({ tab: 'shipping' });
  expect(shows('平台有新的备货需求时')).toBe(true);
});

it('a search leads to the states in which there is what it looks for; other filters do not', async () => {
  await open({ tab: 'shipping', search: 'FH2611' });
  expect(shows('其他状态下有符合条件的发货单')).toBe(true);
  const doors = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(doors).toEqual(['查看仓库打包待确认（1,234）', '查看仓库已发货（1,477）', '清除筛选']);
  await press('查看仓库已发货（1,477）');
  expect(onChange).toHaveBeenLastCalledWith({ tab: 'shipped' });
  await unmount();
  await open({ tab: 'shipping', warehouse: '佛山2号仓' });
  expect(shows('可以换个关键词')).toBe(true);
});
