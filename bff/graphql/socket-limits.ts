/** How many websockets there may be in this process, and what those of visitors may have under way. */
export interface SocketLimits {
  /** Of one network address. */
  readonly perAddress: number;
  /** Of one signed-in user. */
  readonly perUser: number;
  /** Operations of all visitors at one network address, standing subscriptions included. */
  readonly visitorOperations: number;
}

export const defaultSocketLimits: SocketLimits = {
  perAddress: 500,
  perUser: 100,
  visitorOperations: 200,
};

/** Counts what is open by name. In the memory of the process: it guards nothing else. */
export class Tally {
  readonly #counts = new Map<string, number>();

  /** Counts one more, unless there are as many as may be. */
  admits(name: string, most: number): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= most) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  release(name: string): void {
    const left = (this.#counts.get(name) ?? 0) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }
}
