import { dayNumber } from '../../api/contract/rules/calendar.ts';
import type { Context } from '../context.ts';
import type { Asked, MadeRead } from '../reads.ts';
import { until } from '../upstream/flights.ts';
import type { About } from './report.ts';

/** Longest answer that is kept, and how much is kept in all with the request texts, in bytes. */
const longest = 512 * 1024;
const most = 16 * 1024 * 1024;
/** For so many others a request waits that read something else than itself: they run one after the other. */
const mostJoins = 3;
/** What one entry costs beside its texts, roughly. */
const overhead = 2_048;

/** Data of a read, held no longer than the parsed answers are: see upstream/answers.ts. */
type Held = WeakRef<object> | { readonly value: unknown };

/** The bytes of an answer, never changed: the same ones may answer many requests. */
export interface Kept {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** What it answers, for the log. */
  readonly about: About;
}

/** Where the answer of one request is kept. */
export interface Place {
  /** The answer, where what it was made of is still so. Else the operation runs: then `end` is called after it. */
  repeat(): Promise<Kept | undefined>;
  keep(kept: Kept): void;
  end(): void;
}

interface Entry {
  readonly kept: Kept;
  readonly reads: readonly { readonly asked: Asked; readonly held: Held }[];
  readonly size: number;
}

const hold = (data: unknown): Held =>
  typeof data === 'object' && data !== null ? new WeakRef(data) : { value: data };

const isSame = (held: Held, data: unknown): boolean =>
  held instanceof WeakRef ? held.deref() === data : held.value === data;

/**
 * The finished answers of queries. The same text by the same caller on the same day makes the same
 * reads: they are all sent at once, without waiting for one another, and when every one of them brings
 * the very same bytes as before, so is the answer. Nothing is answered that the upstream has not just
 * confirmed. Otherwise the operation runs, with what was read already. An answer is a function of the
 * caller, the text, the day and what was read, and of nothing else; so the key holds the first three.
 * Of several that come at once and find the same change, one runs; the others compare what they have read
 * themselves with what that one has, and where it differs, one of them runs next.
 */
export class FinishedAnswers {
  readonly #entries = new Map<string, Entry>();
  /** What runs because something has changed, until it has ended. */
  readonly #running = new Map<string, PromiseWithResolvers<void>>();
  #held = 0;

  /** The place of one request's answer. */
  of(text: string, context: Context): Place {
    const key = () => {
      const { token = '', isVisitor } = context.credentials;
      // A token holds no blank and no line break. The day: what is "today" turns with it.
      return `${isVisitor ? ' ' : token}\n${dayNumber(context.services.now())}\n${text}`;
    };
    let begun = '';
    let running: PromiseWithResolvers<void> | undefined;
    return {
      repeat: async () => {
        try {
          begun = key();
        } catch {
          // What is wrong with the clock is for the operation to report.
          return undefined;
        }
        const before = this.#entries.get(begun);
        if (before === undefined) return undefined;
        const kept = await this.#repeat(begun, before, context);
        if (kept !== undefined) return kept;
        for (let left = mostJoins; left > 0; left -= 1) {
          const other = this.#running.get(begun);
          if (other === undefined) break;
          const same = await this.#joined(other.promise, begun, before, context);
          if (same !== undefined) return same;
        }
        if (!this.#running.has(begun)) {
          running = Promise.withResolvers();
          this.#running.set(begun, running);
        }
        return undefined;
      },
      // When the day has turned meanwhile, nobody knows which of the two the answer is of.
      keep: (kept) => {
        if (key() === begun) this.#keep(begun, kept, context.madeReads);
      },
      end: () => {
        if (running !== undefined && this.#running.get(begun) === running)
          this.#running.delete(begun);
        running?.resolve();
      },
    };
  }

  #repeat(key: string, entry: Entry, context: Context): Promise<Kept | undefined> {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return new Promise((resolve) => {
      let left = entry.reads.length;
      // The first that has changed ends the wait for the others. One that has failed does so again where the operation
      // needs it, and is reported there.
      const changed = () => resolve(undefined);
      for (const { asked, held } of entry.reads)
        context.again(asked).then((data) => {
          if (!isSame(held, data)) changed();
          else if (--left === 0) resolve(entry.kept);
        }, changed);
    });
  }

  /** What another that runs comes to, where it has read the very same. */
  async #joined(
    other: Promise<void>,
    key: string,
    before: Entry,
    context: Context,
  ): Promise<Kept | undefined> {
    // Whoever has left waits for nothing; the operation says so.
    await until(other, context.deadline.limit).catch(() => {});
    const after = this.#entries.get(key);
    return after === undefined || after === before ? undefined : this.#repeat(key, after, context);
  }

  #keep(key: string, kept: Kept, reads: readonly MadeRead[] | undefined): void {
    this.#drop(key);
    if (reads === undefined || reads.length === 0 || kept.body.byteLength > longest) return;
    const size = kept.body.byteLength + 2 * key.length + overhead;
    this.#entries.set(key, {
      kept,
      size,
      reads: reads.map(({ key: name, call, input, dataSource, data }) => ({
        asked: { key: name, call, input, dataSource },
        held: hold(data),
      })),
    });
    this.#held += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#held <= most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#held -= entry.size;
  }
}
