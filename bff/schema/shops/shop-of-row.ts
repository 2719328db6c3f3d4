import type { Context } from '../../context.ts';
import type { Shop } from '../../directory.ts';
import { Fault } from '../../upstream/errors.ts';
import { shop } from './shops.ts';

/** The shop of a row. A row about a shop that the viewer does not have is an answer gone wrong. */
export async function shopOf(context: Context, mallId: string): Promise<Shop> {
  const found = (await context.directory()).byMallId.get(mallId);
  if (found !== undefined) return found;
  throw new Fault('UPSTREAM_SHAPE', undefined, { cause: new Error('a row of an unknown shop') });
}

/** The field of a row that leads to its shop. */
export const ofShop = (description: string) => ({
  type: shop,
  description,
  resolve: ({ mallId }: { readonly mallId: string }, _args: object, context: Context) =>
    shopOf(context, mallId),
});
