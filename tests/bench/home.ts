import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { addDays, shanghaiDay } from '../../db/calendar.ts';
import { compare, median, type Request } from './load.ts';
import { makeManyShops } from './many-shops.ts';
import { token } from './operations.ts';
import type { Contender } from './process.ts';

/**
 * The whole of /home for many shops: its documents as the page sends them, over much and over few sales of
 * the same shops. What one costs of the other, and how long the slowest call behind them takes.
 */

const shops = 200;
const days = 730;
export const manyLines = 10_000_000;
export const fewLines = 100_000;
/** What a call may take, in ms. */
export const budget = 50;

type Start = (dataDir: string, env: Record<string, string>) => Promise<Contender>;

const headers = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-requested-with': 'bench',
  authorization: token,
};

const statistics = join(import.meta.dirname, '../../web/src/features/statistics');
const documents = [
  'HomePage',
  'SummaryCards',
  'Trend',
  'ShopRanking',
  'ProductRanking',
  'operations/operations',
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

/** Every document of the page for one range and the one before it. */
function requestsOf(today: string, length: number, granularity: 'HOUR' | 'DAY'): Request[] {
  const end = length === 1 ? today : addDays(today, -1);
  const range = { start: addDays(end, 1 - length), end };
  const comparison = { start: addDays(end, 1 - 2 * length), end: addDays(end, -length) };
  const selection = { all: true };
  const common = { selection, range, comparison, dataSource: 'SALES' };
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
    ask('HomePage', { ...common, granularity, pageSize: 20 }),
    ask('HomeTasks', { selection, range }),
    ask('HomeFinance', { selection, range }),
    ask('HomeStock', { selection, range }),
    ask('HomeMessages', { selection, range, first: 8 }),
    ask('HomeReviews', { selection, range, first: 8 }),
    ask('HomeAssessments', { selection }),
    ask('HomeProducts', { selection, range, dataSource: 'SALES' }),
    ask('HomeSplits', { selection, range, dataSource: 'SALES' }),
  ];
}

export interface HomeCost {
  readonly range: string;
  /** CPU of the page over many lines, to that over few. */
  readonly ratio: number;
  /** The slowest call over many lines, alone on the server. */
  readonly slowest: { readonly name: string; readonly ms: number };
}

/** Measures the ranges of the page. */
export async function measureHome(work: string, start: Start): Promise<HomeCost[]> {
  const today = shanghaiDay(Date.now());
  const servers: Contender[] = [];
  for (const lines of [fewLines, manyLines]) {
    const dataDir = join(work, `lines-${lines}`);
    // The first start makes the folder and its database.
    await (await start(dataDir, {})).stop();
    const databaseUrl = `sqlite:${join(dataDir, 'main.db')}`;
    await makeManyShops({ databaseUrl, token, shops, days, today, lines });
    servers.push(await start(dataDir, {}));
  }
  const [few, many] = servers;
  if (!few || !many) throw new Error('A server is missing');
  const recorder = await recordCalls(many.url);
  const front = await start(join(work, 'front'), { UPSTREAM_URL: recorder.url });
  try {
    const costs: HomeCost[] = [];
    for (const [range, length, granularity] of [
      ['today', 1, 'HOUR'],
      ['7 days', 7, 'DAY'],
      ['30 days', 30, 'DAY'],
    ] as const) {
      const requests = requestsOf(today, length, granularity);
      const [a, b] = await compare(
        [few, many].map((contender) => ({ contender, requests })),
        { rounds: 5, count: requests.length * 4 },
      );
      for (const request of requests) await send(front.url, request);
      const slowest = await slowestOf(many.url, recorder.take());
      costs.push({ range, ratio: (b?.cpu ?? 0) / (a?.cpu ?? 1), slowest });
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
