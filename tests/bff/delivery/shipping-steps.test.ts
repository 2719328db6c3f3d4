import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, manager, person, testBff, useNetwork, visitor } from '../world.ts';
import { row, world } from './delivery-doubles.ts';

const network = useNetwork();

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
