import type { Context } from '../context.ts';
import type { LiveEvent } from '../events.ts';
import { Fault } from '../upstream/errors.ts';

/** Faults that mean: this subscriber may not go on. Of any other, only the one event is lost. */
const isDenied = (error: unknown): boolean =>
  error instanceof Fault && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code);

/**
 * Looks at an event with the rights of this moment. It is left out when the viewer may not see it, or
 * when that cannot be found out; the stream ends when the session is over.
 */
export async function authorised<T>(
  context: Context,
  look: (fresh: Context) => Promise<T | undefined>,
): Promise<LiveEvent<T> | undefined> {
  const fresh = context.fresh();
  try {
    const value = await look(fresh);
    if (value !== undefined) return { value, context: fresh };
    fresh.deadline.end();
    return undefined;
  } catch (error) {
    fresh.deadline.end();
    if (isDenied(error)) throw error;
    const { requestId } = context.credentials;
    context.services.logger.warn({ err: error, requestId }, 'an event could not be authorised');
    return undefined;
  }
}
