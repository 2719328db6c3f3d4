import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import type { Transport } from '../../../bff/upstream/transport.ts';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { listenTo } from '../../support/event-stream.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { testBff } from '../world.ts';

/**
 * What makers of tools ask of a seller's shops. Each question is one request, and none is answered by as many
 * calls to the upstream as there are shops.
 */

let api: TestApi;
let world: Awaited<ReturnType<typeof seededSales>>;
beforeAll(async () => {
  api = await createTestApi();
  world = await seededSales(api);
  return () => api.close();
});

const names = new Map([...calls.values()].map(({ path, name }) => [path, name]));

/** The seeded boss's tool, and the calls that its requests lead to beside those that every request needs. */
function tool(answer: (name: string) => Response | undefined = () => undefined) {
  const made: string[] = [];
  const embedded = fetchTransport((request) => {
    const name = names.get(new URL(request.url).pathname) ?? '';
    return Promise.resolve(answer(name) ?? api.handle(request));
  });
  const transport: Transport = (request) => {
    made.push(names.get(request.target.split('?', 1)[0] ?? '') ?? request.target);
    return embedded(request);
  };
  const { bff, ask, events } = testBff({ transport, previewTransport: transport });
  onTestFinished(() => bff.close());
  const always = ['getUserInfo', 'getShopTabMap', 'getShopList', 'queryUserGroups'];
  return {
    events,
    listen: (query: string, token: string) =>
      listenTo((request) => bff.handle(request), query, token),
    made: () => made.filter((name) => !always.includes(name)).sort(),
    ask: async (query: string) => {
      const { data, errors } = await ask(query, { token: world.boss.token });
      expect(errors).toBeUndefined();
      return data;
    },
    /** The whole answer to a request with headers and extensions of its own. */
    send: async (
      query: string,
      { headers, extensions }: { headers?: Record<string, string>; extensions?: object } = {},
    ) => {
      const response = await bff.handle(
        new Request('http://bff.test/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${world.boss.token}`,
            ...headers,
          },
          body: JSON.stringify({ query, extensions }),
        }),
      );
      return response.json();
    },
  };
}

const week = 'range: {start: "2026-03-04", end: "2026-03-10"}';
const before = 'comparison: {start: "2026-02-25", end: "2026-03-03"}';

async function group(mallIds: string, name: string): Promise<void> {
  const { token } = world.boss;
  const { data } = await api.call('saveUserGroups', { shopGroupName: name }, { token });
  const groups = (await api.call('queryUserGroups', {}, { token })).data;
  const groupId = data?.groupId ?? groups.at(-1).groupId;
  const saved = await api.call('saveShopGroups', { groupId, shopId: mallIds }, { token });
  expect(saved.code).toBe(0);
}

const series = `quantityTrend { bucket figures { net } } profitTrend { bucket figure { profit hiddenReason } }`;

describe('Units and profit of every shop by day', () => {
  const byDay = `{ shops { edges { node { mallId statistics(${week}) { ${series} } } } } }`;

  it('are one request, and one call for all shops of both platforms', async () => {
    const { ask, made } = tool();
    const { shops } = await ask(byDay);
    expect(made()).toEqual(['getShopSalesByTime']);
    const [t, s] = shops.edges.map(({ node }: { node: object }) => node);
    expect(t.mallId).toBe('t');
    expect(t.statistics.quantityTrend).toHaveLength(7);
    expect(t.statistics.quantityTrend[0]).toEqual({ bucket: '2026-03-04', figures: { net: 3 } });
    expect(t.statistics.profitTrend[0].figure).toEqual({ profit: '60.00', hiddenReason: null });
    expect(s.statistics.quantityTrend[6].figures).toEqual({ net: 1 });
    expect(s.statistics.profitTrend[6].figure).toEqual({ profit: null, hiddenReason: 'NO_COST' });
  });

  it('are the same where an upstream answers each shop alone', async () => {
    const { ask } = tool();
    const alone = tool((name) =>
      name === 'getShopSalesByTime' ? new Response(null, { status: 404 }) : undefined,
    );
    expect(await alone.ask(byDay)).toEqual(await ask(byDay));
    expect(alone.made()).toEqual([
      'getLineChartDataProfit',
      'getLineChartDataVolume',
      'getShopSalesByTime',
      'queryChartDataProfit',
      'queryChartDataSaleVolume',
    ]);
  });

  it('are so for the shops of a group and for the group itself', async () => {
    await group('t,s', '两个店铺');
    await group('s', '一个店铺');
    const { ask, made } = tool();
    const { shopGroups } = await ask(`{ shopGroups {
      name shops { mallId statistics(${week}) { ${series} } } statistics(${week}) { ${series} } } }`);
    expect(made()).toEqual(['getShopSalesByTime']);
    const whole = await ask(`{ statistics(selection: {group: "group:1"}, ${week}) { ${series} } }`);
    expect(shopGroups[0].statistics).toEqual(whole.statistics);
    expect(shopGroups[1].statistics).toEqual(shopGroups[1].shops[0].statistics);
  });
});

describe('Why sales changed', () => {
  const question = `{ statistics(selection: {all: true}, ${week}, ${before}) {
    comparison { amount { net } } totals { amount { net } }
    change(inFull: true) { current previous difference shops { difference } products { difference } } } }`;
  const fen = (money: string) => Math.round(Number(money) * 100);

  it('is one call, which agrees with the totals and adds up', async () => {
    const { ask, made } = tool();
    const { change, totals, comparison } = (await ask(question)).statistics;
    expect(made().filter((name) => name === 'explainChange')).toHaveLength(1);
    expect(change.current).toBe(totals.amount.net);
    expect(change.previous).toBe(comparison.amount.net);
    for (const rows of [change.shops, change.products])
      expect(
        rows.reduce((sum: number, row: { difference: string }) => sum + fen(row.difference), 0),
      ).toBe(fen(change.difference));
  });

  it('is not known where an upstream does not have the call', async () => {
    const { ask } = tool((name) =>
      name === 'explainChange' ? new Response(null, { status: 404 }) : undefined,
    );
    expect((await ask(question)).statistics.change).toBeNull();
  });
});

describe('Totals of every shop', () => {
  const totals = 'amount { net } quantity { sold returned } profit { profit cost hiddenReason }';

  it('are one request with those of the days before, and one call a range', async () => {
    const { ask, made } = tool();
    const { shops } = await ask(`{ shops { edges { node { mallId
      statistics(${week}, ${before}) { totals { ${totals} } comparison { ${totals} } } } } } }`);
    expect(made()).toEqual(['getShopSalesRanking', 'getShopSalesRanking']);
    for (const { node } of shops.edges) {
      const alone = await ask(
        `{ statistics(selection: {shop: "${
          node.mallId === 't' ? 'temu:t' : 'shein:s'
        }"}, ${week}, ${before}) { totals { ${totals} } comparison { ${totals} } } }`,
      );
      expect(node.statistics).toEqual(alone.statistics);
    }
  });

  it('[R7.4-23] stand in the ranking beside those of the days before, the course and the grade, one call a kind', async () => {
    const { ask, made } = tool();
    const { statistics } = await ask(`{ statistics(selection: {all: true}, ${week}, ${before}) {
      shopRanking(first: 100) { edges { amount { net } netAmounts comparisonNetAmounts comparison { ${totals} }
        node { id badgeCount syncedAt needsRebind pinnedPlace card { review deliveryGrade } } } } } }`);
    expect(made()).toEqual([
      'getShopNetAmountsByTime',
      'getShopNetAmountsByTime',
      'getShopSalesRanking',
      'getShopSalesRanking',
    ]);
    expect(statistics.shopRanking.edges).toHaveLength(2);
    for (const { amount, netAmounts, comparison, comparisonNetAmounts, node } of statistics
      .shopRanking.edges) {
      const fen = (line: string[]) =>
        line.reduce((sum, net) => sum + Math.round(Number(net) * 100), 0);
      expect(netAmounts).toHaveLength(7);
      expect(fen(netAmounts)).toBe(Math.round(Number(amount.net) * 100));
      expect(fen(comparisonNetAmounts)).toBe(Math.round(Number(comparison.amount.net) * 100));
      const alone = await ask(
        `{ shop(id: "${node.id}") { statistics(${week}, ${before}) { comparison { ${totals} } } } }`,
      );
      expect(comparison).toEqual(alone.shop.statistics.comparison);
    }
  });

  it('are without their course where an upstream cannot tell shops apart over time', async () => {
    const { ask } = tool((name) =>
      name === 'getShopNetAmountsByTime' ? new Response(null, { status: 404 }) : undefined,
    );
    const { statistics } = await ask(`{ statistics(selection: {all: true}, ${week}, ${before}) {
      shopRanking { edges { amount { net } netAmounts comparison { amount { net } } } } } }`);
    for (const edge of statistics.shopRanking.edges) {
      expect(edge).toEqual({
        amount: { net: expect.any(String) },
        netAmounts: null,
        comparison: { amount: { net: expect.any(String) } },
      });
    }
  });

  it('of a choice of shops are asked for by their ids', async () => {
    const { ask } = tool();
    const of = (selection: string) =>
      ask(`{ statistics(selection: ${selection}, ${week}) { shopCount totals { ${totals} } } }`);
    const chosen = await of('{shops: ["shein:s", "temu:t", "temu:t"]}');
    expect(chosen).toEqual(await of('{all: true}'));
    expect(chosen.statistics.shopCount).toBe(2);
  });
});

const card = `card { review deliveryGrade abnormalProductCount salesRank joinedQuantity refundCount
  awaitingFirstOrderCount firstOrderCreatedCount priceDeclaringCount specificationCount
  createdProducts { today } deadStock { value } }`;

describe('The cards of all shops', () => {
  const cards = `query Cards { shops(first: 100) { edges { node { name ${card} } } } }`;

  it('are one request for whoever has few shops', async () => {
    const { shops } = await tool().ask(cards);
    expect(shops.edges).toHaveLength(2);
  });

  it('are told what they cost, by what is there', async () => {
    const { send } = tool();
    const headers = { 'x-graphql-cost': '1' };
    const { cost } = (await send(cards, { headers })).extensions;
    expect(cost).toEqual({ requested: expect.any(Number), limit: 10_000 });
    expect((await send(cards, { headers })).extensions).toEqual({ cost });
    expect((await send(cards, { extensions: { cost: true } })).extensions).toEqual({ cost });
    expect((await send(cards)).extensions).toBeUndefined();
    const one = (await send(cards.replace('100', '1'), { headers })).extensions.cost.requested;
    // The list itself is there once, what is in it for each of the two shops.
    expect(cost.requested).toBe(2 * one - 1);
  });

  it('are refused with what they cost where there are too many', async () => {
    const { send } = tool();
    const list = (
      alias: string,
    ) => `${alias}: productList(selection: {all: true}, ${week}, first: 100) {
      edges { node { id name productId skcId skuId imageUrl category hint onHand daysOfCover } } }`;
    const lists = Array.from({ length: 12 }, (_, place) => list(`list${place}`));
    const { errors } = await send(`{ ${lists.join(' ')} }`);
    expect(errors[0].extensions).toEqual({
      code: 'LIMIT_EXCEEDED',
      cost: { requested: expect.any(Number), limit: 10_000 },
    });
  });
});

describe('What must leave within 24 hours', () => {
  const now = Date.parse('2026-03-11T04:00:00Z');
  const hours = (count: number) => now + count * 3_600_000;

  it('is one request, whatever state it is in', async () => {
    const order = (status: 'packing' | 'shipping' | 'shipped', due: number) =>
      addShippingOrder(api.db, world.t, {}, { status, ship_by: due });
    await order('shipped', hours(1));
    const soonest = await order('shipping', hours(2));
    const soon = await order('packing', hours(24));
    await order('packing', hours(25));
    await order('packing', hours(-1));
    const list = (more: string) => `{ shippingOrders(selection: {all: true}, ${more}) {
      totalCount counts { awaitingPacking awaitingShipping shipped } edges { node { orderNo } } } }`;
    const day = 'shipByFrom: "2026-03-11T04:00:00Z", shipByTo: "2026-03-12T04:00:00Z"';
    const { shippingOrders } = await tool().ask(
      list(`statuses: [AWAITING_PACKING, AWAITING_SHIPPING], ${day}`),
    );
    expect(shippingOrders).toEqual({
      totalCount: 2,
      counts: { awaitingPacking: 1, awaitingShipping: 1, shipped: 1 },
      edges: [soonest, soon].map((orderNo) => ({ node: { orderNo } })),
    });
    const { errors } = await tool().send(list('status: SHIPPED, statuses: [SHIPPED]'));
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('What is sold out before so many days', () => {
  it('is one request, for any number of days', async () => {
    const skus = { PEN: [{ code: 'PEN-1', onHand: 12 }] };
    const [pen = 0] = await addProduct(api.db, world.t, skus, { name: '钢笔', product_id: 'P9' });
    const sold = lineOf(world.t, pen, '2026-03-01', { quantity: 30, amount: 3000 });
    await appendSaleLines(api.db, [sold], Date.parse('2026-03-11T04:00:00Z'));
    const named = async (days: number) => {
      const { productList } = await tool().ask(`{ productList(selection: {all: true}, ${week},
        filter: {coverBelow: ${days}}) { edges { node { name daysOfCover } } } }`);
      return productList.edges.map(({ node }: { node: object }) => node);
    };
    expect(await named(12.5)).toEqual([{ name: '钢笔', daysOfCover: 12 }]);
    expect(await named(12)).toEqual([]);
  });
});

describe('What sold at a price', () => {
  it('is one request, and adds up to the price band', async () => {
    const { statistics } = await tool().ask(`{ statistics(selection: {all: true}, ${week}) {
      salesByPrice { bands { from to amount { net } } } } }`);
    let found = 0;
    for (const { from, to, amount } of statistics.salesByPrice.bands) {
      const below = to === null ? '' : `, averagePriceBelow: "${to}"`;
      const { productList } =
        await tool().ask(`{ productList(selection: {all: true}, ${week}, level: SKU,
        filter: {averagePriceFrom: "${from}"${below}}) { totalCount totals { netAmount } } }`);
      expect(productList.totals.netAmount).toBe(amount.net);
      found += productList.totalCount;
    }
    expect(found).toBeGreaterThan(0);
    const { errors } = await tool().send(`{ productList(selection: {all: true}, ${week},
      filter: {averagePriceFrom: "-1.00"}) { totalCount } }`);
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('Sales of all shops, live', () => {
  it('come with the figures that are asked for', async () => {
    const { listen, events } = tool();
    const next = await listen(
      `subscription { shopRefreshed(selection: {all: true}) { shop { mallId
        statistics(${week}) { totals { amount { net } } } } } }`,
      world.boss.token,
    );
    events.publish('web_shop_refresh/s', { mallId: 's', time: 1 });
    const statistics = { totals: { amount: { net: '200.00' } } };
    expect(await next()).toEqual({
      data: { shopRefreshed: { shop: { mallId: 's', statistics } } },
    });
  });

  it('are those that each listener may see, and are read once for all with the same rights', async () => {
    const { secret } = await makeKey(api, world.boss.token, { withCost: false });
    const { made, listen, events } = tool();
    const query = `subscription { shopRefreshed(selection: {shop: "temu:t"}) { shop {
      statistics(${week}) { totals { profit { profit hiddenReason } } } } } }`;
    const listeners = await Promise.all(
      [world.boss.token, world.boss.token, secret].map((token) => listen(query, token)),
    );
    events.publish('web_shop_refresh/t', { mallId: 't', time: 1 });
    const figures = await Promise.all(listeners.map((next) => next()));
    const shown = (profit: object) => ({
      data: { shopRefreshed: { shop: { statistics: { totals: { profit } } } } },
    });
    const whole = shown({ profit: '40.00', hiddenReason: null });
    const hidden = shown({ profit: null, hiddenReason: 'NO_PERMISSION' });
    expect(figures).toEqual([whole, whole, hidden]);
    expect(made()).toEqual(['getShopSalesRanking', 'getShopSalesRanking']);
  });
});

describe('Every SKU with its cost', () => {
  it('is a page of one list', async () => {
    const { productList } = await tool().ask(`{ productList(selection: {all: true}, ${week},
      level: SKU, filter: {hasCost: true}, first: 100) {
        totalCount counts { withCost } edges { node { extCode costMin } } } }`);
    expect(productList.edges).toEqual([{ node: { extCode: 'CUP-1', costMin: '10.00' } }]);
    expect(productList.counts.withCost).toBe(1);
  });
});

describe('The managers of every shop', () => {
  it('are one request, with what they may do', async () => {
    const { user } = await api.signIn({ role: 'manager', boss_id: world.boss.user.id });
    await api.assign(user, world.t);
    await api.grant(user, 'lookCost', 'erp:product:view:cost');
    const { managers } = await tool().ask('{ managers { phone permissionIds shops { mallId } } }');
    expect(managers).toEqual([{ phone: user.phone, permissionIds: [1], shops: [{ mallId: 't' }] }]);
  });
});

describe('Another name of a shop', () => {
  it('is given in one request, which says what is wrong with it', async () => {
    const rename = (name: string) =>
      tool().ask(`mutation { renameShop(input: {id: "temu:t", name: "${name}"}) {
        shop { name } error { code field message } } }`);
    expect((await rename('旗舰店')).renameShop).toEqual({ shop: { name: '旗舰店' }, error: null });
    const { shop, error } = (await rename('')).renameShop;
    expect(shop).toBeNull();
    expect(error).toEqual({ code: 'INVALID_INPUT', field: 'name', message: expect.any(String) });
  });
});
