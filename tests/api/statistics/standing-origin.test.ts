import { expect, it } from 'vitest';
import { testNow } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
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
    expect((await ask('sales')).code).not.toBe(0);
  });
});
