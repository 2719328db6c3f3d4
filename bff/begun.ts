import type { queryOrders } from '../api/contract/billing.ts';
import type { CallOutput } from '../api/contract/call.ts';

/**
 * What people have begun by this process, for upstreams that do not have the calls that tell how it stands.
 * Another process does not know of it, and neither does this one after a new start.
 */
export interface Begun {
  /** Binds of main accounts, by phone. */
  readonly binds: Remembered<true>;
  /** Renewal orders as they were submitted, by number. */
  readonly orders: Remembered<CallOutput<typeof queryOrders>['rows'][number]>;
}

/** Of this many is remembered; the oldest are forgotten. */
const most = 10_000;

/** Things of persons; nobody finds those of another. */
class Remembered<Value> {
  readonly #values = new Map<string, Value>();

  set(userId: string, key: string, value: Value): void {
    const place = JSON.stringify([userId, key]);
    this.#values.delete(place);
    this.#values.set(place, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > most && oldest !== undefined) this.#values.delete(oldest);
  }

  get(userId: string, key: string): Value | undefined {
    return this.#values.get(JSON.stringify([userId, key]));
  }
}

export const nothingBegun = (): Begun => ({ binds: new Remembered(), orders: new Remembered() });
