/** How many documents are remembered, and the longest one that is, in UTF-16 units. */
const remembered = 500;
const longest = 20_000;

/** What came of documents, for Yoga's parser cache: bounded in bytes too, as anyone may send any document. */
export class DocumentCache<T> {
  readonly #entries = new Map<string, T>();

  get(source: string): T | undefined {
    const known = this.#entries.get(source);
    if (known === undefined) return undefined;
    this.#entries.delete(source);
    this.#entries.set(source, known);
    return known;
  }

  set(source: string, value: T): void {
    if (source.length > longest) return;
    this.#entries.set(source, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= remembered) break;
      this.#entries.delete(oldest);
    }
  }
}
