import { expect, it } from 'vitest';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines, type Engine } from '../../support/databases.ts';
import { addReports } from '../../support/shop-reports.ts';
import { importApi } from '../imports/imports-support.ts';

const hour = 3_600_000;

async function world(engine: Engine) {
  const api = await importApi({ db: await engine.fresh() });
  const boss = { id: api.ownerId };
  const told = await api.shop(boss, { mall_id: 'told', origin: 'simulated', synced_at: testNow });
  const silent = await api.shop(boss, { mall_id: 'silent', origin: 'bound' });
  await addReports(api.db, told);
  const refs = await addProduct(api.db, told, {
    K: [{ code: 'A' }, { code: 'B' }, { code: 'C' }],
  });
  const stocked = refs.slice(0, 2);
  await api.db
    .insertInto('stock')
    .values(
      stocked.map((sku_ref, place) => ({
        sku_ref,
        shop_id: told.id,
        on_hand: 5,
        in_transit: 0,
        updated_at: testNow - place * hour,
      })),
    )
    .execute();
  const ask = async (kind: string, options = {}, shopId = 'told,silent') =>
    await api.call('explainStanding', { shopId, kind }, { token: api.token, ...options });
  return { api, told, silent, ask };
}

const nothing = { known: 0, toldAt: null, oldestAt: null };

describeOnEngines('of when a figure of how things stand is', (engine) => {
  it('is told of money by shop, with those that have not answered', async () => {
    const { ask } = await world(engine);
    expect((await ask('money')).data).toEqual({
      shops: [
        {
          mallId: 'told',
          known: 1,
          unknown: 0,
          toldAt: testNow,
          oldestAt: testNow,
          connector: 'simulator',
        },
        { mallId: 'silent', ...nothing, unknown: 1, connector: 'marketplace' },
      ],
      hiddenReason: null,
    });
  });

  it('is told of stock by its SKUs, the newest and the oldest, and of products by their shop', async () => {
    const { ask } = await world(engine);
    expect((await ask('stock')).data.shops).toMatchObject([
      { mallId: 'told', known: 2, unknown: 1, toldAt: testNow, oldestAt: testNow - hour },
      { mallId: 'silent', ...nothing, unknown: 0 },
    ]);
    expect((await ask('products')).data.shops).toMatchObject([
      { mallId: 'told', known: 1, unknown: 0, toldAt: testNow },
      { mallId: 'silent', ...nothing, unknown: 0 },
    ]);
  });

  it('is told of reviews and messages with the report, of orders and assessments with the last sync', async () => {
    const { ask } = await world(engine);
    for (const kind of ['reports', 'deliveries'])
      expect((await ask(kind)).data, kind).toMatchObject({
        shops: [
          { mallId: 'told', known: 1, unknown: 0, toldAt: testNow, oldestAt: testNow },
          { mallId: 'silent', ...nothing, unknown: 1 },
        ],
        hiddenReason: null,
      });
  });

  it('is told of the facts of a shop with its last sync, of what it sold lately with the newest lines', async () => {
    const { api, told, silent, ask } = await world(engine);
    const [sku = 0] = await addProduct(api.db, silent, { L: [{ code: 'L' }] });
    // Today is 2026-03-11: the first is a line of longer ago.
    await appendSaleLines(api.db, [lineOf(silent, sku, '2026-02-07')], testNow + hour);
    expect((await ask('sales')).data.shops).toMatchObject([
      { mallId: 'told', ...nothing, unknown: 1 },
      { mallId: 'silent', ...nothing, unknown: 1 },
    ]);
    await appendSaleLines(api.db, [lineOf(silent, sku, '2026-02-08')], testNow - hour);
    expect((await ask('sales')).data.shops).toMatchObject([
      { mallId: 'told', ...nothing, unknown: 1 },
      { mallId: 'silent', known: 1, unknown: 0, toldAt: testNow - hour },
    ]);
    await api.db.updateTable('shop').set({ synced_at: 7 }).where('id', '=', told.id).execute();
    expect((await ask('shop')).data.shops).toMatchObject([
      { mallId: 'told', known: 1, toldAt: 7 },
      { mallId: 'silent', ...nothing, unknown: 1 },
    ]);
    // What there is to do is as old as the oldest that it was found in.
    expect((await ask('todos')).data.shops).toMatchObject([
      { mallId: 'told', known: 1, unknown: 0, toldAt: testNow, oldestAt: 7 },
      { mallId: 'silent', known: 1, toldAt: testNow - hour, oldestAt: testNow - hour },
    ]);
  });

  it('is of the own shops alone, and of money for who may look at costs', async () => {
    const { api, told, ask } = await world(engine);
    const { user, token } = await api.signIn({ role: 'manager', boss_id: api.ownerId });
    await api.assign(user, told);
    expect((await ask('stock', { token })).code).toBe(403);
    expect((await ask('money', { token }, 'told')).data).toEqual({
      shops: [],
      hiddenReason: 'NO_PERMISSION',
    });
    for (const [kind, known] of [
      ['stock', 2],
      ['reports', 1],
    ] as const)
      expect((await ask(kind, { token }, 'told')).data).toMatchObject({
        shops: [{ known }],
        hiddenReason: null,
      });
    await api.grant(user, 'lookCost');
    expect((await ask('money', { token }, 'told')).data.shops).toMatchObject([{ known: 1 }]);
    expect((await ask('money', { token: '' })).code).not.toBe(0);
    expect((await ask('nothing')).code).not.toBe(0);
  });
});
