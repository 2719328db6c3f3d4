import { beforeAll, describe, expect, it } from 'vitest';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { testBff } from '../world.ts';

/** One door to everything that has a global id, no wider than the usual ones. */

let api: TestApi;
let world: Awaited<ReturnType<typeof seededSales>>;
let ask: ReturnType<typeof testBff>['ask'];
const ids: string[] = [];

beforeAll(async () => {
  api = await createTestApi();
  world = await seededSales(api);
  const { token, user } = world.boss;
  const transport = fetchTransport((request) => api.handle(request));
  const made = testBff({ transport, previewTransport: transport });
  ask = made.ask;
  await api.call('saveUserGroups', { shopGroupName: '欧洲站' }, { token });
  const orderNo = await addShippingOrder(api.db, world.t);
  for (const [phone, change] of [
    ['13700000001', { role: 'manager' }],
    ['13700000002', { role: 'manager', is_operator: 1 }],
    ['13700000003', { role: 'shipper' }],
  ] as const) {
    const staff = await api.signIn({ phone, boss_id: user.id, ...change });
    await api.assign(staff.user, world.t);
    ids.push(
      `${{ 1: 'manager', 2: 'operator', 3: 'shipper' }[phone.at(-1) ?? '']}:${staff.user.id}`,
    );
  }
  ids.push('temu:t', 'shein:s', 'group:1', 'sku:t:SCUP-1', 'spu:s:P3', `shippingOrder:${orderNo}`);
  return async () => {
    await made.bff.close();
    await api.close();
  };
});

const types = {
  temu: 'Shop',
  shein: 'Shop',
  group: 'ShopGroup',
  sku: 'ProductRow',
  spu: 'ProductRow',
  shippingOrder: 'ShippingOrder',
  manager: 'Manager',
  operator: 'Operator',
  shipper: 'Shipper',
};
const typeOf = (id: string) =>
  Object.entries(types).find(([word]) => id.startsWith(`${word}:`))?.[1];

const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const nodes = async (token: string | undefined, wanted: readonly string[] = ids) => {
  const { data, errors } = await ask(query, { token, variables: { ids: wanted } });
  expect(errors).toBeUndefined();
  return data.nodes;
};
const whole = (id: string) => ({ __typename: typeOf(id), id });

describe('nodes', () => {
  it('answers everything by its global id, in the order asked', async () => {
    const { token } = world.boss;
    expect(await nodes(token)).toEqual(ids.map(whole));
    expect(await nodes(token, [...ids].reverse())).toEqual([...ids].reverse().map(whole));
  });

  it('answers null for what is not there, is hidden, or is no global id', async () => {
    const none = [
      'temu:x',
      'shein:t',
      'group:9',
      'manager:1',
      'sku:t:x',
      'sku:%',
      'spu:x:P1',
      'shippingOrder:',
      'shippingOrder:FH',
      'notice:1',
      'listing:1',
      'renewalOrder:1',
      'export:x',
      'export:',
      'mars:1',
      '1',
      '',
      ':',
      'constructor:1',
      'coupon:1',
    ];
    expect(await nodes(world.boss.token, none)).toEqual(none.map(() => null));
    const stranger = await api.signIn();
    expect(await nodes(stranger.token)).toEqual(ids.map(() => null));
  });

  it('answers by the rights of the usual fields', async () => {
    const { user, token } = await api.signIn({ role: 'manager', boss_id: world.boss.user.id });
    await api.assign(user, world.t);
    const ofT = [
      'temu:t',
      'group:1',
      'sku:t:SCUP-1',
      ids.find((id) => id.startsWith('shippingOrder:')),
    ];
    const groups = (await ask('{ shopGroups { id } }', { token })).data.shopGroups.length;
    expect(await nodes(token)).toEqual(
      ids.map((id) => (ofT.includes(id) && (id !== 'group:1' || groups > 0) ? whole(id) : null)),
    );
    const { secret } = await makeKey(api, world.boss.token, { shopIds: ['s'] });
    expect(await nodes(secret, ['temu:t', 'shein:s', 'sku:t:SCUP-1'])).toEqual([
      null,
      whole('shein:s'),
      null,
    ]);
    const shipper = await api.signIn({ role: 'shipper', boss_id: world.boss.user.id });
    expect(await nodes(shipper.token)).toEqual(ids.map(() => null));
  });

  it('lets the fields of a type be asked for, as anywhere', async () => {
    const { data } = await ask(
      `{ node(id: "sku:t:SCUP-1") { ... on ProductRow { extCode costMin net30 shop { name } } }
        shop: node(id: "temu:t") { ... on Shop { name mallId } ... on ShopGroup { shops { id } } } }`,
      { token: world.boss.token },
    );
    expect(data).toEqual({
      node: { extCode: 'CUP-1', costMin: '10.00', net30: 2, shop: { name: '测试店铺1' } },
      shop: { name: '测试店铺1', mallId: 't' },
    });
  });

  it('takes 100 at most, and counts each of them', async () => {
    const { token } = world.boss;
    const many = (count: number) => Array.from({ length: count }, () => 'temu:t');
    expect(await nodes(token, many(100))).toHaveLength(100);
    const { errors } = await ask(query, { token, variables: { ids: many(101) } });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    const cost = async (count: number) => {
      const asking = { token, variables: { ids: many(count) }, headers: { 'x-graphql-cost': '1' } };
      const { extensions } = await ask(query, asking);
      return extensions?.cost;
    };
    expect(await cost(7)).toEqual({ requested: 15, limit: 10_000 });
    const inline = '{ nodes(ids: ["temu:t", "shein:s"]) { id } }';
    const { extensions } = await ask(inline, { token, headers: { 'x-graphql-cost': '1' } });
    expect(extensions?.cost).toEqual({ requested: 3, limit: 10_000 });
  });
});
