import { describe, expect, it } from 'vitest';
import type { Db } from '../../../db/engine/connect.ts';
import { countCreatedProducts, countProducts } from '../../../db/products/products.ts';
import { findGroups, insertGroup } from '../../../db/shops/shop-groups.ts';
import { arrange, findLayout, saveLayout } from '../../../db/shops/shop-layouts.ts';
import {
  assignShops,
  listShops,
  visibleShops,
  visibleShopsAmong,
} from '../../../db/shops/shops.ts';
import { addProduct, addShop, addUser } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addMainAccount } from '../../support/main-account.ts';

/** Two bosses with two shops each, and a manager of the first with one of them. */
async function people(db: Db) {
  const boss = await addUser(db);
  const stranger = await addUser(db);
  const manager = await addUser(db, { role: 'manager', boss_id: boss.id });
  const second = await addShop(db, boss, { sort: 2, mall_id: 'second' });
  const first = await addShop(db, boss, { sort: 1, mall_id: 'first', platform: 'shein' });
  const foreign = await addShop(db, stranger, { mall_id: 'foreign' });
  await assignShops(db, manager.id, [second.id]);
  return { boss, stranger, manager, first, second, foreign };
}

describeOnEngines('shops', (engine) => {
  it('are seen by their boss, in saved order, and by the managers they are assigned to', async () => {
    const db = await engine.fresh();
    const { boss, stranger, manager } = await people(db);
    const idsOf = async (viewer: typeof boss) =>
      (await visibleShops(db, viewer)).map((shop) => shop.mall_id);
    expect(await idsOf(boss)).toEqual(['first', 'second']);
    expect(await idsOf(manager)).toEqual(['second']);
    expect(await idsOf(stranger)).toEqual(['foreign']);
  });

  it('are found by mall id among the visible ones only', async () => {
    const db = await engine.fresh();
    const { boss, manager } = await people(db);
    const asked = ['second', 'foreign', 'first', 'nowhere'];
    const found = async (viewer: typeof boss) =>
      (await visibleShopsAmong(db, viewer, asked)).map((shop) => shop.mall_id);
    expect(await found(boss)).toEqual(['first', 'second']);
    expect(await found(manager)).toEqual(['second']);
  });

  it('stay hidden from a manager whom another boss has taken over, whatever was assigned', async () => {
    const db = await engine.fresh();
    const { stranger, manager } = await people(db);
    await db
      .updateTable('user')
      .set({ boss_id: stranger.id })
      .where('id', '=', manager.id)
      .execute();
    expect(await visibleShops(db, { ...manager, boss_id: stranger.id })).toEqual([]);
  });

  it('can be assigned again without harm', async () => {
    const db = await engine.fresh();
    const { manager, first, second } = await people(db);
    await assignShops(db, manager.id, [second.id, first.id]);
    await assignShops(db, manager.id, []);
    expect(await visibleShops(db, manager)).toHaveLength(2);
  });

  it('are listed with their main account and the phones of their managers', async () => {
    const db = await engine.fresh();
    const { boss, manager, second } = await people(db);
    const other = await addUser(db, { role: 'manager', boss_id: boss.id, phone: '13000000000' });
    await assignShops(db, other.id, [second.id]);
    const main_account_id = await addMainAccount(db, boss, { phone: '13700000000' });
    await db.updateTable('shop').set({ main_account_id }).where('id', '=', second.id).execute();

    const [plain, bound] = await listShops(db, boss);
    expect(plain).toMatchObject({ mall_id: 'first', account: undefined, phones: [] });
    expect(bound).toMatchObject({
      mall_id: 'second',
      account: { uid: 'U1', phone: '13700000000' },
      phones: ['13000000000', manager.phone],
    });
    // A manager reads their own phone there, not those of the others.
    expect((await listShops(db, manager)).map((shop) => shop.phones)).toEqual([[manager.phone]]);
  });
});

describeOnEngines('groups', (engine) => {
  it('hold shops in order; a manager sees the assigned ones', async () => {
    const db = await engine.fresh();
    const { boss, stranger, manager, first, second } = await people(db);
    const both = await insertGroup(db, boss.id, '两个店', [second.id, first.id]);
    const empty = await insertGroup(db, boss.id, '空组', []);
    const one = await insertGroup(db, boss.id, '一个店', [first.id]);
    expect(await findGroups(db, boss)).toEqual([
      { id: both, name: '两个店', mallIds: ['second', 'first'] },
      { id: empty, name: '空组', mallIds: [] },
      { id: one, name: '一个店', mallIds: ['first'] },
    ]);
    expect(await findGroups(db, manager)).toEqual([
      { id: both, name: '两个店', mallIds: ['second'] },
    ]);
    expect(await findGroups(db, stranger)).toEqual([]);
  });
});

describeOnEngines('the layout', (engine) => {
  it('is what the user saved last, and nobody else did', async () => {
    const db = await engine.fresh();
    const { boss, manager } = await people(db);
    expect(await findLayout(db, boss.id)).toEqual({ listShowTab: [], listClosedTab: [] });
    await saveLayout(db, boss.id, { listShowTab: ['first'], listClosedTab: ['second'] }, 1);
    await saveLayout(db, boss.id, { listShowTab: ['second'], listClosedTab: ['first'] }, 2);
    expect(await findLayout(db, boss.id)).toEqual({
      listShowTab: ['second'],
      listClosedTab: ['first'],
    });
    expect(await findLayout(db, manager.id)).toEqual({ listShowTab: [], listClosedTab: [] });
  });
});

describe('arranging shops by a layout', () => {
  const shops = ['a', 'b', 'c'].map((mall_id) => ({ mall_id }));

  it('shows shops that it does not name last, and leaves out those that are gone', () => {
    const saved = { listShowTab: ['c', 'gone'], listClosedTab: ['b', 'gone too'] };
    expect(arrange(saved, shops)).toEqual({ listShowTab: ['c', 'a'], listClosedTab: ['b'] });
  });

  it('names every shop once, even when the layout names one twice', () => {
    const saved = { listShowTab: ['a', 'b', 'a'], listClosedTab: ['b'] };
    expect(arrange(saved, shops)).toEqual({ listShowTab: ['a', 'c'], listClosedTab: ['b'] });
  });
});

describeOnEngines('products', (engine) => {
  it('are counted by when they were created, in days of Shanghai, and by state', async () => {
    const db = await engine.fresh();
    const { first, second } = await people(db);
    const created = async (time: string, shop = first) =>
      addProduct(db, shop, {}, { created_at: Date.parse(time), status: 'awaiting_first_order' });
    await created('2026-03-11T00:00:00+08:00');
    await created('2026-03-11T23:59:59+08:00');
    await created('2026-03-12T00:00:00+08:00');
    await created('2026-03-10T23:59:59+08:00');
    await created('2026-03-05T00:00:00+08:00');
    await created('2026-03-04T23:59:59+08:00');
    await created('2026-02-10T00:00:00+08:00');
    await created('2026-02-09T23:59:59+08:00');
    await created('2026-03-11T12:00:00+08:00', second);
    await addProduct(db, first, {}, { status: 'on_sale' });
    expect(await countCreatedProducts(db, [first.id], '2026-03-11')).toEqual({
      today: 2,
      week: 3,
      month: 5,
    });
    await created('2026-02-23T00:00:00+08:00');
    await created('2026-02-22T23:59:59+08:00');
    // A Sunday, which ends a week that began in the month before.
    expect(await countCreatedProducts(db, [first.id], '2026-03-01')).toEqual({
      today: 0,
      week: 1,
      month: 0,
    });
    expect(await countProducts(db, first.id, 'awaiting_first_order')).toBe(10);
    expect(await countProducts(db, first.id, 'on_sale')).toBe(1);
    expect(await countProducts(db, first.id, 'price_declaring')).toBe(0);
  });
});
