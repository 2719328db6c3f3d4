import { type Place, sameData } from './place-of-data.ts';

/** Longest answer that is remembered, and how much is remembered in all, in bytes. */
const longest = 2 * 1024 * 1024;
const most = 32 * 1024 * 1024;

/** What an answer came to, with where it has its data, if that is known. */
export interface Parsed {
  readonly data: unknown;
  readonly place: Place | undefined;
}

interface Answer extends Parsed {
  readonly bytes: Buffer;
}

/**
 * The last parsed answer of each read. It is used again only when the upstream has just sent the very
 * same data, so it can never be stale; what is saved is decoding, parsing and checking. Parsed answers are shared
 * between requests: nobody may change them.
 */
export class Answers {
  readonly #answers = new Map<string, Answer>();
  #held = 0;

  get(key: string, bytes: Buffer): Parsed | undefined {
    const known = this.#answers.get(key);
    if (known === undefined) return undefined;
    if (!known.bytes.equals(bytes)) {
      const place = known.place && sameData(known.bytes, known.place, bytes);
      if (place === undefined) return undefined;
      this.set(key, bytes, { data: known.data, place });
      return known;
    }
    this.#answers.delete(key);
    this.#answers.set(key, known);
    return known;
  }

  set(key: string, bytes: Buffer, { data, place }: Parsed): void {
    this.#drop(key);
    if (bytes.length > longest) return;
    // A copy: what came may be a part of more, which would be kept along.
    this.#answers.set(key, { bytes: Buffer.from(bytes), data, place });
    this.#held += bytes.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#held <= most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const known = this.#answers.get(key);
    if (known === undefined) return;
    this.#answers.delete(key);
    this.#held -= known.bytes.length;
  }
}
