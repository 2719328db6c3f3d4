import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../contract/call.ts';

/**
 * Checks an answer against its declaration. A field too many is as wrong as one too few: it may tell a secret.
 * @throws Error, a fault of ours, that names the call and what does not fit
 */
export function requireShape(call: Call, data: unknown): void {
  const parsed = call.output.safeParse(data);
  if (!parsed.success)
    throw new Error(`The answer of ${call.name} does not fit its declaration: ${parsed.error}`);
  if (!isDeepStrictEqual(parsed.data, data))
    throw new Error(`The answer of ${call.name} has more than its declaration`);
}
