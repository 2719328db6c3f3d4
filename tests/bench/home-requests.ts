import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { addDays } from '../../api/contract/rules/calendar.ts';
import { lineDays, TOP_SKUS } from '../../web/src/features/statistics/operations/sku-trend.ts';
import {
  type DateType,
  granularityOf,
  type RangeLimits,
  resolveRange,
} from '../../web/src/shared/date-range/range.ts';
import type { Request } from './load.ts';
import { token } from './operations.ts';

/** What /home sends, from its own documents and by its own reckoning of days. */

/** What the picker of the page offers at a press. */
export const choices: readonly { readonly type: DateType }[] = [
  { type: 'today' },
  { type: 'week' },
  { type: 'month' },
];

const headers = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-requested-with': 'bench',
  authorization: token,
};

const statistics = join(import.meta.dirname, '../../web/src/features/statistics');
const documents = [
  'EndedShops',
  'HomePage',
  'SummaryCards',
  'Trend',
  'league/ShopLeague',
  'change/SalesChange',
  'ProductRanking',
  'RecentSales',
  'operations/operations',
  'operations/SkuTrend',
];

/** The page's operations as it sends them, without the client's own directives. */
const operations = separateOperations(
  parse(
    documents
      .map((name) => readFileSync(join(statistics, `${name}.graphql`), 'utf8'))
      .join('\n')
      .replaceAll(' @unmask', ''),
  ),
);

/** As in use-home.ts, the blocks with pages, and TodayTasks.tsx. */
const rankingRows = 20;
const leagueShops = 100;
const messages = 6;
const reviews = 8;
const daysOfTasks = 30;

/** Every document of the page, scrolled to its end, for one choice of days. */
export function requestsOf(choice: { readonly type: DateType }, limits: RangeLimits): Request[] {
  const { range, comparison } = resolveRange(choice, limits);
  const selection = { all: true };
  const dataSource = 'SALES';
  const lines = lineDays(range);
  const tasks = { start: addDays(limits.today, 1 - daysOfTasks), end: limits.today };
  const ask = (name: string, variables: object): Request => {
    const operation = operations[name];
    if (!operation) throw new Error(`The page has no operation ${name}`);
    return {
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query: print(operation), variables }),
    };
  };
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
      ...(choice.type === 'today' && { untilHour: 24 }),
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
    ask('HomeMessages', { selection, range, first: messages }),
    ask('HomeProducts', { selection, range, dataSource }),
    ask('HomeReviews', { selection, range, first: reviews }),
    ask('HomeAssessments', { selection }),
  ];
}
