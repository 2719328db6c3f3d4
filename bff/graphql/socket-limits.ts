/**
 * How many websockets and event streams there may be in this process, and what those of visitors may have
 * under way.
 */
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
class Tally {
  readonly #counts = new Map<string, number>();

  /** Counts one more, unless there are as many as may be. */
  admits(name: string, most: number): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= most) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  release(name: string): void {
    const left = (this.#counts.get(name) ?? 0) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }
}

/** What stands open in this process: websockets and event streams together. */
export class Standing {
  /** Connections by network address, and by user. */
  readonly addresses = new Tally();
  readonly users = new Tally();
  /** Event streams of visitors, by network address. */
  readonly streams = new Tally();
  /** Operations of visitors over websockets, by network address. */
  overSockets: (address: string) => number = () => 0;

  visitorOperations(address: string): number {
    return this.streams.count(address) + this.overSockets(address);
  }
}
