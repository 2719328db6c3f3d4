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
async function burst(
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

/**
 * CPU and latency of one operation for several contenders, in turns, so that a noisy moment of the
 * machine meets all of them, after `warmUps` rounds that do not count. Medians of the rounds or, where `isLeast`, the least: what else the machine
 * does makes work that reads much memory dearer by more, and never cheaper.
 */
export async function compare(
  contenders: readonly { contender: Contender; requests: readonly Request[] }[],
  { rounds = 5, count = 200, warmUps = 1, isLeast = false } = {},
): Promise<Load[]> {
  const rows = contenders.map(() => ({ cpu: [] as number[], latency: [] as number[] }));
  for (const { contender, requests } of contenders) {
    for (let n = 0; n < warmUps; n += 1) await burst(contender, requests, count);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, { contender, requests }] of contenders.entries()) {
      const before = await contender.cpu();
      const times = await burst(contender, requests, count);
      rows[i]?.cpu.push(((await contender.cpu()) - before) / count);
      rows[i]?.latency.push(median(times));
    }
  }
  const of = isLeast ? least : median;
  return rows.map((row) => ({ cpu: of(row.cpu), latency: of(row.latency) }));
}
