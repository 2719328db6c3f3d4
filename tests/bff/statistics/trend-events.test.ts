import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { inhabit, person, testBff, upstreamUrl, useNetwork } from '../world.ts';

const network = useNetwork();
/** An upstream of an earlier version, which does not have this call. */
const lacks = (path: string) =>
  network.use(http.post(upstreamUrl + path, () => HttpResponse.text('', { status: 404 })));

const range = 'range: { start: "2026-03-01", end: "2026-03-07" }';

describe('the events of a trend', () => {
  const events = [
    { day: '2026-03-03', kind: 'violation', count: 2, fine: 1_230, shoppingDay: null },
    {
      day: '2026-03-04',
      kind: 'priceChange',
      count: 7,
      fine: null,
      shoppingDay: null,
      skus: [{ productId: 'P1', name: '杯', extCode: 'A-1', oldPrice: 1200, newPrice: 1050 }],
    },
    { day: '2026-06-18', kind: 'shoppingDay', count: 1, fine: null, shoppingDay: 'midYear' },
  ];

  it('are one call for all shops, or of some products', async () => {
    const sent = inhabit(network, {
      people: { boss: person() },
      data: { getTrendEvents: events },
    });
    const { data, errors } = await testBff().ask(
      `{ statistics(selection: {all: true}, ${range}) {
        events { day kind count fine shoppingDay productId
          skus { productId name code oldPrice newPrice } } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    const plain = { fine: null, shoppingDay: null, productId: null, skus: [] };
    expect(data.statistics.events).toEqual([
      { ...plain, day: '2026-03-03', kind: 'VIOLATION', count: 2, fine: '12.30' },
      {
        ...plain,
        day: '2026-03-04',
        kind: 'PRICE_CHANGED',
        count: 7,
        skus: [{ productId: 'P1', name: '杯', code: 'A-1', oldPrice: '12.00', newPrice: '10.50' }],
      },
      { ...plain, day: '2026-06-18', kind: 'SHOPPING_DAY', count: 1, shoppingDay: 'MID_YEAR' },
    ]);
    const ofProducts = (ids: string) =>
      testBff().ask(
        `{ statistics(selection: {shop: "temu:11"}, ${range}) { events(productIds: ${ids}) { day } } }`,
        { token: 'boss' },
      );
    await ofProducts('["P1", "P2"]');
    const tooMany = await ofProducts(
      JSON.stringify(Array.from({ length: 21 }, (_, id) => `P${id}`)),
    );
    expect(tooMany.errors?.[0]?.message).toMatch(/20/);
    const asked = sent.filter(({ call }) => call.name === 'getTrendEvents');
    expect(asked.map(({ input }) => input)).toMatchObject([
      { shopId: '11,12,13', startTime: '2026-03-01', endTime: '2026-03-07' },
      { shopId: '11', productIds: ['P1', 'P2'] },
    ]);
  });

  it('are null where the upstream does not have the call', async () => {
    inhabit(network, { people: { boss: person() } });
    lacks('/api/order/getTrendEvents');
    const { data, errors } = await testBff().ask(
      `{ statistics(selection: {all: true}, ${range}) { shopCount events { day } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.statistics).toEqual({ shopCount: 3, events: null });
  });
});
