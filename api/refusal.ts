import { resultCode } from './contract/envelope.ts';

/** An expected refusal: answered as HTTP 200 with this code and Chinese message, never logged as a fault. */
export class Refusal extends Error {
  readonly code: number;

  constructor(message: string, code: number = resultCode.business) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
