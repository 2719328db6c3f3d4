/** Longest answer that is remembered, and how much text is remembered in all, in UTF-16 units. */
const longest = 512 * 1024;
const most = 32 * 1024 * 1024;

/**
 * The last parsed answer of each read. It is used again only when the upstream has just sent the very
 * same text, so it can never be stale; what is saved is parsing and checking. Parsed answers are shared
 * between requests: nobody may change them.
 */
export class Answers {
  readonly #answers = new Map<string, { readonly text: string; readonly data: unknown }>();
  #held = 0;

  get(key: string, text: string): { readonly data: unknown } | undefined {
    const known = this.#answers.get(key);
    if (known?.text !== text) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, known);
    return known;
  }

  set(key: string, text: string, data: unknown): void {
    this.#drop(key);
    if (text.length > longest) return;
    this.#answers.set(key, { text, data });
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
