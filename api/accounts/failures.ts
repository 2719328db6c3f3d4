import type { CallContext } from '../deps.ts';
import { count, limitsOf, uncount } from './limits.ts';
import { networkOf } from './network.ts';

/**
 * Runs something that is tried again and again by those who guess: only failures stay counted, per
 * network address. Counted before the try, so that a thousand tries at once are a thousand.
 * @throws Refusal 429 when the address has failed too often
 */
export async function guardFailures<T>(context: CallContext, run: () => Promise<T>): Promise<T> {
  const { clientAddress } = context;
  if (clientAddress === undefined) return run();
  const key = `failure:address:${networkOf(clientAddress)}`;
  await count(context, key, limitsOf(context).failuresPerAddress, '尝试次数过多');
  const result = await run();
  await uncount(context, key);
  return result;
}
