import { resultCode } from './contract/envelope.ts';

/** An expected refusal: answered as HTTP 200 with this code and Chinese message, never logged as a fault. */
export class Refusal extends Error {
  readonly code: number;
  /** Seconds after which the same may be asked again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(message: string, code: number = resultCode.business, retryAfter?: number) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
