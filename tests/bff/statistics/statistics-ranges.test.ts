import { describe, expect, it } from 'vitest';
import { inhabit, namesOf, person, testBff, useNetwork } from '../world.ts';
import { answers, chartOf, rankingOf, shopsOf } from './statistics-answers.ts';

const network = useNetwork();

describe('ranges', () => {
  const ask = (range: object, more = '') => {
    const sent = inhabit(network, {
      people: {
        // Registered on 2025-01-01; the first sale is older where it is given.
        boss: person(),
        seller: person({ user: { firstSaleDay: '2009-12-01' } }),
      },
      data: answers([]),
    });
    return async (token: string) => {
      const answer = await testBff().ask(
        `query ($range: DateRangeInput!) { statistics(selection: {all: true}, range: $range) {
          range { start end } totals { amount { net } } ${more} } }`,
        { token, variables: { range } },
      );
      const made = sent.find(({ call }) => call.name === 'getHistoryTotalSales');
      return { ...answer, startTime: made?.input.startTime };
    };
  };

  it('[R9.3-06] are cut to the registration day, or to the first sale where that is earlier', async () => {
    const range = { start: '2000-01-01', end: '2026-03-10' };
    expect(await ask(range)('boss')).toMatchObject({ startTime: '2025-01-01' });
    const { data, startTime } = await ask(range)('seller');
    expect(startTime).toBe('2009-12-01');
    expect(data.statistics.range).toEqual({ start: '2009-12-01', end: '2026-03-10' });
  });

  it('that end before the data starts stay where they are', async () => {
    const { startTime } = await ask({ start: '2024-01-01', end: '2024-02-01' })('boss');
    expect(startTime).toBe('2024-02-01');
  });

  it.each([
    [{ start: '2026-03-02', end: '2026-03-01' }, '', 'BAD_USER_INPUT'],
    [
      { start: '2026-01-01', end: '2026-02-01' },
      'amountTrend(granularity: HOUR) { bucket }',
      'BAD_USER_INPUT',
    ],
    [{ start: '2026-02-30', end: '2026-03-01' }, '', 'BAD_USER_INPUT'],
  ])('refuse %j', async (range, more, code) => {
    const { errors } = await ask(range, more)('boss');
    expect(errors?.[0]?.extensions?.code).toBe(code);
  });

  it('pair trends by the place in the range that was asked for, when the data starts inside it', async () => {
    inhabit(network, {
      people: { boss: person() },
      data: {
        getLineChartDataSales: chartOf(['2025-01-01', '2025-01-02'], ['2025-01-01']),
        queryChartDataSales: { current: [], compare: [] },
      },
    });
    const { data } = await testBff().ask(
      `{ statistics(selection: {all: true}, range: {start: "2024-12-31", end: "2025-01-02"},
          comparison: {start: "2024-12-30", end: "2025-01-01"}) {
          amountTrend { bucket comparisonBucket } } }`,
      { token: 'boss' },
    );
    expect(data.statistics.amountTrend).toEqual([
      { bucket: '2025-01-01', comparisonBucket: null },
      { bucket: '2025-01-02', comparisonBucket: '2025-01-01' },
    ]);
  });
});

describe('pages of a ranking', () => {
  const paged = (input: { pageIndex: number; pageSize: number }) => {
    const all = Array.from({ length: 7 }, (_, index) => String(1000 + index));
    const from = (input.pageIndex - 1) * input.pageSize;
    return { ...rankingOf(all.slice(from, from + input.pageSize)), total: 7 };
  };
  const query = (args: string) =>
    `{ statistics(selection: {all: true}, range: {start: "2026-03-01", end: "2026-03-03"}) {
      shopRanking(${args}) { totalCount pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
        edges { rank cursor node { mallId } } } } }`;
  const ask = async (args: string) => {
    const sent = inhabit(network, {
      people: { boss: person({ shops: shopsOf(7) }) },
      data: { getShopSalesRanking: paged },
    });
    const { data, errors } = await testBff().ask(query(args), { token: 'boss' });
    return { page: data?.statistics.shopRanking, errors, calls: namesOf(sent) };
  };

  it('go on where the last one ended, with one call each', async () => {
    const first = await ask('first: 3');
    expect(first.page.edges.map((edge: { rank: number }) => edge.rank)).toEqual([1, 2, 3]);
    expect(first.page.pageInfo).toEqual({
      hasPreviousPage: false,
      hasNextPage: true,
      startCursor: first.page.edges[0].cursor,
      endCursor: first.page.edges[2].cursor,
    });
    const next = await ask(`first: 3, after: "${first.page.pageInfo.endCursor}"`);
    expect(next.page.edges.map((edge: { node: { mallId: string } }) => edge.node.mallId)).toEqual([
      '1003',
      '1004',
      '1005',
    ]);
    expect(next.calls.filter((name) => name === 'getShopSalesRanking')).toHaveLength(1);
    const last = await ask(`first: 3, after: "${next.page.pageInfo.endCursor}"`);
    expect(last.page.edges).toHaveLength(1);
    const [{ cursor }] = last.page.edges;
    const pageInfo = { hasPreviousPage: true, hasNextPage: false, startCursor: cursor };
    expect(last.page).toMatchObject({
      totalCount: 7,
      pageInfo: { ...pageInfo, endCursor: cursor },
    });
    const beyond = await ask(`first: 3, after: "${cursor}"`);
    expect(beyond.page.pageInfo).toEqual({ ...pageInfo, startCursor: null, endCursor: null });
  });

  it('that begin inside a page of the upstream are put together from two', async () => {
    const first = await ask('first: 2');
    const next = await ask(`first: 3, after: "${first.page.pageInfo.endCursor}"`);
    expect(next.page.edges.map((edge: { rank: number }) => edge.rank)).toEqual([3, 4, 5]);
    expect(next.page.edges.map((edge: { node: { mallId: string } }) => edge.node.mallId)).toEqual([
      '1002',
      '1003',
      '1004',
    ]);
  });

  it.each(['first: 0', 'first: 101', 'after: "nonsense"'])('refuse %s', async (args) => {
    const { errors, calls } = await ask(args);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(calls).not.toContain('getShopSalesRanking');
  });
});
