import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { embeddedWorld } from '../embedded.ts';

/** The clock of these tests stands at noon of 2026-03-11 in Shanghai. */
let world: Awaited<ReturnType<typeof embeddedWorld>>;
beforeAll(async () => {
  world = await embeddedWorld();
});
afterAll(() => world.close());

/** What the side panel reads, of a shop beside another one of the same boss, which plays no part. */
async function cardOf(cost: number | null) {
  const { api, ask } = world;
  const boss = await api.signIn();
  const shop = await api.shop(boss.user);
  const other = await api.shop(boss.user);
  const sku = async (place: typeof shop, code: string, price: number, onHand: number) => {
    const [ref = 0] = await addProduct(api.db, place, { [code]: [{ code, price, cost, onHand }] });
    return ref;
  };
  const slow = await sku(shop, 'SLOW', 1250, 7);
  const quick = await sku(shop, 'QUICK', 999, 5);
  const foreign = await sku(other, 'OTHER', 5000, 9);
  for (const [status, count] of [
    ['awaiting_first_order', 2],
    ['first_order_created', 1],
    ['price_declaring', 3],
  ] as const) {
    for (const _ of Array(count).keys()) await addProduct(api.db, shop, {}, { status });
    await addProduct(api.db, other, {}, { status });
  }
  const lines = [
    lineOf(shop, slow, '2026-03-10', { quantity: 3, amount: 6000 }),
    lineOf(shop, slow, '2026-03-11', { kind: 'return', quantity: 1, amount: 2000 }),
    lineOf(shop, quick, '2026-02-20', { quantity: 20, amount: 34_567 }),
    // The first day of the month back to today, and the one before it.
    lineOf(shop, slow, '2026-02-11', { quantity: 1, amount: 1050 }),
    lineOf(shop, slow, '2026-02-10', { quantity: 1, amount: 77_700 }),
    lineOf(other, foreign, '2026-03-10', { quantity: 4, amount: 88_800 }),
  ];
  await appendSaleLines(api.db, lines, testNow);
  const { data, errors } = await ask(
    `query ($id: ID!) { shop(id: $id) { card {
      historySales historyProfit { profit hiddenReason uncosted { sold returned amount } }
      deadStock { productCount value }
      awaitingFirstOrderCount firstOrderCreatedCount priceDeclaringCount } } }`,
    { token: boss.token, variables: { id: `temu:${shop.mall_id}` } },
  );
  expect(errors).toBeUndefined();
  return data.shop.card;
}

describe('the figures of the info card', () => {
  it('[R2.6-21] [R2.6-22] [R2.6-23] [R2.6-24] are what was sold, earned and left of just this shop', async () => {
    const net = 6000 - 2000 + 34_567 + 1050;
    const pieces = 3 - 1 + 20 + 1;
    expect(await cardOf(300)).toEqual({
      historySales: (net / 100).toFixed(2),
      historyProfit: {
        profit: ((net - pieces * 300) / 100).toFixed(2),
        hiddenReason: null,
        uncosted: { sold: 0, returned: 0, amount: '0.00' },
      },
      // Twenty pieces of the other product were sold in 30 days: it is not dead.
      deadStock: { productCount: 1, value: '87.50' },
      awaitingFirstOrderCount: 2,
      firstOrderCreatedCount: 1,
      priceDeclaringCount: 3,
    });
  });

  it('[R2.6-22] call the profit unknown where nothing has a cost', async () => {
    expect((await cardOf(null)).historyProfit).toEqual({
      profit: null,
      hiddenReason: 'NO_COST',
      uncosted: { sold: 24, returned: 1, amount: '396.17' },
    });
  });
});
