import { Pool } from 'undici';
import type { Contender } from './process.ts';

/** One way to ask a contender for an operation. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Load {
  /** CPU of the server for one operation, milliseconds. */
  readonly cpu: number;
  /** Median time until the answer, milliseconds. */
  readonly latency: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const concurrency = 8;

/** Sends `count` requests, eight at a time; an answer that is not a success ends the benchmark. */
export async function burst(
  contender: Contender,
  requests: readonly Request[],
  count: number,
): Promise<number[]> {
  const pool = new Pool(contender.url, { connections: concurrency });
  const times: number[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      const request = requests[sent % requests.length];
      sent += 1;
      if (!request) throw new Error('No request to send');
      const begun = performance.now();
      const answer = await pool.request(request);
      const text = await answer.body.text();
      times.push(performance.now() - begun);
      if (answer.statusCode !== 200 || text.includes('"errors"')) {
        throw new Error(`${contender.name}: ${answer.statusCode} ${text.slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  await pool.close();
  return times;
}

const least = (values: readonly number[]): number => Math.min(...values);

/** Who is asked, and for what; the slow may be asked a part of the requests alone. */
export interface Asked {
  readonly contender: Contender;
  readonly requests: readonly Request[];
  /** 1 unless it is given. */
  readonly share?: number;
}

/**
 * The part of a round that is sent before it and not counted: a server that has waited for its turn collects all its
 * garbage first, at a price of 200 dashboards where its heap is large. Who is asked all the time does not pay it.
 */
const leadIn = 0.4;

/** One round, and what it has cost. */
async function measure({ contender, requests, share = 1 }: Asked, count: number): Promise<Load> {
  const sent = Math.ceil(count * share);
  await burst(contender, requests, Math.ceil(sent * leadIn));
  const before = await contender.cpu();
  const times = await burst(contender, requests, sent);
  return { cpu: ((await contender.cpu()) - before) / times.length, latency: median(times) };
}

/** Rounds that get by no less than 2 % cheaper than the cheapest before them, one after the other, and rounds at most. */
const steadyRounds = 4;
const mostWarmUps = 40;

/** Until the code has been compiled: what is executed once for several requests takes that many more until it is. */
async function warmUp(asked: Asked, count: number): Promise<void> {
  let cheapest = Number.POSITIVE_INFINITY;
  for (let all = 0, steady = 0; steady < steadyRounds && all < mostWarmUps; all += 1) {
    const { cpu } = await measure(asked, count);
    steady = cpu < cheapest * 0.98 ? 0 : steady + 1;
    cheapest = Math.min(cheapest, cpu);
  }
}

/**
 * CPU and latency of one operation for several contenders, in turns, so that a noisy moment of the machine meets all
 * of them, after a round that does not count or, where `isSteady`, as many as bring something. Medians of the rounds
 * or, where `isLeast`, the least: what else the machine does makes work that reads much memory dearer by more, and
 * never cheaper.
 */
export async function compare(
  contenders: readonly Asked[],
  { rounds = 5, count = 200, isSteady = false, isLeast = false } = {},
): Promise<Load[]> {
  const loads: Load[][] = contenders.map(() => []);
  for (const asked of contenders) await (isSteady ? warmUp(asked, count) : measure(asked, count));
  for (let round = 0; round < rounds; round += 1)
    for (const [i, asked] of contenders.entries()) loads[i]?.push(await measure(asked, count));
  const of = isLeast ? least : median;
  return loads.map((rows) => ({
    cpu: of(rows.map(({ cpu }) => cpu)),
    latency: of(rows.map(({ latency }) => latency)),
  }));
}
