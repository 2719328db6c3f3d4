import { type Place, sameData } from './place-of-data.ts';

/** Longest answer that is remembered, and how much text is remembered in all, in UTF-16 units. */
const longest = 512 * 1024;
const most = 32 * 1024 * 1024;

/** What a text came to, with where it has its data, if that is known. */
export interface Parsed {
  readonly data: unknown;
  readonly place: Place | undefined;
}

interface Answer extends Parsed {
  readonly text: string;
}

/**
 * The last parsed answer of each read. It is used again only when the upstream has just sent the very
 * same data, so it can never be stale; what is saved is parsing and checking. Parsed answers are shared
 * between requests: nobody may change them.
 */
export class Answers {
  readonly #answers = new Map<string, Answer>();
  #held = 0;

  get(key: string, text: string): Parsed | undefined {
    const known = this.#answers.get(key);
    if (known === undefined) return undefined;
    if (known.text !== text) {
      const place = known.place && sameData(known.text, known.place, text);
      if (place === undefined) return undefined;
      this.set(key, text, { data: known.data, place });
      return known;
    }
    this.#answers.delete(key);
    this.#answers.set(key, known);
    return known;
  }

  set(key: string, text: string, { data, place }: Parsed): void {
    this.#drop(key);
    if (text.length > longest) return;
    this.#answers.set(key, { text, data, place });
    this.#held += text.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#held <= most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const known = this.#answers.get(key);
    if (known === undefined) return;
    this.#answers.delete(key);
    this.#held -= known.text.length;
  }
}
