import { expect, it } from 'vitest';
import type { Db } from '../../../db/engine/connect.ts';
import {
  changeListing,
  countListings,
  countUnpublished,
  deleteDrafts,
  findCategories,
  findListing,
  findListingSkus,
  findListings,
  findPicked,
  insertListing,
  replaceSkus,
} from '../../../db/listing/listing.ts';
import { claimListing, endWork, releaseListing } from '../../../db/listing/listing-work.ts';
import type { ListingDraft, Shop, User } from '../../../db/schema.ts';
import { assignShops } from '../../../db/shops/shops.ts';
import { addProduct, addShop, addUser } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const sku = (place: number, price: number | null) => ({
  place,
  source_spec: `规格${place}`,
  spec: `Spec ${place}`,
  price,
  stock: 5,
});

let made = 0;

async function add(
  db: Db,
  owner: Pick<User, 'id'>,
  shop: Pick<Shop, 'id'>,
  change: Partial<ListingDraft> = {},
): Promise<number | undefined> {
  made += 1;
  return insertListing(
    db,
    {
      owner_id: owner.id,
      shop_id: shop.id,
      source_url: `https://detail.1688.com/offer/${made}.html`,
      platform: '1688',
      country: null,
      candidate_id: null,
      state: 'ready',
      failure: null,
      lease_until: null,
      attempts: 0,
      source_language: 'zh-CN',
      language: 'en',
      source_title: '竹制收纳盒',
      title: 'Bamboo Box 100%',
      source_description: '',
      description: '',
      category: null,
      attributes: '[]',
      images: '[]',
      source_images: '[]',
      unknown_words: '[]',
      version: 1,
      product_id: null,
      created_at: 0,
      updated_at: made,
      published_at: null,
      ...change,
    },
    [sku(0, 1200), sku(1, null), sku(2, 900)],
  );
}

async function people(db: Db) {
  const boss = await addUser(db);
  const stranger = await addUser(db);
  const manager = await addUser(db, { role: 'manager', boss_id: boss.id });
  const shop = await addShop(db, boss);
  const second = await addShop(db, boss);
  await assignShops(db, manager.id, [shop.id]);
  return { boss, stranger, manager, shop, second };
}

describeOnEngines('listings', (engine) => {
  it('are found by shop, state, platform and words, the newest change first, with their prices', async () => {
    const db = await engine.fresh();
    const { boss, shop, second } = await people(db);
    const one = await add(db, boss, shop);
    const two = await add(db, boss, second, { state: 'failed', platform: 'amazon' });
    const all = { ownerId: boss.id, shopIds: [shop.id, second.id] };
    const page = { limit: 10, offset: 0 };
    const found = await findListings(db, all, page);
    expect(found.map(({ id }) => id)).toEqual([two, one]);
    expect(found[0]).toMatchObject({ sku_count: 3, price_min: 900, price_max: 1200 });
    expect(await countListings(db, all)).toMatchObject({ ready: 1, failed: 1, draft: 0 });
    const ids = async (filter: object, part: object = {}) =>
      (await findListings(db, { ...all, ...filter }, { ...page, ...part })).map(({ id }) => id);
    expect(await ids({ shopIds: [shop.id] })).toEqual([one]);
    expect(await ids({ platform: 'amazon' })).toEqual([two]);
    expect(await ids({}, { state: 'ready' })).toEqual([one]);
    expect(await ids({}, { limit: 1, offset: 1 })).toEqual([one]);
    expect(await ids({ keyword: 'bamboo BOX' })).toEqual([two, one]);
    expect(await ids({ keyword: '收纳' })).toEqual([two, one]);
    expect(await ids({ keyword: '100%' })).toEqual([two, one]);
    expect(await ids({ keyword: 'b%x' })).toEqual([]);
    expect(await ids({ ownerId: boss.id + 1 })).toEqual([]);
  });

  it('are seen by their boss and by managers of their shop, and not when the shop has changed hands', async () => {
    const db = await engine.fresh();
    const { boss, stranger, manager, shop, second } = await people(db);
    const one = (await add(db, boss, shop)) ?? 0;
    const two = (await add(db, boss, second)) ?? 0;
    const sees = async (viewer: User, id: number) =>
      (await findListing(db, viewer, id)) !== undefined;
    expect([await sees(boss, one), await sees(boss, two)]).toEqual([true, true]);
    expect([await sees(manager, one), await sees(manager, two)]).toEqual([true, false]);
    expect(await sees(stranger, one)).toBe(false);
    await db.updateTable('shop').set({ owner_id: stranger.id }).where('id', '=', shop.id).execute();
    expect([await sees(boss, one), await sees(stranger, one)]).toEqual([false, false]);
  });

  it('have one unpublished draft an address and shop, and one a candidate', async () => {
    const db = await engine.fresh();
    const { boss, shop, second } = await people(db);
    const same = { source_url: 'https://detail.1688.com/offer/same.html' };
    const one = (await add(db, boss, shop, { ...same, candidate_id: 'T1' })) ?? 0;
    expect(await add(db, boss, shop, same)).toBeUndefined();
    expect(await add(db, boss, shop, { candidate_id: 'T1' })).toBeUndefined();
    expect(await add(db, boss, second, { ...same, candidate_id: 'T1' })).toBeDefined();
    expect(await countUnpublished(db, boss.id)).toBe(2);
    expect(await findPicked(db, shop.id, ['T1', 'T2'])).toEqual(new Map([['T1', one]]));
    const published = { state: 'published' } as const;
    await changeListing(db, { id: one, version: 1, states: ['ready'] }, published);
    expect(await add(db, boss, shop, same)).toBeDefined();
  });

  it('change from the version and states that are named only', async () => {
    const db = await engine.fresh();
    const { boss, shop } = await people(db);
    const id = (await add(db, boss, shop)) ?? 0;
    const change = (version: number, title: string) =>
      changeListing(db, { id, version, states: ['ready'] }, { title });
    expect(await change(1, 'A')).toBe(true);
    expect(await change(1, 'B')).toBe(false);
    expect(await changeListing(db, { id, version: 2, states: ['draft'] }, { title: 'C' })).toBe(
      false,
    );
    expect(await findListing(db, boss, id)).toMatchObject({ title: 'A', version: 2 });
    const [, second] = await findListingSkus(db, id);
    await replaceSkus(db, id, second ? [{ ...second, price: 5 }] : []);
    expect(await findListingSkus(db, id)).toMatchObject([{ place: 1, price: 5 }]);
    await db.updateTable('listing_draft').set({ state: 'publishing' }).execute();
    expect(await deleteDrafts(db, [id])).toBe(0);
    await db.updateTable('listing_draft').set({ state: 'ready' }).execute();
    expect(await deleteDrafts(db, [id])).toBe(1);
    expect(await findListingSkus(db, id)).toEqual([]);
  });

  it('are worked on by one at a time, and taken over when the lease has run out', async () => {
    const db = await engine.fresh();
    const { boss, shop } = await people(db);
    await add(db, boss, shop);
    const id = await add(db, boss, shop, { state: 'translating' });
    const claims = await Promise.all([
      claimListing(db, { now: 1000, until: 2000 }),
      claimListing(db, { now: 1000, until: 2000 }),
    ]);
    const held = claims.filter((claim) => claim !== undefined);
    expect(held).toMatchObject([{ id, attempts: 1, lease_until: 2000 }]);
    const [first] = held;
    if (first === undefined) throw new Error('Nobody got it');
    expect(await claimListing(db, { now: 1999, until: 3000 })).toBeUndefined();
    const taken = await claimListing(db, { now: 2000, until: 3000 });
    expect(taken).toMatchObject({ id, attempts: 2 });
    // Who was away for too long ends nothing any more.
    expect(await endWork(db, first, { state: 'ready' })).toBe(false);
    if (taken === undefined) throw new Error('Nobody took it over');
    await releaseListing(db, taken);
    const again = await claimListing(db, { now: 2001, until: 3000 });
    expect(again).toMatchObject({ id, attempts: 2 });
    if (again === undefined) throw new Error('Nobody took it up');
    expect(await endWork(db, again, { state: 'ready' })).toBe(true);
    expect(await claimListing(db, { now: 9000, until: 9999 })).toBeUndefined();
  });

  it('offer the categories that their shops sell in', async () => {
    const db = await engine.fresh();
    const { shop, second } = await people(db);
    await addProduct(db, shop, {}, { category: '女装' });
    await addProduct(db, shop, {}, { category: '女装' });
    await addProduct(db, second, {}, { category: '饰品' });
    await addProduct(db, second, {}, { category: null });
    expect(await findCategories(db, [shop.id, second.id])).toEqual(['女装', '饰品']);
    expect(await findCategories(db, [second.id])).toEqual(['饰品']);
  });
});
