import type { Context } from '../../context.ts';
import type { Shop } from '../../directory.ts';
import { Fault } from '../../upstream/errors.ts';

/** The shop of a row. A row about a shop that the viewer does not have is an answer gone wrong. */
export async function shopOf(context: Context, mallId: string): Promise<Shop> {
  const found = (await context.directory()).byMallId.get(mallId);
  if (found !== undefined) return found;
  throw new Fault('UPSTREAM_SHAPE', undefined, { cause: new Error('a row of an unknown shop') });
}
