import { addDays } from '../../api/contract/rules/calendar.ts';
import { lineDays, TOP_SKUS } from '../../web/src/features/statistics/operations/sku-trend.ts';
import {
  type DateType,
  granularityOf,
  type RangeLimits,
  resolveRange,
} from '../../web/src/shared/date-range/range.ts';
import type { Request } from './load.ts';
import { asking } from './page-requests.ts';

/** What /home sends, from its own documents and by its own reckoning of days. */

/** What the picker of the page offers at a press. */
export const choices: readonly { readonly type: DateType }[] = [
  { type: 'today' },
  { type: 'week' },
  { type: 'month' },
];

const documents = [
  'statistics/EndedShops',
  'statistics/HomePage',
  'statistics/SummaryCards',
  'statistics/Trend',
  'statistics/league/ShopLeague',
  'statistics/change/SalesChange',
  'statistics/ProductRanking',
  'statistics/RecentSales',
  'statistics/operations/operations',
  'statistics/operations/SkuTrend',
];
const ask = asking(documents.map((name) => `features/${name}`));

/** As in use-home.ts, the blocks with pages, and TodayTasks.tsx. */
const rankingRows = 20;
const leagueShops = 100;
const messages = 6;
const reviews = 8;
const daysOfTasks = 30;
/** When the day is half over, most hours are read of the days before. */
const mostHours = 12;

/** Every document of the page, scrolled to its end, for one choice of days. */
export function homeRequests(choice: { readonly type: DateType }, limits: RangeLimits): Request[] {
  const { range, comparison } = resolveRange(choice, limits);
  const selection = { all: true };
  const dataSource = 'SALES';
  const lines = lineDays(range);
  const tasks = { start: addDays(limits.today, 1 - daysOfTasks), end: limits.today };
  return [
    ask('HomePage', {
      selection,
      range,
      comparison,
      dataSource,
      granularity: granularityOf(range),
      pageSize: rankingRows,
    }),
    ask('ShopLeague', {
      selection,
      range,
      comparison,
      dataSource,
      granularity: granularityOf(range),
      first: leagueShops,
    }),
    ask('SalesChange', {
      selection,
      range,
      comparison,
      dataSource,
      ...(choice.type === 'today' && { untilHour: mostHours }),
    }),
    ...(choice.type === 'today' ? [ask('RecentSales', { selection, range, dataSource })] : []),
    ask('HomeTasks', { selection, range: tasks }),
    ask('SkuTrends', {
      selection,
      range: lines,
      dataSource,
      skuIds: null,
      top: TOP_SKUS,
      granularity: granularityOf(lines),
    }),
    ask('HomeSplits', { selection, range, dataSource }),
    ask('HomeFinance', { selection, range }),
    ask('HomeStock', { selection, range }),
    ask('HomeMessages', { selection, range, listRange: range, first: messages }),
    ask('HomeProducts', { selection, range, dataSource }),
    ask('HomeReviews', { selection, range, first: reviews }),
    ask('HomeAssessments', { selection }),
  ];
}
