import { Fault } from './errors.ts';

/** Why a wait ended without an answer, as a fault. */
export const reasonOf = (signal: AbortSignal): Fault =>
  signal.reason instanceof Fault
    ? signal.reason
    : new Fault('UPSTREAM_TIMEOUT', 'The client left before the answer', { cause: signal.reason });

/** Waits for the promise, but no longer than the signal allows. */
export function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    promise.catch(() => {});
    return Promise.reject(reasonOf(signal));
  }
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(reasonOf(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

interface Flight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
  landed: boolean;
}

/**
 * Identical reads that are under way at the same time are sent once. The key must hold who asks:
 * nothing is shared between viewers. When everyone who waits has left, the read itself is cancelled.
 */
export class Flights {
  readonly #flights = new Map<string, Flight>();

  join(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<unknown> {
    const flight = this.#flights.get(key) ?? this.#start(key, start);
    flight.waiting += 1;
    return until(flight.answer, signal).finally(() => {
      flight.waiting -= 1;
      if (flight.waiting > 0 || flight.landed) return;
      this.#land(key, flight);
      flight.controller.abort();
    });
  }

  /** How many different reads are under way. */
  get size(): number {
    return this.#flights.size;
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController();
    const flight: Flight = {
      answer: start(controller.signal),
      controller,
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
