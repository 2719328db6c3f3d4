import type { Told } from '../../api/contract/language.ts';

const minute = 60_000;

export interface RequestRateOptions {
  /** Requests that one network address may make in a minute. */
  readonly most: number;
  readonly now?: () => number;
}

/**
 * Keeps one network address from taking this process for itself. It counts in the memory of the process,
 * because it guards nothing else; what guards accounts is counted in the database.
 */
export class RequestRate {
  readonly #most: number;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #ends = 0;

  constructor({ most, now = Date.now }: RequestRateOptions) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts a request and tells whether it may be answered. */
  admits(address: string): boolean {
    // This machine itself, or everybody behind a proxy on it that is not trusted.
    if (address === '::1' || address.startsWith('127.')) return true;
    const now = this.#now();
    if (now >= this.#ends) {
      this.#counts = new Map();
      this.#ends = (Math.floor(now / minute) + 1) * minute;
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.#most;
  }

  /**
   * What an address may still ask for, as the header fields RateLimit and RateLimit-Policy have it
   * (draft-ietf-httpapi-ratelimit-headers); undefined for one that is not counted.
   */
  fieldsOf(address: string): { readonly policy: string; readonly left: string } | undefined {
    const count = this.#counts.get(address);
    if (count === undefined) return undefined;
    return {
      policy: `"requests";q=${this.#most};w=${minute / 1000}`,
      left: `"requests";r=${Math.max(0, this.#most - count)};t=${this.wait}`,
    };
  }

  /** Seconds until everybody may ask again. */
  get wait(): number {
    return Math.max(1, Math.ceil((this.#ends - this.#now()) / 1000));
  }
}

/** The sentence for whoever has asked too often. */
export const tooManyRequests = (wait: number): Told => ({
  zh: `请求过于频繁，请在 ${wait} 秒后再试`,
  en: `That is too often; ask again in ${wait} s.`,
});
