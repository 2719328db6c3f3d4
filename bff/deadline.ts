import { Abandoned, Fault } from './upstream/errors.ts';
import { Limit } from './upstream/limit.ts';

/** An operation may take this long in all, in ms: the ceiling of the specification's calls. */
const operationTimeout = 30_000;

/** Made once: an operation that has ended needs no trace of where. */
const overReason = new Abandoned();

/**
 * The time limit of one operation, passed on to every upstream call. It also ends when the client
 * leaves. The timer only runs once somebody asks for the limit.
 */
export class Deadline {
  readonly #client: AbortSignal | undefined;
  #limit: Limit | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timeout = operationTimeout;
  readonly #leave = () => this.#limit?.end(this.#client?.reason);

  constructor(client: AbortSignal | undefined) {
    this.#client = client;
  }

  /** The operation may take this long instead, in ms; said before anybody has asked for the limit. */
  allow(timeout: number): void {
    this.#timeout = timeout;
  }

  get limit(): Limit {
    if (this.#limit === undefined) {
      const limit = new Limit();
      this.#limit = limit;
      this.#timer = setTimeout(() => limit.end(new Fault('UPSTREAM_TIMEOUT')), this.#timeout);
      if (this.#client?.aborted === true) this.#leave();
      else this.#client?.addEventListener('abort', this.#leave, { once: true });
    }
    return this.#limit;
  }

  /** The operation is over: stops the timer and cancels what nobody waits for any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#client?.removeEventListener('abort', this.#leave);
    this.#limit?.end(overReason);
  }
}
