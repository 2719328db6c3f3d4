import { expect, it } from 'vitest';
import { useLeague } from '../../../web/src/features/statistics/league/use-league.ts';
import { ErrorState } from '../../../web/src/shared/ui/states.tsx';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, until } from '../support/render.tsx';

const range = { start: '2026-06-01', end: '2026-06-01' };
const variables = {
  selection: { all: true },
  range,
  comparison: null,
  dataSource: 'SALES' as const,
};
const days = { nowHour: null, days: 1, comparisonDays: 1 };

function Table() {
  const { rows, isFailed, retry } = useLeague(variables, 'HOUR', days, { skip: false });
  if (rows === null) return isFailed ? <ErrorState onRetry={retry} /> : '加载中';
  return `${rows.length} 家店铺`;
}

const page = (endCursor: string | null) => ({
  statistics: {
    __typename: 'Statistics',
    unevenShops: [],
    shopRanking: connectionOf('ShopRanking', [], {
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    }),
  },
});

it('asks once for more shops that do not come, says so, and asks again when it is told to', async () => {
  const server = fakeServer({
    ShopLeague: ({ after }: { after?: string }) =>
      after === undefined ? page('a') : new Response('', { status: 500 }),
  });
  await render(<Table />);
  await until(() => shows('加载失败'), 'the failure');
  const before = server.asked.length;
  server.answers.ShopLeague = () => page(null);
  await click(button('重试'));
  await until(() => shows('0 家店铺'), 'the shops');
  expect([before, server.asked.length]).toEqual([2, 3]);
});
