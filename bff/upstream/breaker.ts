/** What came of a call: an answer, a failure of the upstream, or nobody waited for it any more. */
export type Outcome = 'answered' | 'failed' | 'abandoned';

/** What a call that may be sent is given; it is handed back with its outcome. */
export type Ticket = number;

export interface BreakerOptions {
  /** How long an upstream that has failed is left alone, in ms; twice as long after each failed probe. */
  readonly pause: number;
  /** A clock that never goes back, in ms. */
  readonly now: () => number;
  readonly onChange?: (isOpen: boolean) => void;
}

/** Outcomes that are looked at: the latest so many, and none older than this, in ms. */
const sample = 20;
const memory = 30_000;
/** So many failures among them, and at least half of them all, open it. */
const enough = 10;
const longestPause = 60_000;

/**
 * Leaves an upstream alone that does not answer. While closed it lets every call through; once at least half
 * of the last calls have failed it is open and refuses all; after a pause one call is let through to probe,
 * and what comes of that closes it or opens it for longer. An abandoned probe says nothing: the next call probes.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #state: 'closed' | 'open' | 'probing' = 'closed';
  #outcomes: { readonly at: number; readonly failed: boolean }[] = [];
  #openUntil = 0;
  #pause: number;
  /** Counts the changes of state: what began before the last one no longer says anything. */
  #ticket: Ticket = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#pause = options.pause;
  }

  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  /** How long to wait before the next try, in ms. */
  get wait(): number {
    return Math.max(0, this.#openUntil - this.#options.now());
  }

  /** Undefined where the call must not be sent. */
  enter(): Ticket | undefined {
    if (this.#state === 'closed') return this.#ticket;
    if (this.#state === 'probing' || this.wait > 0) return undefined;
    this.#state = 'probing';
    this.#ticket += 1;
    return this.#ticket;
  }

  leave(ticket: Ticket, outcome: Outcome): void {
    if (ticket !== this.#ticket) return;
    if (this.#state === 'closed') this.#count(outcome);
    else if (outcome === 'answered') this.#close();
    else if (outcome === 'failed') {
      this.#pause = Math.min(2 * this.#pause, longestPause);
      this.#open();
    } else this.#state = 'open';
  }

  #count(outcome: Outcome): void {
    if (outcome === 'abandoned') return;
    const failed = outcome === 'failed';
    const at = this.#options.now();
    this.#outcomes.push({ at, failed });
    if (this.#outcomes.length > sample) this.#outcomes.shift();
    if (!failed) return;
    const recent = this.#outcomes.filter((each) => each.at > at - memory);
    const failures = recent.filter((each) => each.failed).length;
    if (failures >= enough && 2 * failures >= recent.length) {
      this.#open();
      this.#options.onChange?.(true);
    }
  }

  #open(): void {
    this.#state = 'open';
    this.#ticket += 1;
    this.#openUntil = this.#options.now() + this.#pause;
  }

  #close(): void {
    this.#state = 'closed';
    this.#ticket += 1;
    this.#outcomes = [];
    this.#pause = this.#options.pause;
    this.#options.onChange?.(false);
  }
}
