import { Abandoned, Fault } from './errors.ts';
import { Limit } from './limit.ts';

/** Why a wait ended without an answer, as a fault. */
const reasonOf = ({ reason }: Limit): Fault =>
  reason instanceof Fault ? reason : new Abandoned(reason);

/** Waits for the promise, but no longer than the limit allows; `left` is called when the wait is over. */
export function until<T>(
  promise: Promise<T>,
  limit: Limit,
  left: () => void = () => {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => {
      left();
      reject(reasonOf(limit));
    };
    if (limit.isOver) {
      promise.catch(() => {});
      return giveUp();
    }
    const over = () => {
      if (limit.isOver) return;
      limit.forget(giveUp);
      left();
    };
    limit.onEnd(giveUp);
    promise.then(
      (value) => {
        over();
        resolve(value);
      },
      (error: unknown) => {
        over();
        reject(error);
      },
    );
  });
}

interface Flight {
  readonly answer: Promise<unknown>;
  readonly limit: Limit;
  waiting: number;
  landed: boolean;
}

/**
 * Identical reads that are under way at the same time are sent once. The key must hold who asks:
 * nothing is shared between viewers. When everyone who waits has left, the read itself is cancelled.
 */
export class Flights {
  readonly #flights = new Map<string, Flight>();
  /** Grows with each `part()`: what began under another number may have been read before a change. */
  age = 0;

  /** `start` makes the read and can be cancelled, or cancel itself, by its limit. */
  join(key: string, limit: Limit, start: (limit: Limit) => Promise<unknown>): Promise<unknown> {
    const flight = this.#flights.get(key) ?? this.#start(key, start);
    flight.waiting += 1;
    return until(flight.answer, limit, () => {
      flight.waiting -= 1;
      if (flight.waiting > 0 || flight.landed) return;
      this.#land(key, flight);
      // Why the last one leaves says whether the read was too slow.
      flight.limit.end(limit.reason);
    });
  }

  /**
   * Something has been written: what is under way may have been read before it. Those who wait already
   * asked before it too; whoever asks from now on must not join them.
   */
  part(): void {
    this.age += 1;
    this.#flights.clear();
  }

  /** How many different reads are under way. */
  get size(): number {
    return this.#flights.size;
  }

  #start(key: string, start: (limit: Limit) => Promise<unknown>): Flight {
    const limit = new Limit();
    const flight: Flight = {
      answer: start(limit),
      limit,
      waiting: 0,
      landed: false,
    };
    this.#flights.set(key, flight);
    const land = () => this.#land(key, flight);
    flight.answer.then(land, land);
    return flight;
  }

  #land(key: string, flight: Flight): void {
    flight.landed = true;
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
