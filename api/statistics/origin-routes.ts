import {
  conversionsOf as conversionsBehind,
  costsBehind,
  daysWithLines,
  hoursWithLines,
  linesByImport,
  linesByShop,
} from '../../db/statistics/line-origins.ts';
import { type Selection, totalSums } from '../../db/statistics/statistics.ts';
import { hasPermission, signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/figure-origin.ts';
import { earlier, later, shanghaiDay } from '../contract/rules/calendar.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveScope, type Scope } from '../shop-scope.ts';
import { uncostedOf } from './figures.ts';
import { emptyDaysOf, ratesByCurrency } from './origin-parts.ts';
import { type DayRange, rangesOf } from './ranges.ts';

type Input = CallInput<typeof calls.explainOrigin>;
type Output = CallOutput<typeof calls.explainOrigin>;

export const connectors = { imported: null, simulated: 'simulator', bound: 'marketplace' } as const;

/** The days of a range that may have lines: none is in the future, or after the paid time of every shop. */
function knownDays(range: DayRange, { shops, ended }: Scope, today: string): DayRange {
  const endedShops = ended.reduce((count, { shopIds }) => count + shopIds.length, 0);
  const lastPaid =
    endedShops < shops.length
      ? today
      : ended.reduce((last, { lastDay }) => later(last, lastDay ?? ''), '');
  return { start: range.start, end: earlier(range.end, earlier(today, lastPaid)) };
}

type LinesOfShops = Awaited<ReturnType<typeof linesByShop>>;

function shopsOf(scope: Scope, lines: LinesOfShops) {
  return scope.shops.map((shop): Output['shops'][number] => {
    const own = lines.get(shop.id);
    return {
      mallId: shop.mall_id,
      lines: own?.lines ?? 0,
      syncedLines: own?.synced ?? 0,
      days: own?.days ?? 0,
      firstDay: own?.firstDay ?? null,
      lastDay: own?.lastDay ?? null,
      arrivedAt: own?.arrivedAt ?? null,
      connector: connectors[shop.origin],
    };
  });
}

/** Files are told of by name to whoever may list the imports. */
async function importsOf(context: CallContext, selection: Selection) {
  const { role, limitedByKey } = signedIn(context);
  const isTold = role === 'boss' && limitedByKey === undefined;
  const { count, rows } = await linesByImport(context.db, selection, calls.mostImports);
  return {
    count,
    rows: rows.map(({ importId, fileName, allLines, ...row }): Output['imports'][number] => ({
      ...row,
      importId: isTold ? String(importId) : null,
      fileName: isTold ? fileName : null,
      allLines: isTold ? allLines : null,
    })),
  };
}

async function costsOf(context: CallContext, selection: Selection): Promise<Output['costs']> {
  if (!hasPermission(context, 'lookCost')) return null;
  const costs = await costsBehind(context.db, selection);
  return { ...costs, uncosted: uncostedOf(await totalSums(context.db, selection)) };
}

/** Null where no time is known. */
const newestOf = (times: readonly (number | null)[]): number | null =>
  times.reduce((newest, time) => (newest === null || (time ?? 0) > newest ? time : newest), null);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

async function explain(input: Input, context: CallContext): Promise<Output> {
  const { db, dataSource: source } = context;
  const scope = await resolveScope(context, input.shopId);
  const { current } = rangesOf(input);
  const selection = { ...scope, ...current, source };
  const linesOfShops = await linesByShop(db, selection);
  const shops = shopsOf(scope, linesOfShops);
  const imports = await importsOf(context, selection);
  const lines = sumOf(shops.map((shop) => shop.lines));
  const syncedLines = sumOf(shops.map((shop) => shop.syncedLines));
  const first = shops.flatMap(({ firstDay }) => firstDay ?? []).sort()[0];
  const last = shops
    .flatMap(({ lastDay }) => lastDay ?? [])
    .sort()
    .at(-1);
  const hours =
    first === undefined || last === undefined
      ? { firstHour: null, lastHour: null }
      : await hoursWithLines(db, selection, { first, last });
  return {
    lines,
    syncedLines,
    ...hours,
    arrivedAt: newestOf([...linesOfShops.values()].map((of) => of.arrivedAt)),
    syncArrivedAt: newestOf([...linesOfShops.values()].map((of) => of.syncArrivedAt)),
    ...emptyDaysOf(
      knownDays(current, scope, shanghaiDay(context.now())),
      await daysWithLines(db, selection),
      calls.mostSpans,
    ),
    shops,
    imports: imports.rows,
    otherImports: {
      count: imports.count - imports.rows.length,
      lines: lines - syncedLines - sumOf(imports.rows.map((row) => row.lines)),
    },
    conversions:
      lines === syncedLines ? [] : ratesByCurrency(await conversionsBehind(db, selection)),
    costs: await costsOf(context, selection),
  };
}

export const routes: Route[] = [route(calls.explainOrigin, explain)];
