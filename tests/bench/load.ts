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

/** Who is asked, and for what; the slow may be asked a part of the requests alone. */
export interface Asked {
  readonly contender: Contender;
  readonly requests: readonly Request[];
  /** 1 unless it is given. */
  readonly share?: number;
}

/**
 * CPU and latency of one operation for several contenders, in turns, so that a noisy moment of the
 * machine meets all of them, after `warmUps` rounds that do not count. Medians of the rounds or, where `isLeast`, the least: what else the machine
 * does makes work that reads much memory dearer by more, and never cheaper.
 */
export async function compare(
  contenders: readonly Asked[],
  { rounds = 5, count = 200, warmUps = 1, isLeast = false } = {},
): Promise<Load[]> {
  const rows = contenders.map(() => ({ cpu: [] as number[], latency: [] as number[] }));
  const countOf = ({ share = 1 }: Asked) => Math.ceil(count * share);
  for (const asked of contenders) {
    for (let n = 0; n < warmUps; n += 1)
      await burst(asked.contender, asked.requests, countOf(asked));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, asked] of contenders.entries()) {
      const { contender, requests } = asked;
      const before = await contender.cpu();
      const times = await burst(contender, requests, countOf(asked));
      rows[i]?.cpu.push(((await contender.cpu()) - before) / times.length);
      rows[i]?.latency.push(median(times));
    }
  }
  const of = isLeast ? least : median;
  return rows.map((row) => ({ cpu: of(row.cpu), latency: of(row.latency) }));
}
