import { setMaxListeners } from 'node:events';
import { Abandoned, Fault } from './upstream/errors.ts';

/** An operation may take this long in all, in ms: the ceiling of the specification's calls. */
const operationTimeout = 30_000;

/** Made once: an operation that has ended needs no trace of where. */
const overReason = new Abandoned();

/**
 * The time limit of one operation, passed on to every upstream call. It also ends when the client
 * leaves. The timer only runs once somebody asks for the signal.
 */
export class Deadline {
  readonly #client: AbortSignal | undefined;
  #controller: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timeout = operationTimeout;
  readonly #leave = () => this.#controller?.abort(this.#client?.reason);

  constructor(client: AbortSignal | undefined) {
    this.#client = client;
  }

  /** The operation may take this long instead, in ms; said before anybody has asked for the signal. */
  allow(timeout: number): void {
    this.#timeout = timeout;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      // Each read that is under way listens to it, and an operation may make many.
      setMaxListeners(0, this.#controller.signal);
      this.#timer = setTimeout(
        () => this.#controller?.abort(new Fault('UPSTREAM_TIMEOUT')),
        this.#timeout,
      );
      if (this.#client?.aborted === true) this.#leave();
      else this.#client?.addEventListener('abort', this.#leave, { once: true });
    }
    return this.#controller.signal;
  }

  /** The operation is over: stops the timer and cancels what nobody waits for any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#client?.removeEventListener('abort', this.#leave);
    this.#controller?.abort(overReason);
  }
}
