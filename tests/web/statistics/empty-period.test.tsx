import { expect, it } from 'vitest';
import { EmptyPeriod } from '../../../web/src/features/statistics/EmptyPeriod.tsx';
import { sourceCodec } from '../../../web/src/features/statistics/metrics.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { useUrlState } from '../../../web/src/shared/url-state/use-url-state.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { period, variables } from '../support/origin.ts';
import { button, click, render, shows, until } from '../support/render.tsx';

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

/** The data source that the page has in its address. */
const Source = () => <p>{`source ${useUrlState(sourceCodec)[0]}`}</p>;

const open = (shopCount = 1, dataSource: 'SALES' | 'STOCKS' = 'SALES') =>
  render(
    <>
      <EmptyPeriod
        period={period}
        variables={{ ...variables, dataSource }}
        dataStart="2026-01-01"
        shopCount={shopCount}
        onChoose={() => {}}
      />
      <Source />
    </>,
    { at: `/home${dataSource === 'STOCKS' ? '?source=stocks' : ''}` },
  );

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

it('says of stock orders that a file of sales has none, and leads to the sales', async () => {
  const none = { statistics: { __typename: 'Statistics', amountTrend: [] } };
  const server = fakeServer({ LatestSalesMonth: none });
  session.set({ ...initialSession, isBoss: true, isVisitor: false });
  await open(1, 'STOCKS');
  await until(() => shows('还没有任何备货数据'), 'that there is none');
  expect(server.asked.map(({ variables: asked }) => asked.dataSource)).toEqual(['STOCKS']);
  expect(shows('所选日期暂无备货')).toBe(true);
  expect(shows('导入的销售文件里没有备货数据')).toBe(true);
  expect([shows('绑定店铺'), shows('导入销售文件'), shows('暂无销售')]).toEqual([
    true,
    false,
    false,
  ]);
  await click(button('查看销售数据'));
  await until(() => shows('source sales'), 'the sales');
});
