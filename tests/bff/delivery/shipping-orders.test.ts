import { describe, expect, it } from 'vitest';
import { inhabit, manager, namesOf, person, testBff, useNetwork } from '../world.ts';
import { counts, row, world } from './delivery-doubles.ts';

const network = useNetwork();

const list = /* GraphQL */ `
  query Orders($selection: ShopSelection! = { all: true }, $status: ShippingOrderStatus, $type: ShippingType,
    $due: ShippingOrderDue,
    $search: String, $sort: ShippingOrderSort! = DEADLINE, $first: Int! = 20, $skip: Int! = 0) {
    shippingOrders(selection: $selection, status: $status, shippingType: $type, due: $due, search: $search,
      sort: $sort, first: $first, skip: $skip) {
      totalCount
      counts { awaitingPacking awaitingShipping shipped cancelled dueSoon overdue }
      pageInfo { hasNextPage }
      edges { rank node { id orderNo status shippingType warehouseEntry quantity shipBy shop { id }
        goods { code imageUrl quantity } } }
    }
  }
`;

describe('shippingOrders', () => {
  it('[R9.5-02] asks for both kinds, or for one of them, in the selected shops', async () => {
    for (const [type, shippingType] of [
      [undefined, 2],
      ['SELF', 0],
      ['MANUFACTURER', 1],
    ]) {
      const sent = inhabit(network, world());
      const { errors } = await testBff().ask(list, {
        token: 'boss',
        variables: { type, status: 'SHIPPED', search: ' 收纳 ', sort: 'NEWEST', skip: 40 },
      });
      expect(errors).toBeUndefined();
      expect(sent.find(({ call }) => call.name === 'queryShippingOrders')?.input).toEqual({
        shopId: '11,12,13',
        shippingType,
        status: 3,
        keyword: '收纳',
        sort: 'newest',
        pageIndex: 3,
        pageSize: 20,
      });
    }
  });

  it('asks for those that are due, in whatever state they wait', async () => {
    const sent = inhabit(network, world());
    for (const due of ['SOON', 'OVERDUE']) {
      await testBff().ask(list, { token: 'boss', variables: { due } });
    }
    expect(
      sent
        .filter(({ call }) => call.name === 'queryShippingOrders')
        .map(({ input }) => [input.due, input.status]),
    ).toEqual([
      ['soon', undefined],
      ['overdue', undefined],
    ]);
  });

  it('tells what waits is worth and since when it is late, and a shipper only the latter', async () => {
    const values = {
      awaitingPackingValue: 123_450,
      awaitingShippingValue: null,
      dueSoonValue: 0,
      overdueValue: 5,
    };
    const told = { ...counts, ...values, firstDeadline: 172_800_000 };
    const people = { boss: person(), shipper: manager({ user: { staffKind: 'shipper' } }) };
    inhabit(network, {
      ...world({ queryShippingOrders: { total: 1, counts: told, rows: [] } }),
      people,
    });
    const asked = async (token: string) =>
      (
        await testBff().ask(
          `{ shippingOrders(selection: { all: true }) { counts {
            awaitingPackingValue awaitingShippingValue dueSoonValue overdueValue firstShipBy } } }`,
          { token },
        )
      ).data.shippingOrders.counts;
    const firstShipBy = '1970-01-03T00:00:00.000Z';
    expect(await asked('boss')).toEqual({
      awaitingPackingValue: '1234.50',
      awaitingShippingValue: null,
      dueSoonValue: '0.00',
      overdueValue: '0.05',
      firstShipBy,
    });
    expect(await asked('shipper')).toEqual({
      awaitingPackingValue: null,
      awaitingShippingValue: null,
      dueSoonValue: null,
      overdueValue: null,
      firstShipBy,
    });
  });

  it('gives orders with a global id, their pieces, and the counts of the tabs', async () => {
    inhabit(network, world());
    const { data } = await testBff().ask(list, { token: 'boss', variables: { skip: 20 } });
    expect(data.shippingOrders).toEqual({
      totalCount: 41,
      counts,
      pageInfo: { hasNextPage: true },
      edges: [
        {
          rank: 21,
          node: {
            id: 'shippingOrder:FH1',
            orderNo: 'FH1',
            status: 'AWAITING_PACKING',
            shippingType: 'SELF',
            warehouseEntry: null,
            quantity: 9,
            shipBy: '1970-01-03T00:00:00.000Z',
            shop: { id: 'temu:11' },
            goods: [
              { code: 'K-1', imageUrl: null, quantity: 4 },
              { code: 'K-2', imageUrl: '/goods/JJ.svg', quantity: 5 },
            ],
          },
        },
      ],
    });
  });

  it('tells what the goods are worth, to no warehouse shipper whatever the upstream says', async () => {
    const shipper = manager({ user: { staffKind: 'shipper' } });
    inhabit(network, {
      people: { boss: person(), manager: manager(), shipper },
      data: {
        queryShippingOrders: {
          total: 1,
          counts,
          rows: [row('FH1', { value: 12_050 }), row('FH2')],
        },
      },
    });
    const values = async (token: string) => {
      const { data } = await testBff().ask(
        '{ shippingOrders(selection: { all: true }) { edges { node { value } } } }',
        { token },
      );
      return data.shippingOrders.edges.map(({ node }: { node: { value: unknown } }) => node.value);
    };
    expect(await values('boss')).toEqual(['120.50', null]);
    expect(await values('manager')).toEqual(['120.50', null]);
    expect(await values('shipper')).toEqual([null, null]);
  });

  it.each([{ first: 0 }, { first: 101 }, { skip: -1 }, { search: '长'.repeat(65) }])(
    'refuses %o',
    async (variables) => {
      const sent = inhabit(network, world());
      const { errors } = await testBff().ask(list, { token: 'boss', variables });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      expect(sent.some(({ call }) => call.name === 'queryShippingOrders')).toBe(false);
    },
  );

  it('is empty for a selection without a shop, and nothing is sent', async () => {
    const sent = inhabit(network, { ...world(), people: { boss: person({ shops: [] }) } });
    const { data, errors } = await testBff().ask(list, { token: 'boss' });
    expect(errors).toBeUndefined();
    expect(data.shippingOrders).toMatchObject({ totalCount: 0, edges: [], counts: { shipped: 0 } });
    expect(sent.some(({ call }) => call.name === 'queryShippingOrders')).toBe(false);
  });

  it('shows a visitor the preview', async () => {
    const sent = inhabit(network, world());
    const { data } = await testBff().ask(list);
    expect(data.shippingOrders.edges).toHaveLength(1);
    expect(sent.find(({ call }) => call.name === 'queryShippingOrders')?.server).toBe('preview');
  });

  it('[R6-27] tells a warehouse shipper of their shops, without asking for a layout', async () => {
    const sent = inhabit(network, {
      ...world(),
      people: { w: manager({ user: { staffKind: 'shipper' } }) },
    });
    const { data, errors } = await testBff().ask(list, { token: 'w' });
    expect(errors).toBeUndefined();
    expect(data.shippingOrders.edges).toHaveLength(1);
    expect(namesOf(sent)).toEqual([
      'getUserInfo',
      'getShopListByWorkerPhone',
      'queryShippingOrders',
    ]);
  });
});

describe('the warehouses of shipping orders', () => {
  const asked = (argument: string) =>
    `{ shippingOrders(selection: { all: true } ${argument}) { warehouses { name counts { awaitingPacking short } } } }`;

  it('are told with their counts, and one of them is asked for', async () => {
    const sent = inhabit(
      network,
      world({
        queryShippingOrders: {
          total: 1,
          counts,
          warehouses: [{ warehouseName: '佛山2号仓', counts: { ...counts, short: 2 } }],
          rows: [row('FH1')],
        },
      }),
    );
    const { data } = await testBff().ask(asked('warehouse: "佛山2号仓"'), { token: 'boss' });
    expect(data.shippingOrders.warehouses).toEqual([
      { name: '佛山2号仓', counts: { awaitingPacking: 41, short: 2 } },
    ]);
    expect(sent.find(({ call }) => call.name === 'queryShippingOrders')?.input).toMatchObject({
      warehouse: '佛山2号仓',
    });
  });

  it('are none where an upstream does not tell them', async () => {
    inhabit(network, world());
    const { data } = await testBff().ask(asked(''), { token: 'boss' });
    expect(data.shippingOrders.warehouses).toEqual([]);
  });

  it('have no name that is too long', async () => {
    const sent = inhabit(network, world());
    const { errors } = await testBff().ask(asked(`warehouse: "${'仓'.repeat(101)}"`), {
      token: 'boss',
    });
    expect(errors?.[0]).toMatchObject({ message: '仓库名称最多100个字' });
    expect(sent.some(({ call }) => call.name === 'queryShippingOrders')).toBe(false);
  });
});
