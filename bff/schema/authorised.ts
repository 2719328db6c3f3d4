import type { Context } from '../context.ts';
import type { LiveEvent } from '../events.ts';
import { classOf, looks, rightsOf, together } from '../live-classes.ts';
import { Abandoned, Fault } from '../upstream/errors.ts';

type Look<T> = (fresh: Context) => Promise<T | undefined>;
type Looked<T> = Promise<LiveEvent<T> | undefined>;

/** Faults that mean: this subscriber may not go on. Of any other, only the one event is lost. */
const isDenied = (error: unknown): boolean =>
  error instanceof Fault && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code);

/**
 * Looks at an event with the rights of this moment. It is left out when the viewer may not see it, or
 * when that cannot be found out; the stream ends when the session is over.
 * @param what names the event, and says all that `look` hangs on beside the caller: those who ask for the
 * same by the same operation with the same rights at the same time then share one look and one execution
 */
export function authorised<T>(context: Context, look: Look<T>, what?: string): Looked<T> {
  const own = what === undefined ? undefined : classOf(context);
  if (own === undefined) return looked(context.fresh(), look);
  return together(context, `${own.session}\n${what}`, () =>
    looks.run(() => ofPerson(context, look, `${own.operation}\n${what}`)),
  );
}

/** Sessions of one person that have the same rights share too; each is asked first whether it still may. */
async function ofPerson<T>(context: Context, look: Look<T>, what: string): Looked<T> {
  const fresh = context.forMany();
  const rights = await rightsOf(fresh).catch(() => undefined);
  // What is wrong with the session is told by the look itself.
  if (rights === undefined) return looked(fresh, look);
  let isFirst = false;
  const shared = together(context, `${rights}\n${what}`, () => {
    isFirst = true;
    return looked(fresh, look);
  });
  if (isFirst) return shared;
  fresh.deadline.end();
  const alone = () => looked(context.forMany(), look);
  try {
    const event = await shared;
    // A fault may be that of the session which has looked.
    return event === undefined ? await alone() : { ...event, alone };
  } catch {
    return alone();
  }
}

async function looked<T>(fresh: Context, look: Look<T>): Looked<T> {
  try {
    const value = await look(fresh);
    if (value !== undefined) return { value, context: fresh };
    fresh.deadline.end();
    return undefined;
  } catch (error) {
    fresh.deadline.end();
    if (isDenied(error)) throw error;
    // That somebody has left meanwhile is no news.
    if (error instanceof Abandoned) return undefined;
    const { requestId } = fresh.credentials;
    fresh.services.logger.warn({ err: error, requestId }, 'an event could not be authorised');
    return undefined;
  }
}
