import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmptyPeriod } from '../../../web/src/features/statistics/EmptyPeriod.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { period, variables } from '../support/origin.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';
import { Surroundings } from '../support/Surroundings.tsx';

const trend = (bucket: string) => ({
  statistics: {
    __typename: 'Statistics',
    amountTrend: [
      {
        __typename: 'TrendPoint',
        bucket,
        figures: { __typename: 'MoneyFigures', sold: '12.00', returned: '0.00', net: '12.00' },
      },
    ],
  },
});

const open = (shopCount = 1) =>
  render(
    <Surroundings>
      <EmptyPeriod
        period={period}
        variables={variables}
        dataStart="2026-01-01"
        shopCount={shopCount}
        onChoose={() => {}}
      />
    </Surroundings>,
    { texts: ['statistics', 'imports', 'shops'] },
  );

beforeEach(async () => {
  session.set(initialSession);
  await client.clearStore();
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

it.each(['LatestSalesMonth', 'LatestSalesDay'])(
  'does not say that nothing was ever sold where %s fails, and asks again when it is told to',
  async (operation) => {
    const answers = {
      LatestSalesMonth: trend('2026-03'),
      LatestSalesDay: trend('2026-03-17'),
    };
    const server = fakeServer({ ...answers, [operation]: new Error('The connection is broken') });
    await open();
    await until(() => shows('加载失败'), 'the failure');
    expect(shows('还没有任何销售数据')).toBe(false);
    server.answers = answers;
    await click(button('重试'));
    await until(() => shows('最近有数据的日期：2026-03-17'), 'the latest day');
    expect(shows('加载失败')).toBe(false);
  },
);

it('asks nothing of no shop, whose figures are refused, and says who hands out shops', async () => {
  const server = fakeServer({});
  await open(0);
  expect(shows('还没有店铺')).toBe(true);
  expect(shows('请联系BOSS分配店铺、绑定店铺或导入销售数据。')).toBe(true);
  expect(shows('加载失败')).toBe(false);
  expect(server.asked).toEqual([]);
});
