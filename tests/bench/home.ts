import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { choices, requestsOf } from './home-requests.ts';
import { compare, median, type Request } from './load.ts';
import { makeManyShops } from './many-shops.ts';
import { token } from './operations.ts';
import { type Contender, startOurs } from './process.ts';
import { type Report, verdict } from './report.ts';

/**
 * The whole of /home for many shops: its documents as the page sends them, over much and over few sales of
 * the same shops. What one costs of the other, and how long the slowest call behind them takes.
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
  const lines = (count: number) => count.toLocaleString('en-US');
  report.print(
    `\n/home of ${shops} shops, ${days} days: CPU of ${lines(manyLines)} lines to ${lines(fewLines)} (at most ${mostTimes}); slowest call (at most ${budget} ms)`,
  );
  const costs = await measureHome(work);
  for (const { range, ratio, slowest } of costs)
    report.print(
      `${range.padEnd(8)} ${ratio.toFixed(2).padStart(6)} ${verdict(ratio <= mostTimes)}   ${slowest.ms.toFixed(0).padStart(4)} ms ${verdict(slowest.ms <= budget)} ${slowest.name}`,
    );
  const most = (values: readonly number[]) => Math.max(...values);
  report.check(
    '/home over 10,000,000 lines, to 100,000',
    most(costs.map(({ ratio }) => ratio)),
    mostTimes,
  );
  report.check('the slowest call of /home', most(costs.map(({ slowest }) => slowest.ms)), budget, {
    unit: 'ms',
    digits: 0,
  });
}

async function measureHome(work: string): Promise<HomeCost[]> {
  const today = shanghaiDay(Date.now());
  const servers: Contender[] = [];
  for (const lines of [fewLines, manyLines]) {
    const dataDir = join(work, `lines-${lines}`);
    // The first start makes the folder and its database.
    await (await startOurs(dataDir)).stop();
    const databaseUrl = `sqlite:${join(dataDir, 'main.db')}`;
    await makeManyShops({ databaseUrl, token, shops, days, today, lines });
    servers.push(await startOurs(dataDir));
  }
  const [few, many] = servers;
  if (!few || !many) throw new Error('A server is missing');
  const recorder = await recordCalls(many.url);
  const front = await startOurs(join(work, 'front'), { UPSTREAM_URL: recorder.url });
  try {
    const costs: HomeCost[] = [];
    for (const choice of choices) {
      const requests = requestsOf(choice, { today, dataStart: addDays(today, 1 - days) });
      const [a, b] = await compare(
        [few, many].map((contender) => ({ contender, requests })),
        { rounds: 9, count: requests.length * 4, isLeast: true },
      );
      for (const request of requests) await send(front.url, request);
      const slowest = await slowestOf(many.url, recorder.take());
      costs.push({ range: choice.type, ratio: (b?.cpu ?? 0) / (a?.cpu ?? 1), slowest });
    }
    return costs;
  } finally {
    recorder.close();
    await Promise.all([front, ...servers].map((server) => server.stop()));
  }
}

const send = async (origin: string, { method, path, headers, body }: Request): Promise<void> => {
  const answer = await fetch(origin + path, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
};

/** Stands between the schema and the api, and notes what is asked. */
async function recordCalls(origin: string) {
  let calls = new Map<string, Request>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? '/';
    const headers = Object.fromEntries(
      ['content-type', 'authorization', 'accept'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const call: Request = {
      method: request.method === 'GET' ? 'GET' : 'POST',
      path,
      headers,
      ...(request.method !== 'GET' && { body }),
    };
    calls.set(`${path} ${body}`, call);
    const answer = await fetch(origin + path, {
      method: call.method,
      headers,
      ...(call.body !== undefined && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    take: (): Request[] => {
      const taken = [...calls.values()];
      calls = new Map();
      return taken;
    },
    close: () => server.close(),
  };
}

/** Each call alone, five times; the slowest of their medians. */
async function slowestOf(origin: string, calls: readonly Request[]): Promise<HomeCost['slowest']> {
  let slowest = { name: '', ms: 0 };
  for (const call of calls) {
    const times: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const begun = performance.now();
      await send(origin, call);
      times.push(performance.now() - begun);
    }
    const ms = median(times);
    if (process.env.BENCH_CALLS) process.stdout.write(`  ${ms.toFixed(1)} ${call.path}\n`);
    if (ms > slowest.ms) slowest = { name: call.path, ms };
  }
  return slowest;
}
