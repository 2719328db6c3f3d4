import DataLoader from 'dataloader';
import type { Call } from '../api/contract/call.ts';
import { largestPage } from '../api/contract/fields.ts';
import type { DataSource } from '../api/contract/rules/data-source.ts';

/** A read that an operation has made; `data` is what it came to. */
export interface MadeRead {
  /** Its name among the reads of any operation. */
  readonly key: string;
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
  readonly dataSource: DataSource;
  data: unknown;
  isAnswered: boolean;
}

/** What is read, without what it came to. */
export type Asked = Pick<MadeRead, 'key' | 'call' | 'input' | 'dataSource'>;

/** What an operation reads, each fact once. A write or another session makes all of it stale: then there is a new one. */
export class Reads {
  readonly #answers = new Map<string, Promise<unknown>>();
  readonly #loaders = new Map<string, DataLoader<string, unknown>>();
  #made: MadeRead[] | undefined = [];

  /** The reads with their data. Undefined after `noteOther`, and when one has failed or was not waited for. */
  get made(): readonly MadeRead[] | undefined {
    return this.#made?.every((read) => read.isAnswered) ? this.#made : undefined;
  }

  /** The answer has more behind it than reads. */
  noteOther(): void {
    this.#made = undefined;
  }

  note({ key, call, input, dataSource }: Asked, answer: Promise<unknown>): void {
    const made: MadeRead = { key, call, input, dataSource, data: undefined, isAnswered: false };
    this.#made?.push(made);
    answer.then(
      (data) => {
        made.data = data;
        made.isAnswered = true;
      },
      () => {},
    );
  }

  /** @param key names the read; it must say all that the read hangs on */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    // The key says which read it is, so what is stored under it is that read's.
    if (known !== undefined) return known as Promise<T>;
    const answer = read();
    this.#answers.set(key, answer);
    return answer;
  }

  /**
   * What is known of a shop by one read of all shops that are asked for together, `most` at a time.
   * @param what names the read; it must say all that the read hangs on
   */
  together<T>(
    what: string,
    mallId: string,
    read: (mallIds: readonly string[]) => Promise<readonly T[]>,
    most = largestPage,
  ): Promise<T> {
    const known = this.#loaders.get(what);
    const loader = known ?? new DataLoader<string, unknown>(read, { maxBatchSize: most });
    this.#loaders.set(what, loader);
    // The name says which read it is, so what comes of it is that read's.
    return loader.load(mallId) as Promise<T>;
  }
}
