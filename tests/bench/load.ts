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

/** Who is asked, and for what. */
export interface Asked {
  readonly contender: Contender;
  readonly requests: readonly Request[];
}

/** One round, and what it has cost. */
async function measure({ contender, requests }: Asked, count: number): Promise<Load> {
  const before = await contender.cpu();
  const times = await burst(contender, requests, count);
  return { cpu: ((await contender.cpu()) - before) / times.length, latency: median(times) };
}

/**
 * CPU of a server in a round where what is compared takes very different time, milliseconds: as long for the quick as
 * for the slow, since what a round begins with costs both alike.
 */
const roundCpu = 600;
/**
 * The part of such a round that is sent before it and not counted: a server that has waited for its turn collects its
 * garbage and has its memory fetched again first. Who is asked all the time does not pay it.
 */
const leadIn = 0.5;
/** Requests until it is known how many are a round. */
const fewRequests = 50;
/** Rounds that get by no less than 2 % cheaper than the cheapest before them, one after the other, and rounds at most. */
const steadyRounds = 4;
const mostWarmUps = 40;

/**
 * Until the code has been compiled: what is executed once for several requests takes that many more until it is.
 * Resolves with the requests of a round.
 */
async function warmUp(asked: Asked): Promise<number> {
  let cheapest = Number.POSITIVE_INFINITY;
  let count = fewRequests;
  for (let all = 0, steady = 0; steady < steadyRounds && all < mostWarmUps; all += 1) {
    const { cpu } = await measure(asked, count);
    count = Math.ceil(roundCpu / cpu);
    steady = cpu < cheapest * 0.98 ? 0 : steady + 1;
    cheapest = Math.min(cheapest, cpu);
  }
  return count;
}

/**
 * CPU and latency of one operation for several contenders, in turns, so that a noisy moment of the machine meets all
 * of them: medians of rounds that are equally long and begin with code that has been compiled.
 */
export async function compareSteady(contenders: readonly Asked[], rounds = 5): Promise<Load[]> {
  const turns: { asked: Asked; count: number; loads: Load[] }[] = [];
  for (const asked of contenders) turns.push({ asked, count: await warmUp(asked), loads: [] });
  for (let round = 0; round < rounds; round += 1)
    for (const { asked, count, loads } of turns) {
      await burst(asked.contender, asked.requests, Math.ceil(count * leadIn));
      loads.push(await measure(asked, count));
    }
  return turns.map(({ loads }) => ({
    cpu: median(loads.map(({ cpu }) => cpu)),
    latency: median(loads.map(({ latency }) => latency)),
  }));
}

/**
 * The least CPU of one of `count` requests for each of two contenders that differ little, in turns, after a round that
 * does not count: what else the machine does makes work that reads much memory dearer by more, and never cheaper.
 */
export async function compareLeast(
  contenders: readonly Asked[],
  { rounds, count }: { readonly rounds: number; readonly count: number },
): Promise<number[]> {
  const least = contenders.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= rounds; round += 1)
    for (const [i, asked] of contenders.entries()) {
      const { cpu } = await measure(asked, count);
      if (round > 0) least[i] = Math.min(least[i] ?? cpu, cpu);
    }
  return least;
}
