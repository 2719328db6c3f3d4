import { expect, it } from 'vitest';
import { inhabit, manager, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const inShop = {
  mallId: '11',
  productId: 'P1',
  skuId: 'S1',
  productName: '保温杯',
  specName: '白色',
  imageUrl: null,
  status: 'onSale',
  onHand: 50,
  inTransit: 2,
  net7: 1,
  net30: 3,
  coverDays: 500,
  hint: 'deadStock',
};
const row = {
  extCode: 'CUP-1',
  shopNum: 2,
  onHand: 50,
  inTransit: 2,
  noStockNum: 1,
  net7: 1,
  net30: 3,
  coverDays: null,
  soldOutNum: 0,
  runningOutNum: 0,
  deadNum: 1,
  shops: [
    inShop,
    { ...inShop, mallId: '13', onHand: null, inTransit: null, coverDays: null, hint: null },
  ],
  moves: [{ fromMallId: '11', toMallId: '13', pieces: 14, way: 'nextOrder' }],
};
const world = {
  people: { boss: person(), shipper: manager({ user: { staffKind: 'shipper' } }) },
  data: { getStockAcrossShops: { total: 1, rows: [row], endedShopNum: 1 } },
};
const question = /* GraphQL */ `
  query ($selection: ShopSelection!, $filter: SharedStockFilter) {
    sharedStock(selection: $selection, filter: $filter, sort: ON_HAND, descending: false, first: 20) {
      totalCount endedShopCount
      edges { node {
        extCode name specName imageUrl shopCount onHand inTransit unknownStockShopCount net7 net30 daysOfCover
        soldOutShopCount runningOutShopCount deadShopCount
        shops { shop { id } skuId onHand hint } moves { from { id } to { id } pieces way }
      } }
    }
  }
`;

it('asks once for the shops of both marketplaces, and tells shops and moves', async () => {
  const sent = inhabit(network, world);
  const { data, errors } = await testBff().ask(question, {
    token: 'boss',
    variables: {
      selection: { all: true },
      filter: { search: ' 杯 ', shared: true, hint: 'SOLD_OUT', movable: true },
    },
  });
  expect(errors).toBeUndefined();
  expect(data.sharedStock).toEqual({
    totalCount: 1,
    endedShopCount: 1,
    edges: [
      {
        node: {
          extCode: 'CUP-1',
          name: '保温杯',
          specName: '白色',
          imageUrl: null,
          shopCount: 2,
          onHand: 50,
          inTransit: 2,
          unknownStockShopCount: 1,
          net7: 1,
          net30: 3,
          daysOfCover: null,
          soldOutShopCount: 0,
          runningOutShopCount: 0,
          deadShopCount: 1,
          shops: [
            { shop: { id: 'temu:11' }, skuId: 'S1', onHand: 50, hint: 'DEAD_STOCK' },
            { shop: { id: 'shein:13' }, skuId: 'S1', onHand: null, hint: null },
          ],
          moves: [
            { from: { id: 'temu:11' }, to: { id: 'shein:13' }, pieces: 14, way: 'NEXT_ORDER' },
          ],
        },
      },
    ],
  });
  const asked = sent.filter(({ call }) => call.name === 'getStockAcrossShops');
  expect(asked.map(({ input }) => input)).toEqual([
    {
      shopId: '11,12,13',
      keyword: '杯',
      shared: true,
      hint: 'soldOut',
      movable: true,
      sort: 'onHand',
      order: 'asc',
      pageIndex: 1,
      pageSize: 20,
    },
  ]);
});

it('is not for warehouse shippers, and refuses a search that is too long', async () => {
  inhabit(network, world);
  const all = { selection: { all: true } };
  const ofShipper = await testBff().ask(question, { token: 'shipper', variables: all });
  expect(ofShipper.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const long = await testBff().ask(question, {
    token: 'boss',
    variables: { ...all, filter: { search: '杯'.repeat(65) } },
  });
  expect(long.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});
