import type { Context } from './context.ts';

/** An event with the fresh context that it was authorised with, and is executed with. */
export interface LiveEvent<T> {
  readonly value: T;
  readonly context: Context;
  /** Looks at it by the subscriber's own session, where another one of the same person has looked. */
  readonly alone?: () => Promise<LiveEvent<T> | undefined>;
}

type Result<T> = IteratorResult<T, undefined>;

const over: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * A stream that other code feeds. Unlike an async generator its `return()` ends it at once, also while
 * a `next()` is waiting, and lets go of what it reads from.
 */
export class Stream<T> implements AsyncIterableIterator<T, undefined, undefined> {
  readonly #values: { readonly value: T; readonly taken: () => void }[] = [];
  readonly #waiting: { resolve(result: Result<T>): void; reject(error: unknown): void }[] = [];
  #ended = false;
  #failure: { readonly error: unknown } | undefined;
  #release: (() => void) | undefined;

  /** `start` begins to feed the stream and returns how to stop; it runs at once. */
  constructor(start: (stream: Stream<T>) => () => void) {
    const release = start(this);
    if (this.#ended) release();
    else this.#release = release;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Resolves when the value has been taken, or is no longer wanted. */
  push(value: T): Promise<void> {
    if (this.#ended) return Promise.resolve();
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) {
      waiting.resolve({ done: false, value });
      return Promise.resolve();
    }
    return new Promise((taken) => this.#values.push({ value, taken }));
  }

  /** Nothing more will come. What was pushed before is still given out. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#release?.();
    for (const waiting of this.#waiting.splice(0)) waiting.resolve(over);
  }

  /** Ends with an error, after what was pushed before. */
  fail(error: unknown): void {
    if (this.#ended) return;
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#failure = { error };
    else waiting.reject(error);
    this.end();
  }

  next(): Promise<Result<T>> {
    const held = this.#values.shift();
    if (held !== undefined) {
      held.taken();
      return Promise.resolve({ done: false, value: held.value });
    }
    if (this.#failure !== undefined) {
      const { error } = this.#failure;
      this.#failure = undefined;
      return Promise.reject(error);
    }
    if (this.#ended) return Promise.resolve(over);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  return(): Promise<Result<T>> {
    for (const held of this.#values.splice(0)) held.taken();
    this.#failure = undefined;
    this.end();
    return Promise.resolve(over);
  }

  throw(error: unknown): Promise<Result<T>> {
    return this.return().then(() => Promise.reject(error));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}

/** A source of one value. */
export const once = <T>(value: T): Stream<T> =>
  new Stream<T>((stream) => {
    void stream.push(value);
    stream.end();
    return () => {};
  });

/**
 * The values of one source, passed through `map` when they are asked for and not before, so that one who is
 * slow gets nothing that was looked at long ago; a value that it turns into undefined is left out. The first
 * is asked of the source at once, so that nothing is missed. Ends with the source, or after the `last` value;
 * where `failed` says so, with a value that tells why the source has failed.
 */
export function pulled<In, Out>(
  source: AsyncIterator<In, unknown, undefined>,
  map: (value: In) => Out | undefined | Promise<Out | undefined>,
  last: (value: Out) => boolean = () => false,
  failed?: (error: unknown) => Out,
): AsyncIterableIterator<Out, undefined, undefined> {
  let ahead: Promise<IteratorResult<In, unknown>> | undefined = source.next();
  // It is told to whoever asks.
  ahead.catch(() => {});
  let hasEnded = false;
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    source.return?.().catch(() => {});
  };
  return {
    async next() {
      try {
        while (!hasEnded) {
          const given = ahead ?? source.next();
          ahead = undefined;
          const step = await given;
          if (hasEnded || step.done === true) break;
          const mapping = map(step.value);
          const value = mapping instanceof Promise ? await mapping : mapping;
          // Whoever has left waits for nothing.
          if (hasEnded) break;
          if (value === undefined) continue;
          if (last(value)) end();
          return { done: false, value };
        }
      } catch (error) {
        const isTold = failed !== undefined && !hasEnded;
        end();
        if (isTold) return { done: false, value: failed(error) };
        if (failed === undefined) throw error;
      }
      end();
      return over;
    },
    async return() {
      end();
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * The values of all sources, passed through `map`; a value that it turns into undefined is left out.
 * A source is asked for its next value when its last one was taken, so buffers stay where they are.
 * Ends when all sources have, or when a value is the `last`.
 */
export function mapped<In, Out>(
  sources: readonly AsyncIterator<In, unknown, undefined>[],
  map: (value: In) => Promise<Out | undefined>,
  last: (value: Out) => boolean = () => false,
): Stream<Out> {
  return new Stream<Out>((stream) => {
    const take = async (value: In): Promise<void> => {
      const out = await map(value);
      if (out === undefined) return;
      const taken = stream.push(out);
      if (last(out)) stream.end();
      await taken;
    };
    const read = async (source: AsyncIterator<In, unknown, undefined>): Promise<void> => {
      for (let step = await source.next(); step.done !== true; step = await source.next()) {
        await take(step.value);
        if (stream.hasEnded) return;
      }
    };
    // Without a source the stream is silent, not over.
    if (sources.length > 0) {
      Promise.all(sources.map(read)).then(
        () => stream.end(),
        (error: unknown) => stream.fail(error),
      );
    }
    return () => {
      for (const source of sources) source.return?.().catch(() => {});
    };
  });
}
