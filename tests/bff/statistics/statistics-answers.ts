import { shopRow } from '../world.ts';

/** Answers of the statistics calls, for tests of the schema over them. */

/** Pieces or fen that were sold and not returned. */
export const figures = (net: number) => ({ sold: net, returned: 0, net });
/** A profit in fen. */
const profit = (value: number) => ({
  profit: value,
  cost: 1,
  uncosted: { sold: 0, returned: 0, amount: 0 },
  hiddenReason: null,
});

/** That many shops, a third of them of shein. */
export const shopsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    shopRow(String(1000 + index), { platformType: index % 3 === 0 ? 'shein' : 'temu' }),
  );

/** A ranking of shops. */
export const rankingOf = (mallIds: readonly string[]) => ({
  total: mallIds.length,
  rows: mallIds.map((mallId) => ({
    mallId,
    quantity: figures(1),
    amount: figures(250),
    profit: profit(5),
  })),
});

/** A chart with these buckets. */
export const chartOf = (buckets: readonly string[], compare: readonly string[] | null = null) => ({
  current: buckets.map((bucket, index) => ({ bucket, ...figures(index + 1) })),
  compare: compare?.map((bucket, index) => ({ bucket, ...figures(100 + index) })) ?? null,
});

const noPoints = { current: [], compare: [] };

/** What the upstream answers to every statistics call of the dashboard. On shein nothing was sold. */
export const answers = (mallIds: readonly string[]) => ({
  getHistoryTotalSales: { current: figures(1000), compare: figures(900) },
  queryChartDataSales: noPoints,
  queryChartDataSaleVolume: noPoints,
  queryChartDataProfit: noPoints,
  querySalesRanking: { total: 0, rows: [] },
  getLineChartDataSales: chartOf(
    ['2026-03-01', '2026-03-02', '2026-03-03'],
    ['2026-02-01', '2026-02-02', '2026-02-03'],
  ),
  getLineChartDataVolume: chartOf(['2026-03-01']),
  getLineChartDataProfit: {
    current: [{ bucket: '2026-03-01', ...profit(7) }],
    compare: [{ bucket: '2026-02-01', ...profit(6) }],
  },
  getShopSalesRanking: rankingOf(mallIds),
  getProductSalesRanking: {
    total: mallIds.length,
    rows: mallIds.map((mallId) => ({
      mallId,
      productId: `p${mallId}`,
      skcId: null,
      skuId: null,
      extCode: 'A-1',
      productName: '杯子',
      quantity: figures(1),
      amount: figures(2),
      profit: profit(3),
    })),
  },
});
