import { DatabaseBusy } from './busy.ts';

/** A lock of this process, given in the order of asking. */
export class Turn {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /**
   * Resolves with the function that gives the turn back; rejects after `limit` milliseconds. The usual
   * reason is a write through the database inside a transaction that should go through the transaction.
   */
  async take(limit: number): Promise<() => void> {
    if (this.#isTaken) await this.#wait(limit);
    this.#isTaken = true;
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.#next();
    };
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  #wait(limit: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(new DatabaseBusy(limit));
      }, limit);
      this.#waiting.push(start);
    });
  }
}
