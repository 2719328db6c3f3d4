/** So long after the last question somebody is taken to look. */
const lastsMs = 60_000;

/** Whether anybody looks at what the simulated shops sell: while nobody does, it need not be written every few seconds. */
export class Attention {
  readonly #now: () => number;
  #askedAt = Number.NEGATIVE_INFINITY;
  readonly #waiting = new Set<() => void>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Somebody has asked for something. */
  note(): void {
    this.#askedAt = this.#now();
    for (const go of this.#waiting) go();
  }

  isPaid(): boolean {
    return this.#now() - this.#askedAt < lastsMs;
  }

  /** Resolves when somebody asks, or it is given up. */
  asked(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        this.#waiting.delete(go);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', go, { once: true });
    });
  }
}
