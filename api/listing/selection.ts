import { findListing, findPicked } from '../../db/listing/listing.ts';
import { requirePermission, signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { ofServices } from '../contract/listing.ts';
import { pickCandidate, type querySelection as querySelectionCall } from '../contract/selection.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { resolveShop } from '../shop-scope.ts';
import type { CandidateSource } from './candidate-source.ts';
import { detail, requireLanguage } from './drafts.ts';
import { marginOf } from './margin.ts';
import { addDraft } from './new-draft.ts';
import type { ListingDetail } from './rows.ts';
import { listingServices } from './services.ts';
import { recogniseSource } from './source-platforms.ts';
import { listingWork } from './work.ts';

/** The selection tool: what is worth selling, and what a seller takes of it into the listings. */

function candidatesOf(context: CallContext): CandidateSource {
  const { candidates } = listingServices(context);
  if (candidates === undefined) refuse(ofServices, 'noSelecting');
  return candidates;
}

export async function querySelection(
  { shopId: mallId, ...filter }: CallInput<typeof querySelectionCall>,
  context: CallContext,
): Promise<CallOutput<typeof querySelectionCall>> {
  requirePermission(context, 'pageSelectionToolNew');
  const shop = await resolveShop(context, mallId);
  const keyword = filter.keyword?.trim();
  const found = await candidatesOf(context).find(shop.platform, {
    ...filter,
    keyword: keyword === '' ? undefined : keyword,
  });
  const ids = found.rows.map((row) => row.productId);
  const picked = await findPicked(context.db, shop.id, ids);
  return {
    total: found.total,
    categories: [...found.categories],
    rows: found.rows.map((row) => ({
      ...row,
      trend: [...row.trend],
      margin: marginOf(row),
      listingId: picked.has(row.productId) ? String(picked.get(row.productId)) : null,
    })),
  };
}

export async function pick(
  { productId, shopId: mallId, language }: CallInput<typeof pickCandidate>,
  context: CallContext,
): Promise<ListingDetail> {
  requirePermission(context, 'selectGoods');
  const user = signedIn(context);
  const shop = await resolveShop(context, mallId);
  const known = () => findPicked(context.db, shop.id, [productId]);
  const before = (await known()).get(productId);
  if (before !== undefined) return detail(context, String(before));

  requireLanguage(context, language);
  const product = await candidatesOf(context).product(productId);
  const source = product && recogniseSource(product.sourceUrl, listingServices(context).sources);
  if (product === undefined || source === undefined) refuse(pickCandidate, 'offShelf');
  const draft = { shop, source, product, language, candidateId: productId, now: context.now() };
  const added = await context.db.transaction().execute((trx) => addDraft(trx, user, draft));
  // Two clicks at once: the second finds what the first has made.
  const id = added ?? (await known()).get(productId);
  if (id === undefined || (await findListing(context.db, user, id)) === undefined)
    refuse(pickCandidate, 'known');
  listingWork(context).wake();
  return detail(context, String(id));
}
