/**
 * Until when something is waited for. It is what an AbortSignal is, of which each operation and each read would need
 * one, and a listener for every wait: they cost more than all else of a read that is shared.
 */
export class Limit {
  readonly #acts = new Set<() => void>();
  #controller: AbortController | undefined;
  #reason: unknown;
  #isOver = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Why it is over. */
  get reason(): unknown {
    return this.#reason;
  }

  /** Only the first end counts. */
  end(reason: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#reason = reason;
    for (const act of this.#acts) act();
    this.#acts.clear();
  }

  /** Calls it at the end, once; never where that is past. */
  onEnd(act: () => void): void {
    this.#acts.add(act);
  }

  forget(act: () => void): void {
    this.#acts.delete(act);
  }

  /** The same for what takes nothing else. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      const controller = new AbortController();
      this.#controller = controller;
      const abort = () => controller.abort(this.#reason);
      if (this.#isOver) abort();
      else this.onEnd(abort);
    }
    return this.#controller.signal;
  }
}
