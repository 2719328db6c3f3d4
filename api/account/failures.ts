import type { CallContext } from '../deps.ts';
import { placeOf } from './askers.ts';
import { count, limitsOf, uncount } from './limits.ts';

/**
 * Runs something that is tried again and again by those who guess: only failures stay counted, per
 * network address or known browser. Counted before the try, so that a thousand tries at once are a thousand.
 * @param phone whose account is tried
 * @throws Refusal 429 when the address has failed too often
 */
export async function guardFailures<T>(
  context: CallContext,
  phone: string,
  run: () => Promise<T>,
): Promise<T> {
  const place = await placeOf(context, phone);
  if (context.clientAddress === undefined && !place.isKnown) return run();
  const key = `failure${place.key}`;
  await count(context, key, limitsOf(context).failuresPerAddress, '尝试次数过多');
  const result = await run();
  await uncount(context, key);
  return result;
}
