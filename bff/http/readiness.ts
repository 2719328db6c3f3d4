/** A part that the server has to do with; resolves when it is there, rejects or hangs otherwise. */
export type Check = () => Promise<unknown>;

export interface Readiness {
  /**
   * 503 when nothing can be served: the server stops, or a part that everything needs is away. What else is
   * away takes something from it, but sending requests elsewhere would help nobody: 200, and as `degraded`.
   */
  answer(): Promise<Response>;
}

export interface ReadinessOptions {
  /** The checks without which nothing can be served. */
  readonly needed: readonly string[];
  readonly stopping: () => boolean;
  readonly limit?: number;
}

/** Asks all checks at once, each for at most `limit` ms. Callers who ask together share one answer. */
export function createReadiness(
  checks: Readonly<Record<string, Check>>,
  options: ReadinessOptions,
): Readiness {
  const { limit = 2_000 } = options;
  let asking: Promise<Record<string, 'ok' | 'failed'>> | undefined;

  async function ask(): Promise<Record<string, 'ok' | 'failed'>> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await outcome(check, limit)]),
    );
    return Object.fromEntries(results);
  }

  return {
    async answer() {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      const parts = await asking;
      const failed = Object.keys(parts).filter((name) => parts[name] === 'failed');
      const stopping = options.stopping();
      const ready = !stopping && !failed.some((name) => options.needed.includes(name));
      const degraded = failed.filter((name) => !options.needed.includes(name));
      return Response.json(
        { ready, stopping, degraded, ...parts },
        { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
      );
    },
  };
}

/** A check that costs something: it is made at most every `every` ms, and its outcome stands until the next. */
export function seldom(
  check: Check,
  every: number,
  now: () => number = () => performance.now(),
): Check {
  let last: Promise<unknown> | undefined;
  let due = Number.NEGATIVE_INFINITY;
  return () => {
    if (last === undefined || now() >= due) {
      due = now() + every;
      last = check();
      last.catch(() => undefined);
    }
    return last;
  };
}

async function outcome(check: Check, limit: number): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), limit);
  });
  try {
    await Promise.race([check(), late]);
    return 'ok';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
