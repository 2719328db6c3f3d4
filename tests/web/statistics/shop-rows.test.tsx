import { beforeEach, expect, it } from 'vitest';
import { periodOf } from '../../../web/src/features/statistics/period.ts';
import { ShopRows } from '../../../web/src/features/statistics/phone/ShopRows.tsx';
import { startSession } from '../../../web/src/session/session.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, until } from '../support/render.tsx';
import { shopOf } from '../support/viewer.ts';

const today = '2026-11-20';
const period = periodOf(
  { type: 'today' },
  { type: 'previous' },
  { today, dataStart: '2026-06-01' },
);

const figuresOf = (id: string, net: string) => ({
  __typename: 'Shop',
  id,
  badgeCount: 0,
  card: { __typename: 'ShopCard', deliveryGrade: null },
  statistics: {
    __typename: 'Statistics',
    totals: { __typename: 'SalesTotals', amount: { __typename: 'AmountFigures', net } },
    amountTrend: [],
  },
});

beforeEach(() => startSession('account'));

const show = () =>
  render(
    <ul>
      <ShopRows
        shops={[shopOf('晨光家居', { id: 's1' }), shopOf('暖屿户外', { id: 's2' })]}
        period={period}
      />
    </ul>,
    { at: '/m' },
  );

it('shops whose figures cannot be read stay in the list, and are asked for again', async () => {
  const server = fakeServer({ PhoneShopRows: new Error('no network') });
  await show();
  await until(() => shows('加载失败'), 'what could not be read');
  expect([shows('晨光家居'), shows('暖屿户外')]).toEqual([true, true]);
  server.answers = {
    PhoneShopRows: { nodes: [figuresOf('s1', '12.50'), figuresOf('s2', '3.00')] },
  };
  await click(button('加载失败 · 重试'));
  await until(() => shows('¥12.50') && shows('¥3.00'), 'the figures');
  expect(shows('加载失败')).toBe(false);
});
