import { describe, expect, it } from 'vitest';
import { productListRow as row } from '../../support/product-row.ts';
import { inhabit, manager, namesOf, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();

const people = {
  boss: person(),
  manager: manager(),
  finance: manager({ user: { permissions: [{ permsCode: 'lookCost' }] } }),
  visitor: visitor(),
};
const found = { total: 41, categories: ['杯具', '服饰'], rows: [row()] };
const data = {
  getProductInfoList: found,
  productInfo: found,
  getProductNumHasCostOrNot: { hasCost: 5, noCost: 2 },
  costIsNullTotal: { hasCost: 1, noCost: 1 },
};

const list = /* GraphQL */ `
  query Products($selection: ShopSelection! = { all: true }, $level: ProductLevel! = SPU, $filter: ProductFilter,
    $parentId: ID, $sort: ProductSort! = NET_QUANTITY, $descending: Boolean! = true, $first: Int! = 50,
    $skip: Int! = 0, $dataSource: DataSource! = SALES) {
    productList(selection: $selection, range: { start: "2026-03-01", end: "2026-03-10" }, level: $level,
      filter: $filter, parentId: $parentId, sort: $sort, descending: $descending, first: $first, skip: $skip,
      dataSource: $dataSource) {
      totalCount
      categories
      counts { withCost withoutCost }
      pageInfo { hasNextPage }
      edges { rank node {
        id level productId skcId skuId name specName extCode imageUrl category status createdAt
        skcCount skuCount supplyPriceMin supplyPriceMax costMin costMax uncostedSkuCount floorPriceMin floorPriceMax belowFloorSkuCount
        sold returned netQuantity netAmount profit uncosted { sold returned amount } onHand inTransit unknownStockSkuCount net7 net30 daysOfCover restock hint shop { id }
      } }
    }
  }
`;

const listed = (sent: ReturnType<typeof inhabit>) =>
  sent.filter(({ call }) => ['getProductInfoList', 'productInfo'].includes(call.name));

describe('productList', () => {
  it('[R7.4-34] has rows with a global id, and the figures of the range', async () => {
    inhabit(network, { people, data });
    const { data: answer, errors } = await testBff().ask(list, {
      token: 'boss',
      variables: { selection: { platform: { platform: 'TEMU' } }, skip: 20, first: 20 },
    });
    expect(errors).toBeUndefined();
    expect(answer.productList).toEqual({
      totalCount: 41,
      categories: ['杯具', '服饰'],
      counts: { withCost: 5, withoutCost: 2 },
      pageInfo: { hasNextPage: true },
      edges: [
        {
          rank: 21,
          node: {
            id: 'spu:11:P%3A1',
            level: 'SPU',
            productId: 'P:1',
            skcId: null,
            skuId: null,
            name: '保温杯',
            specName: null,
            extCode: 'CUP',
            imageUrl: null,
            category: '杯具',
            status: 'ON_SALE',
            createdAt: '1970-01-01T00:00:00.000Z',
            skcCount: 2,
            skuCount: 3,
            supplyPriceMin: '9.00',
            supplyPriceMax: '12.00',
            costMin: '3.00',
            costMax: '5.00',
            uncostedSkuCount: 1,
            floorPriceMin: '3.20',
            floorPriceMax: '5.40',
            belowFloorSkuCount: 0,
            sold: 8,
            returned: 1,
            netQuantity: 7,
            netAmount: '70.00',
            profit: '48.00',
            uncosted: { sold: 1, returned: 0, amount: '10.00' },
            onHand: 15,
            inTransit: 2,
            unknownStockSkuCount: 0,
            net7: 2,
            net30: 7,
            daysOfCover: 64.5,
            restock: 0,
            hint: 'DEAD_STOCK',
            shop: { id: 'temu:11' },
          },
        },
      ],
    });
  });

  it('tells the sums of both marketplaces together, profit to nobody who may not see it, and none that one keeps to itself', async () => {
    const totals = {
      sold: 8,
      returned: 1,
      amount: 7000,
      profit: 4800,
      uncosted: { sold: 1, returned: 0, amount: 1000 },
      onHand: 15,
      inTransit: null,
      stockValue: 14_000,
      stockCost: 6000,
      soldOutLoss: 500,
      noStockNum: 1,
    };
    const query = /* GraphQL */ `{
      productList(selection: { all: true }, range: { start: "2026-03-01", end: "2026-03-10" }, first: 1) {
        totals { sold returned netQuantity netAmount profit uncosted { amount } onHand inTransit stockValue stockCost soldOutLoss unknownStockSkuCount }
      }
    }`;
    const answered = { ...found, totals };
    const sent = inhabit(network, {
      people,
      data: { ...data, getProductInfoList: answered, productInfo: answered },
    });
    const bff = testBff();
    const all = await bff.ask(query, { token: 'boss' });
    expect(all.data.productList.totals).toEqual({
      sold: 16,
      returned: 2,
      netQuantity: 14,
      netAmount: '140.00',
      profit: '96.00',
      uncosted: { amount: '20.00' },
      onHand: 30,
      inTransit: null,
      stockValue: '280.00',
      stockCost: '120.00',
      soldOutLoss: '10.00',
      unknownStockSkuCount: 2,
    });
    // The list and the sums, of each marketplace.
    expect(listed(sent)).toHaveLength(4);
    // What was lost is reckoned for those alone who ask for it.
    const asked = /* GraphQL */ `query ($isShown: Boolean!) {
      productList(selection: { all: true }, range: { start: "2026-03-01", end: "2026-03-10" }, first: 1) {
        totals { sold ...Loss @include(if: $isShown) }
      }
    }
    fragment Loss on ProductTotals { ... on ProductTotals { soldOutLoss } }`;
    const wishes = async (isShown: boolean) => {
      const before = listed(sent).length;
      await bff.ask(asked, { token: 'boss', variables: { isShown } });
      return listed(sent)
        .slice(before)
        .flatMap(({ input }) => ('withTotals' in input ? ['withLoss' in input] : []));
    };
    expect(await wishes(true)).toEqual([true, true]);
    expect(await wishes(false)).toEqual([false, false]);
    const own = await testBff().ask(query, { token: 'manager' });
    expect(own.data.productList.totals).toMatchObject({
      profit: null,
      uncosted: null,
      stockCost: null,
    });

    // One that knows its stock, but tells neither what it is worth nor what was lost, is no 0 beside the other.
    const { stockValue: _, soldOutLoss: __, ...fewer } = totals;
    inhabit(network, {
      people,
      data: { ...data, getProductInfoList: answered, productInfo: { ...found, totals: fewer } },
    });
    const untold = await testBff().ask(query, { token: 'boss' });
    expect(untold.data.productList.totals).toMatchObject({
      onHand: 30,
      stockValue: null,
      soldOutLoss: null,
    });

    inhabit(network, { people, data: { ...data, getProductInfoList: answered } });
    const partly = await testBff().ask(query, { token: 'boss' });
    expect(partly.data.productList.totals).toBeNull();
  });

  it('asks each marketplace once for its shops, and of both for what stands before the page as well', async () => {
    const temu = { call: 'getProductInfoList', shopId: '11,12' };
    const shein = { call: 'productInfo', shopId: '13' };
    for (const [selection, asked, page] of [
      [{ all: true }, [temu, shein], { pageIndex: 1, pageSize: 30 }],
      [{ platform: { platform: 'SHEIN' } }, [shein], { pageIndex: 3, pageSize: 10 }],
    ] as const) {
      const whole = { ...found, total: 1 };
      const few = { ...data, getProductInfoList: whole, productInfo: whole };
      const sent = inhabit(network, { people, data: few });
      await testBff().ask(list, {
        token: 'boss',
        variables: {
          selection,
          level: 'SKU',
          filter: {
            search: ' 杯 ',
            extCode: ' A1 ',
            paidShopsOnly: true,
            statuses: ['ON_SALE', 'OFF_SALE'],
            categories: ['杯具'],
            hasCost: false,
            belowFloor: true,
            stockState: 'ABOUT_TO_SELL_OUT',
            hint: 'RUNNING_OUT',
            createdFrom: '2026-03-02',
            createdTo: '2026-03-03',
            hasSold: true,
          },
          sort: 'DAYS_OF_COVER',
          descending: false,
          first: 10,
          skip: 20,
        },
      });
      const common = {
        startTime: '2026-03-01',
        endTime: '2026-03-10',
        keyword: '杯',
        extCode: 'A1',
        paidOnly: true,
        status: ['onSale', 'offSale'],
        category: ['杯具'],
        hasCost: false,
        belowFloor: true,
        stockState: 'aboutToSellOut',
        hint: 'runningOut',
        createdFrom: '2026-03-02',
        createdTo: '2026-03-03',
        hasSold: true,
        level: 'sku',
        sort: 'daysOfCover',
        order: 'asc',
      };
      expect(listed(sent).map(({ call, input }) => ({ call: call.name, ...input }))).toEqual(
        asked.map((one) => ({ ...one, ...common, ...page })),
      );
    }
  });

  it.each([
    ['SOLD', 'sold', (sold: number) => ({ sold })],
    ['RETURNED', 'returned', (returned: number) => ({ returned })],
    ['IN_TRANSIT', 'inTransit', (inTransit: number) => ({ inTransit })],
    ['NET7', 'net7', (net7: number) => ({ net7 })],
    ['NET30', 'net30', (net30: number) => ({ net30 })],
    ['RESTOCK', 'restock', (restockNum: number) => ({ restockNum })],
    // Of 10 yuan that have a cost, whatever the rest brought.
    [
      'MARGIN',
      'margin',
      (yuan: number) => ({
        amount: 5_000,
        uncosted: { sold: 1, returned: 0, amount: 4_000 },
        profit: yuan * 100,
      }),
    ],
  ] as const)(
    'puts the rows of both marketplaces in the order of %s',
    async (sort, key, figured) => {
      const of = (mallId: string, figures: readonly number[]) => ({
        ...found,
        total: figures.length,
        rows: figures.map((figure) =>
          row({ mallId, productId: `${mallId}/${figure}`, ...figured(figure) }),
        ),
      });
      const answers = { getProductInfoList: of('11', [9, 3]), productInfo: of('13', [5, 0]) };
      const sent = inhabit(network, { people, data: { ...data, ...answers } });
      const { data: answer } = await testBff().ask(list, { token: 'boss', variables: { sort } });
      const ids = answer.productList.edges.map(
        ({ node }: { node: { productId: string } }) => node.productId,
      );
      expect(ids).toEqual(['11/9', '13/5', '11/3', '13/0']);
      for (const { input } of listed(sent))
        expect(input).toMatchObject({ sort: key, order: 'desc' });
    },
  );

  it('has the rows below a product or SKC, read from their shop alone', async () => {
    const sent = inhabit(network, { people, data });
    const ask = (parentId: string) =>
      testBff().ask(list, { token: 'boss', variables: { level: 'SKU', parentId } });
    await ask('spu:13:P%3A1');
    expect(listed(sent)[0]).toMatchObject({
      call: { name: 'productInfo' },
      input: { shopId: '13', productId: 'P:1', level: 'sku' },
    });
    await ask('skc:11:C1');
    expect(listed(sent)[1]?.input).toMatchObject({ shopId: '11', skcId: 'C1' });
    expect((await ask('spu:99:P1')).data.productList).toMatchObject({ totalCount: 0, edges: [] });
    for (const wrong of ['sku:11:S1', 'temu:11', 'spu:11', 'spu:%:1', ''])
      expect((await ask(wrong)).errors?.[0]?.extensions?.code, wrong).toBe('BAD_USER_INPUT');
    expect(listed(sent)).toHaveLength(2);
  });

  it('reads stock from its own path', async () => {
    const sent = inhabit(network, { people, data });
    await testBff().ask(list, { token: 'boss', variables: { dataSource: 'STOCKS' } });
    expect(listed(sent)[0]?.path).toBe('/api/stock/getProductInfoList');
  });

  it('is empty for a selection without a shop, and nothing is sent', async () => {
    const sent = inhabit(network, { people: { boss: person({ shops: [] }) }, data });
    const { data: answer, errors } = await testBff().ask(list, { token: 'boss' });
    expect(errors).toBeUndefined();
    expect(answer.productList).toMatchObject({
      totalCount: 0,
      edges: [],
      categories: [],
      counts: { withCost: 0, withoutCost: 0 },
    });
    expect(listed(sent)).toEqual([]);
  });

  it.each([{ first: 0 }, { first: 101 }, { skip: -1 }, { filter: { search: '长'.repeat(65) } }])(
    'refuses %o',
    async (variables) => {
      const sent = inhabit(network, { people, data });
      const { errors } = await testBff().ask(list, { token: 'boss', variables });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      expect(listed(sent)).toEqual([]);
    },
  );

  it('[R6-19] [R3-30] leaves cost and profit out for whoever may not see them, though they were sent', async () => {
    const sent = inhabit(network, { people, data });
    const { ask } = testBff();
    const { data: answer, errors } = await ask(list, { token: 'manager' });
    expect(errors).toBeUndefined();
    const { counts, edges } = answer.productList;
    expect(counts).toBeNull();
    const hidden = {
      costMin: null,
      costMax: null,
      uncostedSkuCount: null,
      floorPriceMin: null,
      floorPriceMax: null,
      belowFloorSkuCount: null,
      profit: null,
      uncosted: null,
    };
    expect(edges[0].node).toMatchObject({ ...hidden, supplyPriceMin: '9.00' });
    expect(namesOf(sent)).not.toContain('getProductNumHasCostOrNot');
    for (const variables of [
      { sort: 'COST' },
      { sort: 'PROFIT' },
      { sort: 'MARGIN' },
      { filter: { hasCost: true } },
      { filter: { hasCost: false } },
      { filter: { belowFloor: false } },
    ]) {
      const refused = await ask(list, { token: 'manager', variables });
      expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      const allowed = await ask(list, { token: 'finance', variables });
      expect(allowed.data.productList.edges[0].node).toMatchObject({ costMin: '3.00' });
    }
  });

  it('[R6-25] shows a visitor the preview', async () => {
    const sent = inhabit(network, { people, data });
    const { data: answer } = await testBff().ask(list);
    expect(answer.productList.edges[0].node).toMatchObject({ name: '保温杯', profit: '48.00' });
    expect(new Set(sent.map(({ server }) => server))).toEqual(new Set(['preview']));
  });
});

describe('productRow', () => {
  const one = /* GraphQL */ `
    query One($id: ID!) {
      productRow(id: $id, range: { start: "2026-03-01", end: "2026-03-10" }) { id level netQuantity }
    }
  `;

  it('is the row of a global id', async () => {
    const sku = row({ level: 'sku', skcId: 'C1', skuId: 'S/1' });
    const rows = { getProductInfoList: { ...found, rows: [sku] } };
    const sent = inhabit(network, { people, data: { ...data, ...rows } });
    const id = 'sku:11:S%2F1';
    const { data: answer } = await testBff().ask(one, { token: 'boss', variables: { id } });
    expect(answer.productRow).toEqual({ id, level: 'SKU', netQuantity: 7 });
    expect(listed(sent)[0]?.input).toMatchObject({ shopId: '11', level: 'sku', skuId: ['S/1'] });
  });

  it.each(['spu:99:P1', 'spu:11:gone', 'skc:11:P%3A1', 'temu:11', 'x'])(
    'is null for %s',
    async (id) => {
      inhabit(network, { people, data });
      const { data: answer, errors } = await testBff().ask(one, {
        token: 'boss',
        variables: { id },
      });
      expect([answer, errors]).toEqual([{ productRow: null }, undefined]);
    },
  );
});
