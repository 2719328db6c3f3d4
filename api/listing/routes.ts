import { countListings, findCategories, findListings, ownerOf } from '../../db/listing/listing.ts';
import { requirePermission, signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/listing.ts';
import * as selectionCalls from '../contract/selection.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { resolveShops } from '../shop-scope.ts';
import * as drafts from './drafts.ts';
import { rowOf } from './rows.ts';
import { pick, querySelection } from './selection.ts';
import { listingServices } from './services.ts';
import { kinds } from './simulated-goods.ts';
import { listingWork } from './work.ts';

async function queryListings(
  input: CallInput<typeof calls.queryListings>,
  context: CallContext,
): Promise<CallOutput<typeof calls.queryListings>> {
  requirePermission(context, 'pageAiProducts');
  const shops = await resolveShops(context, input.shopId);
  const keyword = input.keyword?.trim();
  const filter = {
    ownerId: ownerOf(signedIn(context)),
    shopIds: shops.map((shop) => shop.id),
    platform: input.platform,
    updatedSince: input.updatedSince,
    keyword: keyword === '' ? undefined : keyword,
  };
  const counts = await countListings(context.db, filter);
  const rows = await findListings(context.db, filter, {
    state: input.state,
    limit: input.pageSize,
    offset: (input.pageIndex - 1) * input.pageSize,
  });
  // What a process that has died left behind is taken up by whoever looks for it.
  if (!context.config.readOnly && counts.translating + counts.publishing > 0)
    listingWork(context).wake();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    total: input.state === undefined ? all : counts[input.state],
    counts,
    rows: rows.map(rowOf),
  };
}

async function options(
  { shopId: mallIds }: CallInput<typeof calls.getListingOptions>,
  context: CallContext,
): Promise<CallOutput<typeof calls.getListingOptions>> {
  requirePermission(context, 'pageAiProducts');
  const shops = await resolveShops(context, mallIds);
  const { source, publisher, translator } = listingServices(context);
  const sold = await findCategories(
    context.db,
    shops.map((shop) => shop.id),
  );
  const collected = source === undefined ? [] : kinds.map((kind) => kind.category);
  return {
    canCollect: source !== undefined,
    canPublish: publisher !== undefined,
    languages: [...translator.languages],
    categories: [...new Set([...sold, ...collected])],
  };
}

export const routes: Route[] = [
  route(calls.queryListings, queryListings),
  route(calls.getListingDetail, ({ id }, context) => {
    requirePermission(context, 'pageAiProducts');
    return drafts.detail(context, id);
  }),
  route(calls.getListingOptions, options),
  route(calls.collectByUrl, drafts.collect),
  route(calls.importCollected, drafts.importCollected),
  route(calls.saveListing, drafts.save),
  route(calls.translateListing, drafts.translate),
  route(calls.publishListing, drafts.publish),
  route(calls.deleteListings, drafts.remove),
  route(selectionCalls.querySelection, querySelection),
  route(selectionCalls.pickCandidate, pick),
];
