import {
  type Insertable,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { holdsKeyword } from '../engine/keyword.ts';
import type {
  Database,
  ListingDraft,
  ListingDraftTable,
  ListingSku,
  ListingSkuTable,
} from '../schema.ts';
import { type ShopViewer, visibleShops } from '../shops/shops.ts';

/** Listings as people see and change them. What works on them in the background is in listing-work.ts. */

export type ListingState = ListingDraftTable['state'];

/** As people see it: what is ready but for words that are not translated is incomplete. */
export type ShownState = ListingState | 'incomplete';

/** JSON of an empty list. */
const noWords = '[]';

export const shownStateOf = (draft: Pick<ListingDraft, 'state' | 'unknown_words'>): ShownState =>
  draft.state === 'ready' && draft.unknown_words !== noWords ? 'incomplete' : draft.state;

const shownState = sql<ShownState>`case when state = 'ready' and unknown_words <> ${noWords}
  then 'incomplete' else state end`;

export interface ListedDraft extends ListingDraft {
  readonly mall_id: string;
  readonly sku_count: number;
  readonly price_min: number | null;
  readonly price_max: number | null;
}

export interface ListingFilter {
  readonly ownerId: number;
  readonly shopIds: readonly number[];
  readonly platform?: string | undefined;
  /** Part of a title or of the source's address. */
  readonly keyword?: string | undefined;
  readonly updatedSince?: number | undefined;
}

export interface ListingPage {
  readonly state?: ShownState | undefined;
  readonly limit: number;
  readonly offset: number;
}

type DraftQuery<Row> = SelectQueryBuilder<Database, 'listing_draft', Row>;

const matching = <Row>(query: DraftQuery<Row>, filter: ListingFilter): DraftQuery<Row> => {
  const { ownerId, shopIds, platform, keyword, updatedSince } = filter;
  let found = query
    .where('listing_draft.owner_id', '=', ownerId)
    .where('listing_draft.shop_id', 'in', shopIds);
  if (platform !== undefined) found = found.where('listing_draft.platform', '=', platform);
  if (updatedSince !== undefined)
    found = found.where('listing_draft.updated_at', '>=', updatedSince);
  if (keyword !== undefined) {
    const contains = (text: RawBuilder<unknown>) => holdsKeyword(text, keyword);
    found = found.where(({ or }) =>
      or(
        (['title', 'source_title', 'source_url'] as const).map((column) =>
          contains(sql.ref(`listing_draft.${column}`)),
        ),
      ),
    );
  }
  return found;
};

export async function countListings(
  db: Db,
  filter: ListingFilter,
): Promise<Record<ShownState, number>> {
  const counts = {
    draft: 0,
    translating: 0,
    incomplete: 0,
    ready: 0,
    publishing: 0,
    published: 0,
    failed: 0,
  };
  const rows = await db
    .selectFrom(
      matching(db.selectFrom('listing_draft'), filter).select(shownState.as('state')).as('shown'),
    )
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute();
  for (const row of rows) counts[row.state] = row.count;
  return counts;
}

const listed = (db: DbOrTransaction) =>
  db
    .selectFrom('listing_draft')
    .innerJoin('shop', 'shop.id', 'listing_draft.shop_id')
    .selectAll('listing_draft')
    .select('shop.mall_id')
    .select(({ selectFrom }) => {
      const skus = selectFrom('listing_sku').whereRef('draft_id', '=', 'listing_draft.id');
      return [
        skus.select(({ fn }) => fn.countAll<number>().as('count')).as('sku_count'),
        skus.select(({ fn }) => fn.min<number | null>('price').as('least')).as('price_min'),
        skus.select(({ fn }) => fn.max<number | null>('price').as('most')).as('price_max'),
      ];
    })
    .$narrowType<{ sku_count: number }>();

/** One page, the newest change first. */
export async function findListings(
  db: Db,
  filter: ListingFilter,
  { state, limit, offset }: ListingPage,
): Promise<ListedDraft[]> {
  const ids = await matching(db.selectFrom('listing_draft'), filter)
    .$if(state !== undefined, (query) => query.where(shownState, '=', state ?? 'draft'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .select('id')
    .execute();
  if (ids.length === 0) return [];
  const wanted = ids.map((row) => row.id);
  const rows = await listed(db).where('listing_draft.id', 'in', wanted).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** A listing, when it is of a shop that the viewer may see. */
export async function findListing(
  db: DbOrTransaction,
  viewer: ShopViewer,
  id: number,
): Promise<ListedDraft | undefined> {
  const row = await listed(db)
    .where('listing_draft.id', '=', id)
    .where('listing_draft.owner_id', '=', ownerOf(viewer))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const shops = await visibleShops(db, viewer);
  return shops.some((shop) => shop.id === row.shop_id) ? row : undefined;
}

/** The boss whose business a viewer works in. */
export const ownerOf = (viewer: ShopViewer): number => viewer.boss_id ?? viewer.id;

export async function findListingSkus(db: DbOrTransaction, draftId: number): Promise<ListingSku[]> {
  return db
    .selectFrom('listing_sku')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('place')
    .execute();
}

/** A draft that is not stored yet. */
export type NewListing = Insertable<ListingDraftTable>;

/** Adds a listing with its SKUs; undefined when the shop has an unpublished one of this address. */
export async function insertListing(
  trx: DbOrTransaction,
  draft: NewListing,
  skus: readonly Omit<Insertable<ListingSkuTable>, 'draft_id'>[],
): Promise<number | undefined> {
  const row = await trx
    .insertInto('listing_draft')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (skus.length > 0) {
    await trx
      .insertInto('listing_sku')
      .values(skus.map((sku) => ({ ...sku, draft_id: row.id })))
      .execute();
  }
  return row.id;
}

/** The listings that were made of candidates for a shop, by candidate. */
export async function findPicked(
  db: DbOrTransaction,
  shopId: number,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (candidateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_draft')
    .where('shop_id', '=', shopId)
    .where('candidate_id', 'in', candidateIds)
    .select(['id', 'candidate_id'])
    .execute();
  return new Map(rows.flatMap((row) => (row.candidate_id ? [[row.candidate_id, row.id]] : [])));
}

/** How many listings of a boss are not published. */
export async function countUnpublished(db: DbOrTransaction, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listing_draft')
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'published')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Changes a listing that is still of that version and in one of the states; it then has the next version.
 * Answers whether it was.
 */
export async function changeListing(
  trx: DbOrTransaction,
  { id, version, states }: { id: number; version: number; states: readonly ListingState[] },
  change: Updateable<ListingDraftTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('listing_draft')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', states)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts the given SKUs in the place of those that a listing has; what they were collected as stays. */
export async function replaceSkus(
  trx: DbOrTransaction,
  draftId: number,
  skus: readonly ListingSku[],
): Promise<void> {
  await trx.deleteFrom('listing_sku').where('draft_id', '=', draftId).execute();
  if (skus.length > 0)
    await trx
      .insertInto('listing_sku')
      .values([...skus])
      .execute();
}

/** Deletes listings unless one is just being published; answers how many are gone. */
export async function deleteDrafts(trx: DbOrTransaction, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('listing_draft')
    .where('id', 'in', ids)
    .where('state', '<>', 'publishing')
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The categories of the products in some shops, those of most products first. */
export async function findCategories(db: Db, shopIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .where('shop_id', 'in', shopIds)
    .where('category', 'is not', null)
    .groupBy('category')
    .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('category')
    .limit(60)
    .execute();
  return rows.flatMap((row) => row.category ?? []);
}
