import type { Answer, Fields } from './answers.ts';
import type { Row } from './habits.ts';

/**
 * The calls under "Statistics". The specification shows their paths and what they are asked with, and of most
 * not what they answer: `plain` is the least that somebody could build, `documented` is what the product says
 * in its own documents that it reads.
 */

const order = '/api/order';
const shein = '/api/shein/product/sales';

const totals = {
  [`POST ${order}/getHistoryTotalSales`]: 'amount',
  [`POST ${order}/getHistorySaleVolume`]: 'quantity',
  [`POST ${order}/getHistoryTotalProfits`]: 'profit',
  [`POST ${shein}/queryTotalSales`]: 'amount',
  [`POST ${shein}/queryTotalSaleVolume`]: 'quantity',
  [`POST ${shein}/queryTotalProfit`]: 'profit',
} as const;

const charts = {
  [`POST ${order}/getLineChartDataSales`]: 'amount',
  [`POST ${order}/getLineChartDataVolume`]: 'quantity',
  [`POST ${order}/getLineChartDataProfit`]: 'profit',
  [`POST ${shein}/queryChartDataSales`]: 'amount',
  [`POST ${shein}/queryChartDataSaleVolume`]: 'quantity',
  [`POST ${shein}/queryChartDataProfit`]: 'profit',
} as const;

/** "data = count", and those beside it. */
const counts = [
  'POST /api/sales/getAbnormalProductNum',
  'POST /api/sales/getTodaySalesProductNum',
  `POST ${order}/getAddedProductNum`,
  `POST ${order}/getSalesProductNum`,
];

/** Lists and figures of which the specification says nothing but the path. */
const others = [
  ...[
    'getAvailableBalance',
    'getPendingAmount',
    'getShopRealStockValue',
    'getShopInRiskProductAndInStock',
    'getSystemRestrict',
    'getProductSalesRanking',
    'getShopLatelySalesInfos',
    'getShopReviewRankingList',
    'getProductOnAndOffBoardMsg',
    'getTemuMsgAndRule',
    'getReturnSupplierPackage',
    'queryDeliveryAssessmentRecord',
    'queryStatisticDataSupplier',
    'getShopSalesRanking',
    'getSalesProductNumNew',
    'getShopProductNum',
    'querySoldOut7Loss',
    'querySoldOutPerform',
    'getLineChartDataVolumeBySKU',
    'getTotalSalesGroupByCatalogue',
    'getTotalSalesByDateAndPrice',
    'getCreatedProductStatistics',
    'getShopDeadStockProductInfo',
    'getProductInfoList',
    'getProductNumHasCostOrNot',
    'updateProductInfoSummary',
  ].map((name) => `POST ${order}/${name}`),
  `POST ${shein}/querySaleVolumeLast10m`,
  `POST ${shein}/querySalesLast10m`,
  `POST ${shein}/queryProfitLast10m`,
  `POST ${shein}/querySalesRanking`,
  `GET ${shein}/spuQuery`,
  `GET ${shein}/skuQuery`,
  `POST ${shein}/categoryQuery`,
  `POST ${shein}/shopPriceQuery`,
  'POST /api/shein/shop/getShopLatelySalesInfos',
  'POST /api/shein/shop/findShopReturnOrderList',
  'POST /api/shein/shop/findShopOnSaleTotal',
  'POST /api/shein/shop/findShopProductDocumentCount',
  'POST /api/shein/product/query/productInfo',
  'POST /api/shein/product/query/salesTotal',
  'POST /api/shein/product/query/costIsNullTotal',
  'POST /api/shein/product/save/costBySku',
];

type Kind = 'amount' | 'quantity' | 'profit';

/** Of each shop 100.00 yuan, 3 pieces and 40.50 yuan of profit a day, whatever the range. */
const worth: Record<Kind, number> = { amount: 10_000, quantity: 3, profit: 4_050 };

const shopsOf = ({ shopId = '' }: Fields): string[] => shopId.split(',').filter(Boolean);

const documented = (kind: Kind, shops: number): Row => {
  const net = shops * worth[kind];
  return kind === 'profit'
    ? {
        profit: net,
        cost: net,
        uncosted: { sold: 0, returned: 0, amount: 0 },
        hiddenReason: null,
      }
    : { sold: net, returned: 0, net };
};

const days = ({ startTime = '', endTime = '' }: Fields): string[] => {
  const found: string[] = [];
  for (let day = Date.parse(startTime); day <= Date.parse(endTime); day += 86_400_000)
    found.push(new Date(day).toISOString().slice(0, 10));
  return found;
};

const total =
  (kind: Kind): Answer =>
  (say, _caller, fields) => {
    const shops = shopsOf(fields).length;
    return say.habits.statistics === 'plain'
      ? (shops * worth[kind]) / (kind === 'quantity' ? 1 : 100)
      : { current: documented(kind, shops), compare: null };
  };

const chart =
  (kind: Kind): Answer =>
  (say, _caller, fields) => {
    const shops = shopsOf(fields).length;
    const points = days(fields);
    return say.habits.statistics === 'plain'
      ? points.map((date) => ({ date, value: shops * worth[kind] }))
      : {
          current: points.map((bucket) => ({ bucket, ...documented(kind, shops) })),
          compare: null,
        };
  };

const each = <Value>(record: Readonly<Record<string, Value>>, answer: (value: Value) => Answer) =>
  Object.entries(record).map(([call, value]) => [call, answer(value)] as const);

export const statistics: Readonly<Record<string, Answer>> = Object.fromEntries([
  ...each(totals, total),
  ...each(charts, chart),
  ...counts.map((call) => [call, () => '4'] as const),
  ...others.map((call) => [call, (): unknown => []] as const),
]);
