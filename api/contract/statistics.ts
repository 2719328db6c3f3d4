import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, fen, id, paging, pieces, shopIds } from './fields.ts';
import { type Figure, shopsInput, source, totalsInput, twins } from './twins.ts';

/**
 * Sales statistics (specification section 7 "Statistics"; payloads and bodies assigned in readings B).
 * Three figures are always kept apart: what was sold, what came back, and the net of both.
 * A cancelled line and a line of negative quantity are returns. Returned figures are positive numbers.
 * Days and hours are of Asia/Shanghai; both ends of a range are included.
 * The comparison range is optional and is answered by the same call.
 */

/** In fen. */
export const amountFigures = z.object({ sold: fen, returned: fen, net: fen });

/** In pieces. */
export const quantityFigures = z.object({ sold: pieces, returned: pieces, net: pieces });

/** What moved without a known cost: pieces sold and returned, and the net amount that they brought. */
export const uncostedSales = z.object({ sold: pieces, returned: pieces, amount: fen });

/**
 * Profit is that of the part whose cost is known: its net amount − the cost of its net pieces. `uncosted` is
 * the other part, which profit does not count. Profit and cost are null with `hiddenReason` where the caller
 * lacks the permission lookCost, which `uncosted` needs too, and where nothing that moved has a cost.
 */
export const profitFigures = z.object({
  profit: fen.nullable(),
  cost: fen.nullable(),
  uncosted: uncostedSales.nullable(),
  hiddenReason: z.enum(['NO_PERMISSION', 'NO_COST']).nullable(),
});

const amountTotals = z.object({ current: amountFigures, compare: amountFigures.nullable() });
const quantityTotals = z.object({ current: quantityFigures, compare: quantityFigures.nullable() });
const profitTotals = z.object({ current: profitFigures, compare: profitFigures.nullable() });

const chartInput = totalsInput.extend({
  /** Width of a point. Hours are allowed for ranges of at most 31 days. */
  lineType: z.enum(['hour', 'day', 'month']).default('day'),
});
/** `bucket` is YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM. Every bucket of the range is there, zeros included. */
const amountChart = z.object({
  current: z.array(amountFigures.extend({ bucket: z.string() })),
  compare: z.array(amountFigures.extend({ bucket: z.string() })).nullable(),
});
const quantityChart = z.object({
  current: z.array(quantityFigures.extend({ bucket: z.string() })),
  compare: z.array(quantityFigures.extend({ bucket: z.string() })).nullable(),
});
const profitChart = z.object({
  current: z.array(profitFigures.extend({ bucket: z.string() })),
  compare: z.array(profitFigures.extend({ bucket: z.string() })).nullable(),
});

const rankBy = z.enum(['netAmount', 'netQuantity', 'profit']).default('netAmount');

const rankingRow = {
  quantity: quantityFigures,
  amount: amountFigures,
  profit: profitFigures,
};

export const shopRankingRow = z.object({ mallId: id, ...rankingRow });
export const productRankingRow = z.object({
  mallId: id,
  productId: id,
  skcId: id.nullable(),
  skuId: id.nullable(),
  /** The seller's own code of the product. */
  extCode: z.string(),
  productName: z.string(),
  ...rankingRow,
});

const sheinBase = '/api/shein/product/sales';

const figure = (temu: string, shein: string, meaning: string): Figure => ({
  temu,
  shein,
  path: `/api/order/${temu}`,
  sheinPath: `${sheinBase}/${shein}`,
  meaning,
});

export const [getHistoryTotalSales, queryTotalSales] = twins(
  figure('getHistoryTotalSales', 'queryTotalSales', 'Amounts sold, returned and net, in fen.'),
  totalsInput,
  amountTotals,
);
export const [getHistorySaleVolume, queryTotalSaleVolume] = twins(
  figure('getHistorySaleVolume', 'queryTotalSaleVolume', 'Pieces sold, returned and net.'),
  totalsInput,
  quantityTotals,
);
export const [getHistoryTotalProfits, queryTotalProfit] = twins(
  figure('getHistoryTotalProfits', 'queryTotalProfit', 'Profit and cost, in fen.'),
  totalsInput,
  profitTotals,
);
export const [getLineChartDataSales, queryChartDataSales] = twins(
  figure('getLineChartDataSales', 'queryChartDataSales', 'Amounts by hour, day or month, in fen.'),
  chartInput,
  amountChart,
);
export const [getLineChartDataVolume, queryChartDataSaleVolume] = twins(
  figure('getLineChartDataVolume', 'queryChartDataSaleVolume', 'Pieces by hour, day or month.'),
  chartInput,
  quantityChart,
);
export const [getLineChartDataProfit, queryChartDataProfit] = twins(
  figure('getLineChartDataProfit', 'queryChartDataProfit', 'Profit by hour, day or month, in fen.'),
  chartInput,
  profitChart,
);

export const [getProductSalesRanking, querySalesRanking] = twins(
  figure(
    'getProductSalesRanking',
    'querySalesRanking',
    'Products by net amount, net pieces or profit, at the level of SPU, SKC or SKU. Ranking by profit needs the permission lookCost (code 403).',
  ),
  totalsInput.extend({
    level: z.enum(['spu', 'skc', 'sku']).default('sku'),
    rankBy,
    /** Part of a product's name or code. */
    keyword: z.string().trim().max(64).optional(),
    ...paging,
  }),
  z.object({ total: z.int(), rows: z.array(productRankingRow) }),
);

export const getShopSalesRanking = defineCall({
  name: 'getShopSalesRanking',
  path: '/api/order/getShopSalesRanking',
  shops: 'multi',
  stockable: true,
  summary:
    'The shops of the selection, each with its figures, best first; shops without sales too. Ranking by profit needs lookCost (code 403).',
  source,
  input: totalsInput.extend({ rankBy, ...paging }),
  output: z.object({ total: z.int(), rows: z.array(shopRankingRow) }),
});

export const getShopSalesByTime = defineCall({
  name: 'getShopSalesByTime',
  path: '/api/order/getShopSalesByTime',
  origin: 'assigned',
  shops: 'multi',
  stockable: true,
  summary:
    'The figures of each of the shops by hour, day or month: for several shops at once what the line charts answer of them together. Every bucket of the range is there, zeros included.',
  source,
  input: z.object({
    shopId: shopIds,
    startTime: day,
    endTime: day,
    lineType: chartInput.shape.lineType,
  }),
  output: z.array(
    z.object({ mallId: id, points: z.array(z.object({ bucket: z.string(), ...rankingRow })) }),
  ),
});

export const getShopNetAmountsByTime = defineCall({
  name: 'getShopNetAmountsByTime',
  path: '/api/order/getShopNetAmountsByTime',
  origin: 'assigned',
  shops: 'multi',
  stockable: true,
  summary:
    'The net amount of each of the shops by hour, day or month: of what getShopSalesByTime answers the one figure that a table of many shops draws a line of. Every bucket of the range is there, in order, zeros included.',
  source,
  input: getShopSalesByTime.input,
  output: z.array(z.object({ mallId: id, netAmounts: z.array(fen) })),
});

export const getShopLatelySalesInfos = defineCall({
  name: 'getShopLatelySalesInfos',
  path: '/api/order/getShopLatelySalesInfos',
  shops: 'multi',
  stockable: true,
  platform: 'temu',
  sheinTwin: 'sheinGetShopLatelySalesInfos',
  summary:
    'Per shop: net figures of today, yesterday, the last 7 and the last 30 days up to yesterday, and the rank of the shop by 30-day net amount among all shops that the caller may see.',
  source,
  input: shopsInput,
  output: z.array(
    z.object({
      mallId: id,
      today: z.object({ quantity: pieces, amount: fen }),
      yesterday: z.object({ quantity: pieces, amount: fen }),
      lastSevenDays: z.object({ quantity: pieces, amount: fen }),
      lastThirtyDays: z.object({ quantity: pieces, amount: fen }),
      salesRanking: z.int().nullable(),
    }),
  ),
});

export const sheinGetShopLatelySalesInfos = defineCall({
  ...getShopLatelySalesInfos,
  name: 'sheinGetShopLatelySalesInfos',
  path: '/api/shein/shop/getShopLatelySalesInfos',
  stockable: false,
  platform: 'shein',
  sheinTwin: undefined,
});
