import type { Told } from '../../api/contract/language.ts';

export interface LoadOptions {
  /** Requests that may be under way at once. */
  readonly mostRequests: number;
  /** How much later than planned a timer may run, in ms, before that counts as too much. */
  readonly longestLag: number;
  /** A clock that never goes back, in ms. */
  readonly now?: () => number;
  /** Is told when nobody has asked for `quietTimes` measurements, and how many have asked since the start. */
  readonly onQuiet?: ((asked: number) => void) | undefined;
}

/** How often the lag is measured, in ms. */
const interval = 500;
/** One late timer may be one long task; so many in a row mean that more comes in than goes out. */
const lateTimes = 2;
/** After so many without a question there is nobody to refuse: it is measured again from the next one on. */
const quietTimes = 20;

/**
 * Tells when this process has more to do than it can: too many requests under way or, as many a request is
 * answered without ever waiting, an event loop that lags. Refusing some then keeps the rest quick.
 */
export class Load {
  /** Seconds after which it is worth asking again. */
  readonly wait = 1;
  readonly #options: LoadOptions;
  readonly #now: () => number;
  #underWay = 0;
  #late = 0;
  #shed = 0;
  #asked = 0;
  #quiet = 0;
  #isStarted = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Requests that were refused so far. */
  get shed(): number {
    return this.#shed;
  }

  /** Begins to measure the lag: not while the server still prepares itself. */
  start(): void {
    this.#isStarted = true;
    this.#measure();
  }

  stop(): void {
    this.#isStarted = false;
    this.#rest();
  }

  /** Whether one more may be answered; counts it where not. */
  admits(): boolean {
    this.#asked += 1;
    this.#quiet = 0;
    if (this.#isStarted && this.#timer === undefined) this.#measure();
    const admitted = this.#underWay < this.#options.mostRequests && this.#late < lateTimes;
    if (!admitted) this.#shed += 1;
    return admitted;
  }

  #measure(): void {
    let due = this.#now() + interval;
    this.#late = 0;
    this.#quiet = 0;
    this.#timer = setInterval(() => {
      const now = this.#now();
      this.#late = now - due > this.#options.longestLag ? this.#late + 1 : 0;
      due = now + interval;
      this.#quiet = this.#underWay > 0 ? 0 : this.#quiet + 1;
      if (this.#quiet < quietTimes) return;
      this.#rest();
      this.#options.onQuiet?.(this.#asked);
    }, interval);
    this.#timer.unref();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  begin(): void {
    this.#underWay += 1;
  }

  end(): void {
    this.#underWay -= 1;
  }
}

/** The sentence for whoever is refused. */
export const overloaded: Told = {
  zh: '服务器繁忙，请稍后重试',
  en: 'This server is asked for more than it can answer, and has done nothing.',
};
