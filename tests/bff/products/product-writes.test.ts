import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { productListRow as row } from '../../support/product-row.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { bindingWorld } from '../binding/world.ts';
import {
  inhabit,
  manager,
  namesOf,
  person,
  type Sent,
  testBff,
  useNetwork,
  visitor,
} from '../world.ts';

const network = useNetwork();

const right = (permsCode: string) => manager({ user: { permissions: [{ permsCode }] } });
const people = {
  boss: person(),
  manager: manager(),
  finance: right('lookCost'),
  namer: right('erp:product:upd:name'),
  visitor: visitor(),
};

interface Asked {
  readonly level: 'spu' | 'skc' | 'sku';
  readonly shopId: string;
  readonly skuId?: readonly string[];
}

/** Rows of whatever is asked for. */
const listed = ({ level, skuId = ['S1'] }: Asked) => ({
  total: 1,
  categories: [],
  rows: (level === 'sku' ? skuId : ['one']).map((id) =>
    row({
      level,
      productId: 'P1',
      skcId: level === 'spu' ? null : 'C1',
      skuId: level === 'sku' ? id : null,
    }),
  ),
});
const data = {
  getProductInfoList: listed,
  productInfo: listed,
  saveCostBySku: null,
  costBySku: null,
  setProductNameBySkc: null,
  updateProductInfoSummary: null,
};

const setCosts = /* GraphQL */ `
  mutation Costs($input: SetSkuCostsInput!) {
    setSkuCosts(input: $input) { rows { id costMin profit } error { code message field } }
  }
`;
const rename = /* GraphQL */ `
  mutation Rename($input: RenameSkcInput!) {
    renameSkc(input: $input) { row { id name } error { code message field } }
  }
`;
const update = /* GraphQL */ `
  mutation Update($input: UpdateProductSummaryInput!) {
    updateProductSummary(input: $input) { row { id name category } error { code message field } }
  }
`;

const inputOf = (sent: readonly Sent[], name: string) =>
  sent.filter(({ call }) => call.name === name).map(({ input }) => input);
const writes = (sent: readonly Sent[]) => sent.filter(({ call }) => call.kind === 'write');

describe('setSkuCosts', () => {
  const costs = [
    { skuId: 'sku:11:S1', cost: '12.30' },
    { skuId: 'sku:13:S2', cost: null },
  ];

  it('[R7.4-64] saves all at once, and answers the SKUs and what holds them in the range', async () => {
    const sent = inhabit(network, { people, data });
    const range = { start: '2026-03-01', end: '2026-03-10' };
    const { data: answer, errors } = await testBff().ask(setCosts, {
      token: 'boss',
      variables: { input: { costs, range, dataSource: 'STOCKS' } },
    });
    expect(errors).toBeUndefined();
    expect(answer.setSkuCosts).toEqual({
      rows: ['sku:11:S1', 'sku:11:S2', 'skc:11:C1', 'spu:11:P1'].map((id) => ({
        id,
        costMin: '3.00',
        profit: '48.00',
      })),
      error: null,
    });
    expect(inputOf(sent, 'saveCostBySku')).toEqual([
      {
        costs: [
          { shopId: '11', skuId: 'S1', cost: 1230 },
          { shopId: '13', skuId: 'S2', cost: null },
        ],
      },
    ]);
    const reads = inputOf(sent, 'getProductInfoList');
    expect(reads.map((input) => input.level)).toEqual(['sku', 'skc', 'spu']);
    expect(reads[0]).toMatchObject({
      shopId: '11,13',
      skuId: ['S1', 'S2'],
      startTime: '2026-03-01',
      endTime: '2026-03-10',
      pageSize: 2,
    });
    expect(sent.at(-1)?.path).toBe('/api/stock/getProductInfoList');
  });

  it('hands on what a cost is taken to be, where that is said, unknown too', async () => {
    const sent = inhabit(network, { people, data });
    const taken = [
      { skuId: 'sku:11:S1', cost: '1', was: '12.30' },
      { skuId: 'sku:11:S2', cost: '1', was: null },
      { skuId: 'sku:11:S3', cost: '1' },
    ];
    await testBff().ask(setCosts, { token: 'boss', variables: { input: { costs: taken } } });
    expect(inputOf(sent, 'saveCostBySku')).toEqual([
      {
        costs: [
          { shopId: '11', skuId: 'S1', cost: 100, was: 1230 },
          { shopId: '11', skuId: 'S2', cost: 100, was: null },
          { shopId: '11', skuId: 'S3', cost: 100 },
        ],
      },
    ]);
  });

  it('[R7.4-64] saves the costs of a whole file at once, reads rows in parts, and none that nobody asks for', async () => {
    const sent = inhabit(network, { people, data });
    const many = Array.from({ length: 1200 }, (_, at) => ({ skuId: `sku:11:S${at}`, cost: '1' }));
    const asked = { token: 'boss', variables: { input: { costs: many } } };
    const { data: answer } = await testBff().ask(setCosts, asked);
    expect(answer.setSkuCosts.rows).toHaveLength(1202);
    expect(inputOf(sent, 'saveCostBySku')).toHaveLength(1);
    const parts = inputOf(sent, 'getProductInfoList').filter(({ level }) => level === 'sku');
    expect(parts.map(({ pageSize }) => pageSize)).toEqual([500, 500, 200]);
    sent.length = 0;
    const { data: saved } = await testBff().ask(
      `mutation ($input: SetSkuCostsInput!) { setSkuCosts(input: $input) { error { code } } }`,
      asked,
    );
    expect(saved.setSkuCosts.error).toBeNull();
    expect(inputOf(sent, 'getProductInfoList')).toEqual([]);
  });

  it('saves by the shein path where all are of shein, and leaves the range to the upstream', async () => {
    const sent = inhabit(network, { people, data });
    await testBff().ask(setCosts, {
      token: 'boss',
      variables: { input: { costs: costs.slice(1) } },
    });
    expect(namesOf(writes(sent))).toEqual(['costBySku']);
    expect(inputOf(sent, 'productInfo')).toHaveLength(3);
    expect(inputOf(sent, 'productInfo')[0]).not.toHaveProperty('startTime');
  });

  it('[R3-30] [R6-27] is for whoever may see costs, and for no visitor', async () => {
    for (const [token, code] of [
      ['manager', 'FORBIDDEN'],
      ['namer', 'FORBIDDEN'],
      [undefined, 'VISITOR_BLOCKED'],
    ]) {
      const sent = inhabit(network, { people, data });
      const { data: answer } = await testBff().ask(setCosts, {
        token,
        variables: { input: { costs } },
      });
      expect(answer.setSkuCosts).toMatchObject({ rows: [], error: { code } });
      expect(writes(sent)).toEqual([]);
    }
    inhabit(network, { people, data });
    const { data: answer } = await testBff().ask(setCosts, {
      token: 'finance',
      variables: { input: { costs } },
    });
    expect(answer.setSkuCosts.error).toBeNull();
  });

  it('refuses what cannot be saved before anything is sent, and says which', async () => {
    const sent = inhabit(network, { people, data });
    const { ask } = testBff();
    const refused = async (wrong: readonly object[]) =>
      (await ask(setCosts, { token: 'boss', variables: { input: { costs: wrong } } })).data
        .setSkuCosts.error;
    expect(await refused([{ skuId: 'sku:11:S1', cost: '-0.01' }])).toEqual({
      code: 'INVALID_INPUT',
      message: '成本价不能小于 0',
      field: 'costs.0.cost',
    });
    expect(await refused([])).toMatchObject({ code: 'INVALID_INPUT', field: 'costs' });
    for (const skuId of ['sku:99:S1', 'spu:11:P1', 'temu:11'])
      expect(await refused([{ skuId, cost: '1' }])).toMatchObject({ code: 'INVALID_INPUT' });
    expect(writes(sent)).toEqual([]);
  });

  it('hands on what the upstream refuses', async () => {
    const message = 'SKU S1 不存在，成本价均未保存，请刷新列表';
    const refuse = () => {
      throw new Refusal(message);
    };
    inhabit(network, { people, data: { ...data, saveCostBySku: refuse } });
    const { data: answer } = await testBff().ask(setCosts, {
      token: 'boss',
      variables: { input: { costs } },
    });
    expect(answer.setSkuCosts).toEqual({
      rows: [],
      error: { code: 'REFUSED', message, field: null },
    });
  });
});

describe('names', () => {
  it('[R7.4-38] [R3-31] renameSkc names one colour, with the right to rename alone', async () => {
    for (const token of ['boss', 'namer']) {
      const sent = inhabit(network, { people, data });
      const { data: answer } = await testBff().ask(rename, {
        token,
        variables: { input: { skcId: 'skc:11:C1', name: '红杯' } },
      });
      expect(answer.renameSkc).toEqual({ row: { id: 'skc:11:C1', name: '保温杯' }, error: null });
      expect(inputOf(sent, 'setProductNameBySkc')).toEqual([
        { shopId: '11', skc: 'C1', name: '红杯' },
      ]);
    }
    for (const [document, input, field] of [
      [rename, { skcId: 'skc:11:C1', name: '红杯' }, 'renameSkc'],
      [update, { productId: 'spu:11:P1', name: '杯' }, 'updateProductSummary'],
    ] as const) {
      for (const [token, code] of [
        ['finance', 'FORBIDDEN'],
        [undefined, 'VISITOR_BLOCKED'],
      ]) {
        const sent = inhabit(network, { people, data });
        const { data: answer } = await testBff().ask(document, { token, variables: { input } });
        expect(answer[field]).toMatchObject({ row: null, error: { code } });
        expect(writes(sent)).toEqual([]);
      }
    }
  });

  it('[R7.4-37] updateProductSummary changes what is given of a product', async () => {
    const sent = inhabit(network, { people, data });
    const { ask } = testBff();
    const change = async (fields: object) =>
      (
        await ask(update, {
          token: 'namer',
          variables: { input: { productId: 'spu:11:P1', ...fields } },
        })
      ).data.updateProductSummary;
    expect(await change({ category: '' })).toEqual({
      row: { id: 'spu:11:P1', name: '保温杯', category: '杯具' },
      error: null,
    });
    expect(inputOf(sent, 'updateProductInfoSummary')).toEqual([
      { shopId: '11', productId: 'P1', category: '' },
    ]);
    expect((await change({})).error).toMatchObject({
      code: 'INVALID_INPUT',
      message: '请填写要修改的商品名称或类目',
    });
    expect((await change({ name: ' ' })).error).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'name',
    });
    expect((await change({ productId: 'skc:11:C1', name: '杯' })).error).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(writes(sent)).toHaveLength(1);
  });
});

describe('over the embedded api', () => {
  it('[R7.4-64] [R6-19] a cost that one window saves is told to another, and every figure agrees', async () => {
    const world = await bindingWorld();
    const { boss } = await seededSales(world.api);
    const { token } = boss;
    const figures = /* GraphQL */ `
      query Figures($range: DateRangeInput! = { start: "2026-03-04", end: "2026-03-10" }) {
        statistics(selection: { all: true }, range: $range) {
          totals { profit { profit uncosted { sold returned amount } } }
        }
        productList(selection: { all: true }, range: $range, level: SKU, sort: NAME) {
          counts { withCost withoutCost }
          edges { node { id costMin profit } }
        }
        productRow(id: "spu:t:P2", range: $range) { name costMin profit }
      }
    `;
    const read = async () => {
      const { data: answer, errors } = await world.ask(figures, { token });
      expect(errors).toBeUndefined();
      const { edges, counts } = answer.productList;
      const sum = edges.reduce(
        (all: number, edge: { node: { profit: string } }) => all + Number(edge.node.profit),
        0,
      );
      const { profit, uncosted } = answer.statistics.totals.profit;
      expect(sum).toBeCloseTo(Number(profit));
      return { profit, uncosted, counts, row: answer.productRow };
    };
    expect(await read()).toEqual({
      profit: '40.00',
      uncosted: { sold: 3, returned: 0, amount: '250.00' },
      counts: { withCost: 1, withoutCost: 2 },
      row: { name: '遮阳帽', costMin: null, profit: null },
    });
    const heard = await world.listen(
      'subscription { shopRefreshed(selection: { all: true }) { shop { id } } }',
      'web_shop_refresh/t',
      { token },
    );
    const { data: saved } = await world.ask(setCosts, {
      token,
      variables: { input: { costs: [{ skuId: 'sku:t:SHAT-1', cost: '5' }] } },
    });
    expect(saved.setSkuCosts.error).toBeNull();
    expect(saved.setSkuCosts.rows.map((one: { id: string }) => one.id)).toEqual([
      'sku:t:SHAT-1',
      'skc:t:CHAT',
      'spu:t:P2',
    ]);
    expect(await heard.frame(1)).toEqual({ data: { shopRefreshed: { shop: { id: 'temu:t' } } } });
    expect(await read()).toEqual({
      profit: '80.00',
      uncosted: { sold: 1, returned: 0, amount: '200.00' },
      counts: { withCost: 2, withoutCost: 1 },
      row: { name: '遮阳帽', costMin: '5.00', profit: '40.00' },
    });
  });
});
