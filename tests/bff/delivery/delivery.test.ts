import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import {
  inhabit,
  manager,
  namesOf,
  person,
  shopRow,
  testBff,
  useNetwork,
  visitor,
} from '../world.ts';

const network = useNetwork();

const row = (orderNo: string, order: object = {}) => ({
  orderNo,
  stockOrderNo: `WB${orderNo}`,
  mallId: '11',
  status: 1,
  shippingType: 0,
  isUrgent: false,
  warehouseName: '佛山2号仓',
  createTime: 0,
  shipDeadline: 172_800_000,
  packTime: null,
  shipTime: null,
  cancelTime: null,
  receiveTime: null,
  storeTime: null,
  entryStatus: null,
  goods: [
    {
      skuId: 's1',
      skuExtCode: 'K-1',
      specName: '黑色/1件',
      productName: '收纳盒',
      imageUrl: null,
      quantity: 4,
    },
    {
      skuId: 's2',
      skuExtCode: 'K-2',
      specName: '黑色/2件',
      productName: '收纳盒',
      imageUrl: '/goods/JJ.svg',
      quantity: 5,
    },
  ],
  ...order,
});

const counts = {
  awaitingPacking: 41,
  awaitingShipping: 2,
  shipped: 3,
  cancelled: 4,
  dueSoon: 5,
  overdue: 6,
};

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

const world = (data: Record<string, unknown> = {}) => ({
  people: { boss: person(), manager: manager(), visitor: visitor() },
  data: { queryShippingOrders: { total: 41, counts, rows: [row('FH1')] }, ...data },
});

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

const step = (name: string) => /* GraphQL */ `
  mutation ($ids: [ID!]!) {
    ${name}(ids: $ids) {
      orders { id status packedAt shop { id } }
      refusals { id error { code message } }
      error { code message field }
    }
  }
`;
const steps = ['confirmPacking', 'confirmShipping', 'confirmEntry', 'cancelShippingOrder'] as const;

describe('the steps with shipping orders', () => {
  it.each(steps)('%s takes each order, and answers the outcome of each', async (name) => {
    const sent = inhabit(
      network,
      world({
        [name]: ({ orderNo }: { orderNo: string }) => {
          if (orderNo === 'FH2') throw new Refusal('发货单FH2已取消');
          return row(orderNo, { status: 2, packTime: 1 });
        },
      }),
    );
    const ids = ['shippingOrder:FH1', 'shippingOrder:FH2', 'shippingOrder:FH1', 'shop:11'];
    const { data, errors } = await testBff().ask(step(name), { token: 'boss', variables: { ids } });
    expect(errors).toBeUndefined();
    expect(data[name]).toEqual({
      orders: [
        {
          id: 'shippingOrder:FH1',
          status: 'AWAITING_SHIPPING',
          packedAt: '1970-01-01T00:00:00.001Z',
          shop: { id: 'temu:11' },
        },
      ],
      refusals: [
        { id: 'shippingOrder:FH2', error: { code: 'REFUSED', message: '发货单FH2已取消' } },
        {
          id: 'shop:11',
          error: { code: 'INVALID_INPUT', message: '发货单不存在，或您无权操作，请刷新列表' },
        },
      ],
      error: null,
    });
    const made = sent.filter(({ call }) => call.name === name).map(({ input }) => input);
    expect(made).toEqual([{ orderNo: 'FH1' }, { orderNo: 'FH2' }]);
  });

  it('take a hundred orders at once, and no more', async () => {
    const sent = inhabit(
      network,
      world({ confirmPacking: ({ orderNo }: { orderNo: string }) => row(orderNo, { status: 2 }) }),
    );
    const ids = Array.from({ length: 101 }, (_, index) => `shippingOrder:FH${index}`);
    const ask = (given: readonly string[]) =>
      testBff().ask(step('confirmPacking'), { token: 'boss', variables: { ids: given } });
    const all = await ask(ids.slice(0, 100));
    expect(all.data.confirmPacking.orders.map((order: { id: string }) => order.id)).toEqual(
      ids.slice(0, 100),
    );
    sent.length = 0;
    for (const given of [ids, []]) {
      const { data } = await ask(given);
      expect(data.confirmPacking).toEqual({
        orders: [],
        refusals: [],
        error: { code: 'INVALID_INPUT', message: '请选择 1 到 100 个发货单', field: 'ids' },
      });
    }
    expect(sent.some(({ call }) => call.name === 'confirmPacking')).toBe(false);
  });

  it('pass the idempotency key of one order on, and refuse one that cannot be one', async () => {
    const sent = inhabit(network, world({ confirmPacking: row('FH1', { status: 2 }) }));
    const { ask } = testBff();
    const send = (ids: string[], key: string) =>
      ask(
        `mutation ($ids: [ID!]!, $key: String) { confirmPacking(ids: $ids, idempotencyKey: $key) {
          orders { orderNo } error { code message field } } }`,
        { token: 'boss', variables: { ids, key } },
      );
    const { data } = await send(['shippingOrder:FH1'], 'k1');
    expect(data.confirmPacking).toEqual({ orders: [{ orderNo: 'FH1' }], error: null });
    for (const [ids, key, message] of [
      [['shippingOrder:FH1', 'shippingOrder:FH2'], 'k2', '提交编号一次只能用于一个发货单'],
      [['shippingOrder:FH1'], 'k 3', '提交编号须为 1 至 100 个不含空格的英文字符'],
    ] as const) {
      const refused = (await send([...ids], key)).data.confirmPacking;
      const error = { code: 'INVALID_INPUT', message, field: 'idempotencyKey' };
      expect(refused).toEqual({ orders: [], error });
    }
    const made = sent.filter(({ call }) => call.name === 'confirmPacking');
    expect(made.map(({ input }) => input)).toEqual([{ orderNo: 'FH1', idempotencyKey: 'k1' }]);
  });

  const codeFor = (role: 'boss' | 'manager' | 'shipper' | 'visitor', name: string) => {
    if (role === 'visitor') return 'VISITOR_BLOCKED';
    return role === 'shipper' && name === 'cancelShippingOrder' ? 'FORBIDDEN' : null;
  };
  it.each(
    steps.flatMap((name) =>
      (['boss', 'manager', 'shipper', 'visitor'] as const).map((role) => [name, role] as const),
    ),
  )('[R6-27] %s by a %s', async (name, role) => {
    const shipper = manager({ user: { staffKind: 'shipper' } });
    const sent = inhabit(network, {
      ...world({ [name]: row('FH1', { status: 2 }) }),
      people: { boss: person(), manager: manager(), shipper, visitor: visitor() },
    });
    const { data, errors } = await testBff().ask(step(name), {
      ...(role === 'visitor' ? {} : { token: role }),
      variables: { ids: ['shippingOrder:FH1'] },
    });
    expect(errors).toBeUndefined();
    const code = codeFor(role, name);
    expect(data[name].error?.code ?? null).toBe(code);
    expect(data[name].orders).toHaveLength(code === null ? 1 : 0);
    expect(sent.some(({ call }) => call.name === name)).toBe(code === null);
  });
});

describe('pieces that are missing', () => {
  const shortage = {
    skuId: 's1',
    missing: 2,
    note: '少货',
    reporter: '小李',
    reportTime: 1,
    reply: null,
    answerer: null,
    answerTime: null,
  };
  const shown =
    'order { orderNo shortages { skuId missing note reporter reportedAt reply answerer answeredAt } }';
  const write = (name: string, input: string) =>
    `mutation { ${name}(input: { ${input} }) { ${shown} error { code message field } } }`;
  const pieces = 'orderId: "shippingOrder:FH1", skuId: "s1"';

  it('are told with the key, and shown with the order', async () => {
    const sent = inhabit(network, world({ reportShortage: row('FH1', { shortages: [shortage] }) }));
    const { data } = await testBff().ask(
      write('reportShortage', `${pieces}, missing: 2, note: "少货", idempotencyKey: "k1"`),
      { token: 'boss' },
    );
    const { reportTime: _one, answerTime: _other, ...same } = shortage;
    expect(data.reportShortage).toEqual({
      order: {
        orderNo: 'FH1',
        shortages: [{ ...same, reportedAt: '1970-01-01T00:00:00.001Z', answeredAt: null }],
      },
      error: null,
    });
    expect(sent.find(({ call }) => call.name === 'reportShortage')?.input).toEqual({
      orderNo: 'FH1',
      skuId: 's1',
      missing: 2,
      note: '少货',
      idempotencyKey: 'k1',
    });
  });

  it.each([
    ['orderId: "shop:1", skuId: "s1", missing: 1', 'orderId'],
    [`${pieces}, missing: 0`, 'missing'],
    [`${pieces}, missing: 1, note: "${'长'.repeat(201)}"`, 'note'],
  ])('are refused as %s before anything is sent', async (input, field) => {
    const sent = inhabit(network, world());
    const { data } = await testBff().ask(write('reportShortage', input), { token: 'boss' });
    expect(data.reportShortage).toMatchObject({ order: null, error: { field } });
    expect(sent.some(({ call }) => call.name === 'reportShortage')).toBe(false);
  });

  it.each([
    ['reportShortage', 'missing: 1', null],
    ['clearShortage', '', null],
    ['answerShortage', 'reply: "好"', 'FORBIDDEN'],
  ])('[R6-27] %s by a shipper', async (name, input, code) => {
    inhabit(network, {
      ...world({ [name]: row('FH1') }),
      people: { w: manager({ user: { staffKind: 'shipper' } }) },
    });
    const { data } = await testBff().ask(write(name, `${pieces} ${input}`), { token: 'w' });
    expect(data[name].error?.code ?? null).toBe(code);
  });

  it('are asked for, and so is how far the warehouse is', async () => {
    const sent = inhabit(network, world());
    await testBff().ask(
      `{ shippingOrders(selection: { all: true }, short: true, warehouseEntry: [UNDER_WAY, RECEIVED]) {
        counts { short awaitingEntry } } }`,
      { token: 'boss' },
    );
    expect(sent.find(({ call }) => call.name === 'queryShippingOrders')?.input).toMatchObject({
      short: true,
      entryStatuses: [0, 1],
    });
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

describe('returnPackages and deliveryAssessments', () => {
  it('[R7.4-20] gives the packages that come back to the supplier', async () => {
    inhabit(
      network,
      world({
        findShopReturnOrderList: { total: 0, rows: [] },
        getReturnSupplierPackage: {
          total: 1,
          rows: [
            {
              packageNo: 'TH1',
              mallId: '12',
              reason: '商品下架退回',
              courier: '中通快递',
              trackingNo: null,
              createTime: 0,
              sendTime: null,
              signTime: null,
              goods: row('FH1').goods,
            },
          ],
        },
      }),
    );
    const { data, errors } = await testBff().ask(
      `{ returnPackages(selection: { all: true }) { totalCount edges { node {
        packageNo shop { mallId } reason courier trackingNo createdAt sentAt quantity goods { code } } } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.returnPackages).toEqual({
      totalCount: 1,
      edges: [
        {
          node: {
            packageNo: 'TH1',
            shop: { mallId: '12' },
            reason: '商品下架退回',
            courier: '中通快递',
            trackingNo: null,
            createdAt: '1970-01-01T00:00:00.000Z',
            sentAt: null,
            quantity: 9,
            goods: [{ code: 'K-1' }, { code: 'K-2' }],
          },
        },
      ],
    });
  });

  it.each([
    ['{ shop: "shein:13" }', '11'],
    ['{ platform: { platform: SHEIN } }', '11'],
    ['{ all: true }', '11,12'],
    ['{ shop: "temu:12" }', '12'],
  ])(
    '[R7.1-10] asks for %s about temu shops: the first of all for shein alone',
    async (selection, shopId) => {
      const sent = inhabit(network, {
        people: { boss: person() },
        data: { queryDeliveryAssessmentRecord: { total: 0, rows: [] } },
      });
      const query = `{ deliveryAssessments(selection: ${selection}) { totalCount } }`;
      const { data, errors } = await testBff().ask(query, { token: 'boss' });
      expect({ data, errors }).toEqual({
        data: { deliveryAssessments: { totalCount: 0 } },
        errors: undefined,
      });
      const made = sent.filter(({ call }) => call.name === 'queryDeliveryAssessmentRecord');
      expect(made.map(({ input }) => input.shopId)).toEqual([shopId]);
    },
  );

  it('[R7.1-10] are none, and nothing is asked, without a temu shop', async () => {
    const shops = [shopRow('13', { platformType: 'shein' })];
    const sent = inhabit(network, { people: { boss: person({ shops }) } });
    const { data, errors } = await testBff().ask(
      '{ deliveryAssessments(selection: { all: true }) { totalCount } }',
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.deliveryAssessments.totalCount).toBe(0);
    expect(namesOf(sent)).not.toContain('queryDeliveryAssessmentRecord');
  });

  it('[R7.4-21] gives the grades, and the share of orders in time', async () => {
    const record = (orderNum: number) => ({
      mallId: '11',
      startTime: '2026-03-01',
      endTime: '2026-03-30',
      assessmentResult: 4,
      orderNum,
      onTimeNum: orderNum / 2,
      fakeNum: 1,
    });
    inhabit(
      network,
      world({ queryDeliveryAssessmentRecord: { total: 2, rows: [record(8), record(0)] } }),
    );
    const { data, errors } = await testBff().ask(
      `{ deliveryAssessments(selection: { shop: "temu:11" }) { edges { node {
        shop { id } start end grade orderCount onTimeCount fakeCount onTimeRate } } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.deliveryAssessments.edges[0].node).toEqual({
      shop: { id: 'temu:11' },
      start: '2026-03-01',
      end: '2026-03-30',
      grade: 'S',
      orderCount: 8,
      onTimeCount: 4,
      fakeCount: 1,
      onTimeRate: 0.5,
    });
    expect(data.deliveryAssessments.edges[1].node.onTimeRate).toBeNull();
  });
});
