import { describe, expect, it } from 'vitest';
import { productListRow } from '../../support/product-row.ts';
import { inhabit, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const days = (moved: Readonly<Record<number, number | null>>, other: number | null = 0) =>
  Array.from({ length: 30 }, (_, day) => moved[day] ?? other);

describe('the course of the rows of a list', () => {
  const list = /* GraphQL */ `{
    productList(selection: { all: true }, range: { start: "2026-03-01", end: "2026-03-10" }) {
      edges { node { productId restock dailyQuantities } }
    }
  }`;
  const one = productListRow({ productId: 'P1', restockNum: 12 });
  const two = productListRow({ productId: 'P2', mallId: '12' });
  const getProductInfoList = { total: 2, categories: [], rows: [one, two] };
  const getProductDailyVolume = [
    { mallId: '11', id: 'P1', volumes: days({ 3: 7, 29: 2 }) },
    // Of another shop.
    { mallId: '12', id: 'P1', volumes: days({ 0: 99 }) },
  ];
  const temuShops = (expireDate: number | null = null) => [
    shopRow('11', {
      expireDate,
      ...(expireDate !== null && { dataUntil: '2026-03-08' }),
    }),
    shopRow('12'),
  ];
  const ask = async (shops: ReturnType<typeof temuShops>, data: object) => {
    const sent = inhabit(network, {
      people: { boss: person({ shops }) },
      data: { getProductInfoList, ...data },
    });
    const { data: answer, errors } = await testBff().ask(list, { token: 'boss' });
    expect(errors).toBeUndefined();
    const nodes = answer.productList.edges.map(({ node }: { node: object }) => node);
    const asked = sent.filter(({ call }) => call.name === 'getProductDailyVolume');
    return { nodes, asked };
  };

  it('is one call for all of them, and flat where nothing is told of one', async () => {
    const { nodes, asked } = await ask(temuShops(), { getProductDailyVolume });
    expect(nodes).toEqual([
      { productId: 'P1', restock: 12, dailyQuantities: days({ 3: 7, 29: 2 }) },
      { productId: 'P2', restock: 0, dailyQuantities: days({}) },
    ]);
    expect(asked.map(({ input }) => input)).toEqual([
      { shopId: '11,12', level: 'spu', ids: ['P1', 'P2'] },
    ]);
  });

  it('[R2.7-37] is not known of days that nobody paid for', async () => {
    const end = Date.parse('2026-03-08T15:00:00+08:00');
    const { nodes } = await ask(temuShops(end), { getProductDailyVolume });
    expect(nodes[0].dailyQuantities.slice(-3)).toEqual([0, null, null]);
    expect(nodes[1].dailyQuantities).toEqual(days({}));
  });
});

describe('what changed of a row', () => {
  const ask = (id: string, token = 'boss') =>
    testBff().ask(
      `query ($id: ID!) { skuChanges(id: $id, first: 2, skip: 2) {
        totalCount edges { node { day kind skuId specName extCode oldPrice newPrice } } } }`,
      { token, variables: { id } },
    );
  const change = {
    mallId: '11',
    skuId: 'S1',
    specName: '白色',
    extCode: 'CUP-1',
    day: '2026-03-02',
    kind: 'price',
    oldPrice: 900,
    newPrice: 1000,
  };
  const world = {
    people: { boss: person() },
    data: { getSkuChanges: { total: 3, rows: [change] } },
  };

  it('is a page of changes with prices in yuan, asked of its shop alone', async () => {
    const sent = inhabit(network, world);
    const { data, errors } = await ask('skc:11:C1');
    expect(errors).toBeUndefined();
    const { mallId: _, ...told } = change;
    expect(data.skuChanges).toEqual({
      totalCount: 3,
      edges: [{ node: { ...told, kind: 'PRICE_CHANGED', oldPrice: '9.00', newPrice: '10.00' } }],
    });
    const asked = sent.filter(({ call }) => call.name === 'getSkuChanges');
    expect(asked.map(({ input }) => input)).toEqual([
      { shopId: '11', level: 'skc', id: 'C1', pageIndex: 2, pageSize: 2 },
    ]);
  });

  it('is nothing of what is not the viewer’s, and of what is no row', async () => {
    const sent = inhabit(network, world);
    for (const id of ['skc:99:C1', 'temu:11', ''])
      expect((await ask(id)).data.skuChanges, id).toBeNull();
    expect(sent.some(({ call }) => call.name === 'getSkuChanges')).toBe(false);
  });
});
