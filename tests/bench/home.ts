import { join } from 'node:path';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { type BenchDatabase, databasesOf } from './databases.ts';
import { choices, homeRequests } from './home-requests.ts';
import { compareLeast } from './load.ts';
import { makeManyShops } from './many-shops.ts';
import { token } from './operations.ts';
import { type Contender, startOurs } from './process.ts';
import { recordCalls, send, timesOf } from './recorded-calls.ts';
import { type Report, verdict } from './report.ts';

/**
 * The whole of /home for many shops: its documents as the page sends them, over much and over few sales of
 * the same shops. What one costs of the other, and how long the slowest call behind them takes. On each database
 * that is there; its own processes count with the server.
 */

const shops = 200;
const days = 730;
const manyLines = 10_000_000;
const fewLines = 100_000;
/** What a call may take, in ms. */
const budget = 50;
/** What the page may cost over many lines, of what it costs over few. */
const mostTimes = 1.2;

interface HomeCost {
  readonly range: string;
  /** CPU of the page over many lines, to that over few. */
  readonly ratio: number;
  /** The slowest call over many lines, alone on the server. */
  readonly slowest: { readonly name: string; readonly ms: number };
}

/** Measures the ranges of the page and prints whether its two demands are met. */
export async function benchHome(work: string, report: Report): Promise<void> {
  for (const database of databasesOf(work, report)) await benchOn(database, work, report);
}

async function benchOn(database: BenchDatabase, work: string, report: Report): Promise<void> {
  const lines = (count: number) => count.toLocaleString('en-US');
  report.print(
    `\n/home of ${shops} shops, ${days} days, ${database.name}: CPU of ${lines(manyLines)} lines to ${lines(fewLines)} (at most ${mostTimes}); slowest call (at most ${budget} ms)`,
  );
  const costs = await measureHome(database, work);
  for (const { range, ratio, slowest } of costs)
    report.print(
      `${range.padEnd(8)} ${ratio.toFixed(2).padStart(6)} ${verdict(ratio <= mostTimes)}   ${slowest.ms.toFixed(0).padStart(4)} ms ${verdict(slowest.ms <= budget)} ${slowest.name}`,
    );
  const most = (values: readonly number[]) => Math.max(...values);
  report.check(
    `/home over 10,000,000 lines, to 100,000, ${database.name}`,
    most(costs.map(({ ratio }) => ratio)),
    mostTimes,
  );
  report.check(
    `the slowest call of /home, ${database.name}`,
    most(costs.map(({ slowest }) => slowest.ms)),
    budget,
    { unit: 'ms', digits: 0 },
  );
}

async function measureHome(database: BenchDatabase, work: string): Promise<HomeCost[]> {
  const today = shanghaiDay(Date.now());
  const servers: Contender[] = [];
  const drops: (() => Promise<void>)[] = [];
  for (const lines of [fewLines, manyLines]) {
    const { url, prepare, serve, drop } = await database.create(`lines-${lines}`);
    drops.push(drop);
    await makeManyShops({ databaseUrl: url, token, shops, days, today, lines });
    await prepare();
    servers.push(await serve());
  }
  const [few, many] = servers;
  if (!few || !many) throw new Error('A server is missing');
  const recorder = await recordCalls(many.url);
  const front = await startOurs(join(work, `front-${database.name}`), {
    UPSTREAM_URL: recorder.url,
  });
  try {
    const costs: HomeCost[] = [];
    for (const choice of choices) {
      const requests = homeRequests(choice, { today, dataStart: addDays(today, 1 - days) });
      const [a, b] = await compareLeast(
        [few, many].map((contender) => ({ contender, requests })),
        { rounds: 9, count: requests.length * 4 },
      );
      for (const request of requests) await send(front.url, request);
      const [[name, ms] = ['', 0]] = [...(await timesOf(many.url, recorder.take()))].sort(
        ([, one], [, other]) => other - one,
      );
      costs.push({
        range: choice.type,
        ratio: (b ?? 0) / (a ?? 1),
        slowest: { name, ms },
      });
    }
    return costs;
  } finally {
    recorder.close();
    await Promise.all([front, ...servers].map((server) => server.stop()));
    for (const drop of drops) await drop();
  }
}
