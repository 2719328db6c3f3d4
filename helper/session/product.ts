import { fetch } from 'undici';
import type { z } from 'zod';
import type { Call, CallOutput } from '../../api/contract/call.ts';
import { envelope, resultCode } from '../../api/contract/envelope.ts';

/** The product has answered, and refuses. */
export class ProductRefusal extends Error {
  override readonly name = 'ProductRefusal';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Asks the product by its declared calls. */
export interface Product {
  /** @throws ProductRefusal, and other errors where the product cannot be reached */
  ask<C extends Call>(call: C, input: z.input<C['input']>, token?: string): Promise<CallOutput<C>>;
}

const timeout = 10_000;

export function productAt(origin: string): Product {
  return {
    async ask(call, input, token) {
      const fields = new URLSearchParams(
        Object.entries(input).map(([name, value]) => [name, String(value)]),
      );
      const isQuery = call.encoding === 'query';
      const response = await fetch(`${origin}${call.path}${isQuery ? `?${fields}` : ''}`, {
        method: call.method,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(!isQuery && { body: fields }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const answer = envelope.safeParse(await response.json());
      if (response.status !== 200 || !answer.success)
        throw new Error(`${call.name} was answered with HTTP ${response.status}`);
      const { code, msg, data } = answer.data;
      if (code !== resultCode.success) throw new ProductRefusal(code, msg);
      return call.output.parse(data) as CallOutput<typeof call>;
    },
  };
}
