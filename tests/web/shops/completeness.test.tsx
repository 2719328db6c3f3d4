import { expect, it } from 'vitest';
import { shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import { listCodec } from '../../../web/src/features/products/list-url.ts';
import { CompletenessCell } from '../../../web/src/features/shops/manage/state-cells.tsx';
import type { ShopState } from '../../../web/src/features/shops/manage/use-shop-states.ts';
import { rangeCodec } from '../../../web/src/shared/url-state/range.ts';
import { render, shows, unmount } from '../support/render.tsx';

const stateOf = (
  uncostedQuantity: number,
  health: Partial<NonNullable<ShopState['health']>> = {},
): ShopState => ({
  __typename: 'Shop',
  id: 'temu:11',
  needsRebind: false,
  syncedAt: null,
  health: {
    __typename: 'ShopHealth',
    lastSaleDay: '2026-03-10',
    saleDays: 20,
    soldQuantity: 200,
    uncostedQuantity,
    ...health,
  },
  managers: [],
  operators: [],
});

const open = (uncosted: number, isHidden = false, state = stateOf(uncosted)) =>
  render(
    <table>
      <tbody>
        <tr>
          <CompletenessCell state={state} isHidden={isHidden} />
        </tr>
      </tbody>
    </table>,
  );
const doors = () =>
  [...document.querySelectorAll('a')].map((link) => ({
    words: link.textContent,
    url: new URL(link.getAttribute('href') ?? '', 'http://web.test'),
  }));

it('leads to what was sold of the shop without a cost in the days that it counts, and to these days', async () => {
  await open(31);
  const [costs, days] = doors();
  expect(costs?.words).toBe('84% 已设成本');
  expect(costs?.url.pathname).toBe('/account/manager');
  const parts = costs?.url.searchParams ?? new URLSearchParams();
  expect(listCodec.read(parts)).toMatchObject({
    level: 'sku',
    cost: 'without',
    isSold: true,
    sort: 'sold',
  });
  expect([parts.get('shop'), rangeCodec.read(parts)]).toEqual(['temu:11', { type: 'month' }]);
  expect(days?.words).toBe('20 天有销售');
  expect(`${days?.url.pathname}${days?.url.search}`).toBe('/home?shop=temu%3A11&range=month');
});

it('leads nowhere where every piece has a cost, nor from a shop that is hidden', async () => {
  await open(0);
  expect(doors().map(({ words }) => words)).toEqual(['20 天有销售']);
  await unmount();
  await open(31, true);
  expect(shows('84% 已设成本')).toBe(true);
  expect(doors()).toEqual([]);
});

it('calls no shop without sales that has sold today for the first time', async () => {
  const idle = { saleDays: 0, soldQuantity: 0 };
  await open(0, false, stateOf(0, { ...idle, lastSaleDay: '2025-01-31' }));
  expect(shows('近30天无销售')).toBe(true);
  await unmount();
  await open(0, false, stateOf(0, { ...idle, lastSaleDay: shanghaiDay(Date.now()) }));
  expect([shows('近30天无销售'), shows('最近')]).toEqual([false, true]);
});
