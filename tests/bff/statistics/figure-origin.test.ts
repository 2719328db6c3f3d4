import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { inhabit, manager, namesOf, person, testBff, upstreamUrl, useNetwork } from '../world.ts';

const network = useNetwork();
/** An upstream of an earlier version, which does not have this call. */
const lacks = (path: string) =>
  network.use(http.post(upstreamUrl + path, () => HttpResponse.text('', { status: 404 })));

const shop = {
  lines: 5,
  syncedLines: 2,
  days: 3,
  firstDay: '2026-03-01',
  lastDay: '2026-03-05',
  arrivedAt: Date.parse('2026-03-06T01:00:00Z'),
  connector: 'simulator',
};
const answer = {
  lines: 5,
  syncedLines: 2,
  firstHour: '2026-03-01T08',
  lastHour: '2026-03-05T21',
  arrivedAt: shop.arrivedAt,
  syncArrivedAt: null,
  days: 7,
  emptyDays: 4,
  emptySpans: [{ start: '2026-03-02', end: '2026-03-05' }],
  shops: [
    { mallId: '11', ...shop },
    {
      mallId: '13',
      lines: 0,
      syncedLines: 0,
      days: 0,
      firstDay: null,
      lastDay: null,
      arrivedAt: null,
      connector: null,
    },
  ],
  imports: [
    {
      importId: '7',
      fileName: '三月.csv',
      allLines: 40,
      finishedAt: shop.arrivedAt,
      lines: 3,
      shops: 1,
    },
  ],
  otherImports: { count: 0, lines: 0 },
  conversions: [
    {
      currency: 'USD',
      lowestRate: '7.1',
      highestRate: '7.2',
      firstDay: '2026-03-01',
      lastDay: '2026-03-05',
    },
  ],
  costs: {
    skus: 4,
    uncostedSkus: 1,
    uncostedDays: 2,
    uncosted: { sold: 3, returned: 0, amount: 900 },
  },
};

const range = 'range: { start: "2026-03-01", end: "2026-03-07" }';
const ask = (fields: string, { people = { boss: person() }, args = range } = {}) => {
  const sent = inhabit(network, { people, data: { explainOrigin: answer } });
  return testBff()
    .ask(`{ statistics(selection: {all: true}, ${args}) { ${fields} } }`, { token: 'boss' })
    .then((result) => ({ ...result, sent }));
};

describe('where a figure comes from', () => {
  it('is one call for all shops of both platforms, with what the shop list says of each', async () => {
    const { data, errors, sent } = await ask(`origin {
      lines syncedLines firstHour lastHour arrivedAt days emptyDays emptySpans { start end }
      shops { shop { id name needsRebind } lines arrivedAt connector }
      imports { importId fileName finishedAt lines allLines shopCount } otherImports { count lines }
      rates { currency lowestRate highestRate }
      costs { skuCount uncostedSkuCount uncostedDays uncosted { amount } } hiddenReason
    }`);
    expect(errors).toBeUndefined();
    expect(data.statistics.origin).toEqual({
      lines: 5,
      syncedLines: 2,
      firstHour: '2026-03-01T08',
      lastHour: '2026-03-05T21',
      arrivedAt: '2026-03-06T01:00:00.000Z',
      days: 7,
      emptyDays: 4,
      emptySpans: [{ start: '2026-03-02', end: '2026-03-05' }],
      shops: [
        {
          shop: { id: 'temu:11', name: '店铺11', needsRebind: null },
          lines: 5,
          arrivedAt: '2026-03-06T01:00:00.000Z',
          connector: 'SIMULATOR',
        },
        {
          shop: { id: 'shein:13', name: '店铺13', needsRebind: null },
          lines: 0,
          arrivedAt: null,
          connector: null,
        },
      ],
      imports: [
        {
          importId: '7',
          fileName: '三月.csv',
          finishedAt: '2026-03-06T01:00:00.000Z',
          lines: 3,
          allLines: 40,
          shopCount: 1,
        },
      ],
      otherImports: { count: 0, lines: 0 },
      rates: [{ currency: 'USD', lowestRate: '7.1', highestRate: '7.2' }],
      costs: { skuCount: 4, uncostedSkuCount: 1, uncostedDays: 2, uncosted: { amount: '9.00' } },
      hiddenReason: null,
    });
    expect(namesOf(sent).filter((name) => name === 'explainOrigin')).toHaveLength(1);
    expect(sent.find(({ call }) => call.name === 'explainOrigin')?.input).toMatchObject({
      shopId: '11,12,13',
      startTime: '2026-03-01',
      endTime: '2026-03-07',
    });
  });

  it('says nothing of costs to who may not look at them, whatever an upstream answers', async () => {
    const { data } = await ask('origin { lines costs { skuCount } hiddenReason }', {
      people: { boss: manager() },
    });
    expect(data.statistics.origin).toEqual({
      lines: 5,
      costs: null,
      hiddenReason: 'NO_PERMISSION',
    });
  });

  it('is null where the upstream does not have the call, and the rest is told', async () => {
    inhabit(network, { people: { boss: person() } });
    lacks('/api/order/explainOrigin');
    const { data, errors } = await testBff().ask(
      `{ statistics(selection: {all: true}, ${range}) {
        origin { lines } totalsCalls(figure: AMOUNT) { name } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.statistics).toEqual({
      origin: null,
      totalsCalls: [{ name: 'getHistoryTotalSales' }, { name: 'queryTotalSales' }],
    });
  });
});

describe('the calls of a figure', () => {
  it('are those that its totals are read by', async () => {
    const calls = 'totalsCalls(figure: PROFIT) { name method path shopCount }';
    const { data, sent } = await ask(`${calls} totals { profit { profit } }`);
    expect(data.statistics.totalsCalls).toEqual([
      {
        name: 'getHistoryTotalProfits',
        method: 'POST',
        path: '/api/order/getHistoryTotalProfits',
        shopCount: 2,
      },
      {
        name: 'queryTotalProfit',
        method: 'POST',
        path: '/api/shein/product/sales/queryTotalProfit',
        shopCount: 1,
      },
    ]);
    const made = namesOf(sent).filter((name) => /total.*profit/i.test(name));
    expect(made.sort()).toEqual(['getHistoryTotalProfits', 'queryTotalProfit']);
  });

  it('are by the paths of stock orders where these are counted', async () => {
    const { data } = await ask('totalsCalls(figure: QUANTITY) { path shopCount }', {
      args: `${range}, dataSource: STOCKS`,
    });
    expect(data.statistics.totalsCalls).toEqual([
      { path: '/api/stock/getHistorySaleVolume', shopCount: 3 },
    ]);
  });
});

describe('where a figure of how things stand comes from', () => {
  const standing = {
    shops: [
      {
        mallId: '11',
        known: 1,
        unknown: 0,
        toldAt: shop.arrivedAt,
        oldestAt: shop.arrivedAt,
        connector: 'marketplace',
      },
      { mallId: '13', known: 0, unknown: 1, toldAt: null, oldestAt: null, connector: null },
    ],
    hiddenReason: null,
  };
  const askStanding = (fields: string, people = { boss: person() }) => {
    const sent = inhabit(network, { people, data: { explainStanding: standing } });
    return testBff()
      .ask(`{ statistics(selection: {all: true}, ${range}) { ${fields} } }`, { token: 'boss' })
      .then((result) => ({ ...result, sent }));
  };

  it('is one call for all shops, with those that have told nothing', async () => {
    const { data, errors, sent } = await askStanding(
      'standing(figure: PENDING) { shops { shop { id } known toldAt connector } hiddenReason }',
    );
    expect(errors).toBeUndefined();
    expect(data.statistics.standing).toEqual({
      shops: [
        {
          shop: { id: 'temu:11' },
          known: 1,
          toldAt: '2026-03-06T01:00:00.000Z',
          connector: 'MARKETPLACE',
        },
        { shop: { id: 'shein:13' }, known: 0, toldAt: null, connector: null },
      ],
      hiddenReason: null,
    });
    const asked = sent.filter(({ call }) => call.name === 'explainStanding');
    expect(asked.map(({ input }) => input)).toMatchObject([{ shopId: '11,12,13', kind: 'money' }]);
  });

  it('is asked for reviews, messages, deliveries and orders, with the calls of each', async () => {
    const fields = ['REVIEWS', 'MESSAGES', 'DELIVERIES', 'ORDERS'].map(
      (figure) => `${figure}: standing(figure: ${figure}) { shops { known } }
        ${figure}_calls: standingCalls(figure: ${figure}) { name shopCount }`,
    );
    const { data, errors, sent } = await askStanding(fields.join('\n'));
    expect(errors).toBeUndefined();
    const asked = sent.filter(({ call }) => call.name === 'explainStanding');
    expect(asked.map(({ input }) => input.kind).sort()).toEqual(['deliveries', 'reports']);
    const { statistics } = data;
    expect(statistics.REVIEWS.shops).toEqual([{ known: 1 }, { known: 0 }]);
    expect(statistics.REVIEWS_calls).toMatchObject([{ name: 'getShopReviewRankingList' }]);
    expect(statistics.MESSAGES_calls).toMatchObject([{ name: 'getTemuMsgAndRule' }]);
    // Only temu grades; packages come back at either.
    expect(statistics.DELIVERIES_calls).toEqual([
      { name: 'queryDeliveryAssessmentRecord', shopCount: 2 },
      { name: 'getReturnSupplierPackage', shopCount: 2 },
      { name: 'findShopReturnOrderList', shopCount: 1 },
    ]);
    expect(statistics.ORDERS_calls).toEqual([{ name: 'queryShippingOrders', shopCount: 3 }]);
  });

  it('is asked for what is at stake, and for the facts of a shop, by what each was told with', async () => {
    for (const [figure, kind, calls] of [
      ['STAKES', 'todos', ['listTodos']],
      ['STAKE_GOODS', 'deliveries', ['listTodos']],
      ['STAKE_FINE', 'reports', ['listTodos']],
      ['STAKE_WEEK_SALES', 'stock', ['listTodos']],
      ['STAKE_UNCOSTED_SALES', 'sales', ['listTodos']],
      [
        'CARD_STATE',
        'shop',
        ['shopRating', 'getAbnormalProductNum', 'refundInfo', 'specification'],
      ],
      ['CARD_PRODUCTS', 'products', ['joinedQuantity', 'productCountByType', 'createdProducts']],
      ['CARD_STOCK', 'stock', ['deadStock']],
    ] as const) {
      const { data, errors, sent } = await askStanding(
        `standing(figure: ${figure}) { shops { known } } standingCalls(figure: ${figure}) { name }`,
      );
      expect(errors).toBeUndefined();
      const asked = sent.filter(({ call }) => call.name === 'explainStanding');
      expect(asked.map(({ input }) => input.kind)).toEqual([kind]);
      expect(data.statistics.standingCalls).toEqual(calls.map((name) => ({ name })));
    }
  });

  it('does not even ask for money on behalf of who may not look at costs', async () => {
    const fields = (figure: string) =>
      `standing(figure: ${figure}) { shops { known } hiddenReason }`;
    const hidden = await askStanding(fields('AVAILABLE'), { boss: manager() });
    expect(hidden.data.statistics.standing).toEqual({ shops: [], hiddenReason: 'NO_PERMISSION' });
    expect(namesOf(hidden.sent)).not.toContain('explainStanding');
    const shown = await askStanding(fields('STOCK'), { boss: manager() });
    expect(shown.data.statistics.standing).toMatchObject({
      shops: [{ known: 1 }, { known: 0 }],
      hiddenReason: null,
    });
  });

  it('names the calls of the figure, and is null where the upstream does not have its own', async () => {
    inhabit(network, { people: { boss: person() } });
    lacks('/api/order/explainStanding');
    const { data, errors } = await testBff().ask(
      `{ statistics(selection: {all: true}, ${range}) {
        standing(figure: FROZEN) { hiddenReason } standingCalls(figure: FROZEN) { name shopCount } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.statistics).toEqual({
      standing: null,
      standingCalls: [{ name: 'getSystemRestrict', shopCount: 3 }],
    });
  });
});
