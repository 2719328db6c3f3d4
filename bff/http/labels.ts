/** What stands for every value beyond those that are told apart. */
const others = '(other)';

/**
 * Label values that callers choose. Each makes series of its own in every metric that has it, so that only
 * the first `most` are told apart.
 */
export class Labels {
  readonly #most: number;
  readonly #known = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  has(value: string): boolean {
    return this.#known.has(value);
  }

  of(value: string): string {
    if (this.#known.has(value)) return value;
    if (this.#known.size >= this.#most) return others;
    this.#known.add(value);
    return value;
  }
}
