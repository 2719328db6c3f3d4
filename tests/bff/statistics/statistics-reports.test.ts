import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, manager, namesOf, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const query = (fields: string, selection = '{ all: true }', source = 'SALES') => /* GraphQL */ `
  {
    statistics(
      selection: ${selection}
      range: { start: "2026-03-01", end: "2026-03-03" }
      dataSource: ${source}
    ) { ${fields} }
  }
`;

const days = { startTime: '2026-03-01', endTime: '2026-03-03' };
const message = (mallId: string, messageId: string) => ({
  mallId,
  messageId,
  kind: 'violation',
  ruleCode: 'FH-01',
  title: '延迟发货',
  content: '逾期',
  productId: null,
  productName: null,
  fine: 150,
  state: 'open',
  time: Date.parse('2026-03-02T04:00:00Z'),
});

const answers = {
  getAvailableBalance: {
    amount: 12_345,
    shops: [
      { mallId: '11', amount: 12_345 },
      { mallId: '13', amount: null },
    ],
    hiddenReason: null,
  },
  getPendingAmount: { amount: null, shops: [], hiddenReason: null },
  getSystemRestrict: {
    amount: 500,
    restrictions: [
      {
        mallId: '11',
        kind: 'rating',
        reason: '发货评级为 C，限制提现',
        amount: 500,
        releaseCondition: '恢复到 B',
        since: 0,
      },
    ],
    hiddenReason: null,
  },
  getShopRealStockValue: {
    onHand: 5,
    inTransit: 1,
    value: 100,
    cost: 70,
    uncostedQuantity: 2,
    unknownSkuNumber: 0,
    hiddenReason: null,
  },
  getTemuMsgAndRule: {
    total: 5,
    messages: [message('11', 'V1'), message('12', 'V1')],
    rules: [
      {
        platform: 'temu',
        code: 'FH-01',
        title: '延迟发货',
        content: '48 小时',
        penalty: '5 元',
        violations: 2,
        fine: 300,
      },
    ],
  },
};

const finance = `finance {
  hiddenReason available pending frozen
  availableByShop { shop { name } amount }
  restrictions { kind reason amount releaseCondition since shop { name } }
}`;

describe('the finance of statistics', () => {
  it('is one call a figure, however many fields tell of it', async () => {
    const sent = inhabit(network, { people: { boss: person() }, data: answers });
    const { data, errors } = await testBff().ask(query(finance), { token: 'boss' });
    expect(errors).toBeUndefined();
    expect(data.statistics.finance).toEqual({
      hiddenReason: null,
      available: '123.45',
      pending: null,
      frozen: '5.00',
      availableByShop: [
        { shop: { name: '店铺11' }, amount: '123.45' },
        { shop: { name: '店铺13' }, amount: null },
      ],
      restrictions: [
        {
          kind: 'RATING',
          reason: '发货评级为 C，限制提现',
          amount: '5.00',
          releaseCondition: '恢复到 B',
          since: '1970-01-01T00:00:00.000Z',
          shop: { name: '店铺11' },
        },
      ],
    });
    const asked = sent.filter(({ call }) => call.name in answers);
    expect(namesOf(asked).sort()).toEqual([
      'getAvailableBalance',
      'getPendingAmount',
      'getSystemRestrict',
    ]);
    for (const { input } of asked) expect(input).toEqual({ shopId: '11,12,13' });
  });

  it('[R6-19] asks the upstream for nothing that a manager may not see', async () => {
    const people = {
      without: manager(),
      with: manager({ user: { permissions: [{ permsCode: 'lookCost' }] } }),
    };
    const sent = inhabit(network, { people, data: answers });
    const { data, errors } = await testBff().ask(
      query(`${finance} stock { value { value cost uncostedQuantity hiddenReason } }`),
      { token: 'without' },
    );
    expect(errors).toBeUndefined();
    expect(data.statistics).toEqual({
      finance: {
        hiddenReason: 'NO_PERMISSION',
        available: null,
        pending: null,
        frozen: null,
        availableByShop: null,
        restrictions: null,
      },
      stock: {
        value: { value: '1.00', cost: null, uncostedQuantity: null, hiddenReason: 'NO_PERMISSION' },
      },
    });
    expect(namesOf(sent).filter((name) => /Balance|Pending|Restrict/.test(name))).toEqual([]);

    const seen = await testBff().ask(query(finance), { token: 'with' });
    expect(seen.data.statistics.finance).toMatchObject({ hiddenReason: null, frozen: '5.00' });
  });

  it('leaves the others alone when one of them fails', async () => {
    const failing = () => {
      throw new Refusal('系统繁忙，请稍后再试');
    };
    inhabit(network, {
      people: { boss: person() },
      data: { ...answers, getSystemRestrict: failing },
    });
    const { data, errors } = await testBff().ask(query('finance { available frozen }'), {
      token: 'boss',
    });
    expect(data.statistics.finance).toEqual({ available: '123.45', frozen: null });
    expect(errors).toHaveLength(1);
  });
});

describe('reports in statistics', () => {
  it('tell messages by page, of one kind where asked, and rules with their violations', async () => {
    const sent = inhabit(network, { people: { boss: person() }, data: answers });
    const { data, errors } = await testBff().ask(
      query(`
        messages(kind: VIOLATION, state: OPEN, ruleCode: "FH-01", platform: TEMU, productId: "P1", first: 2) {
          totalCount pageInfo { hasNextPage endCursor }
          edges { cursor node { messageId kind fine state time shop { name } } }
        }
        rules { platform code violationCount fine }
      `),
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.statistics.messages).toMatchObject({
      totalCount: 5,
      pageInfo: { hasNextPage: true },
      edges: [
        {
          node: {
            messageId: 'V1',
            kind: 'VIOLATION',
            fine: '1.50',
            state: 'OPEN',
            time: '2026-03-02T04:00:00.000Z',
            shop: { name: '店铺11' },
          },
        },
        { node: { shop: { name: '店铺12' } } },
      ],
    });
    expect(data.statistics.rules).toEqual([
      { platform: 'TEMU', code: 'FH-01', violationCount: 2, fine: '3.00' },
    ]);
    const page = {
      ...days,
      shopId: '11,12,13',
      kind: 'violation',
      state: 'open',
      ruleCode: 'FH-01',
      platform: 'temu',
      productId: 'P1',
      pageIndex: 1,
      pageSize: 2,
    };
    expect(sent.find(({ input }) => 'kind' in input)?.input).toEqual(page);
  });

  it('[R7.4-62] tell whose documents were rejected, and nothing where the upstream does not say', async () => {
    const counts = { approved: 0, reviewing: 0, missing: 0 };
    const asked = 'products { documents { rejected rejectedByShop { rejected shop { name } } } }';
    const told = async (temu: object, shein: object) => {
      inhabit(network, {
        people: { boss: person() },
        data: {
          getShopProductDocumentCount: { ...counts, rejected: 1, ...temu },
          findShopProductDocumentCount: { ...counts, rejected: 2, ...shein },
        },
      });
      const { data: answer, errors } = await testBff().ask(query(asked), { token: 'boss' });
      expect(errors).toBeUndefined();
      return answer.statistics.products.documents;
    };
    const ofTemu = { rejectedShops: [{ mallId: '11', rejected: 1 }] };
    const ofShein = { rejectedShops: [{ mallId: '13', rejected: 2 }] };
    expect(await told(ofTemu, ofShein)).toEqual({
      rejected: 3,
      rejectedByShop: [
        { rejected: 2, shop: { name: '店铺13' } },
        { rejected: 1, shop: { name: '店铺11' } },
      ],
    });
    // The shops of one marketplace are not all of them.
    expect(await told(ofTemu, {})).toEqual({ rejected: 3, rejectedByShop: null });
  });

  it('[R7.1-05] [R7.4-43] go by the stocks path, and by the shein twin for shein shops', async () => {
    const empty = { total: 0, rows: [] };
    const sent = inhabit(network, {
      people: { boss: person() },
      data: { getReturnSupplierPackage: empty, findShopReturnOrderList: empty },
    });
    const { ask } = testBff();
    await ask(query('rules { code }', '{ all: true }', 'STOCKS'), { token: 'boss' });
    for (const platform of ['TEMU', 'SHEIN']) {
      const selection = `{ platform: { platform: ${platform} } }`;
      await ask(`{ returnPackages(selection: ${selection}) { totalCount } }`, { token: 'boss' });
    }
    const paths = sent.map(({ path }) => path).filter((path) => /Return|Rule/.test(path));
    expect(paths).toEqual([
      '/api/stock/getTemuMsgAndRule',
      '/api/order/getReturnSupplierPackage',
      '/api/shein/shop/findShopReturnOrderList',
    ]);
  });
});
