import { expect, it } from 'vitest';
import { bindingWorld } from '../binding/world.ts';
import { inhabit, namesOf, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const query = /* GraphQL */ `
  query ($filter: PeopleFilter, $sort: PeopleSort! = ADDED, $first: Int! = 20, $skip: Int! = 0) {
    people(filter: $filter, sort: $sort, first: $first, skip: $skip) {
      totalCount
      edges { node {
        id memberId kind phone shops { id } shopIds permissionIds passwordState lastSeenAt invitedUntil
      } }
    }
  }
`;

async function world() {
  const { api, ask } = await bindingWorld();
  const boss = await api.signIn();
  const shops = [];
  for (const mall_id of ['11', '12']) shops.push(await api.shop(boss.user, { mall_id }));
  const own = { boss_id: boss.user.id, register_time: api.clock.now() };
  const manager = await api.signIn({ ...own, role: 'manager', phone: '13733330001' });
  await api.grant(manager.user, 'erp:product:upd:name');
  await api.assign(manager.user, ...shops);
  const operator = await api.signIn({
    ...own,
    role: 'manager',
    is_operator: 1,
    phone: '13733330002',
    register_time: own.register_time - 1,
  });
  await api.assign(operator.user, ...shops.slice(0, 1));
  const shipper = await api.signIn({
    ...own,
    role: 'shipper',
    phone: '13733330003',
    register_time: own.register_time - 2,
  });
  return { api, ask, boss, manager, operator, shipper };
}

it('[R6-01] [R6-06] the boss has everybody on one list, with shops, rights and when they were here', async () => {
  const { ask, boss, manager, operator, shipper } = await world();
  const { people } = (await ask(query, { token: boss.token })).data;
  expect(people.totalCount).toBe(3);
  expect(people.edges.map(({ node }: { node: object }) => node)).toEqual([
    {
      id: `manager:${manager.user.id}`,
      memberId: `manager:${manager.user.id}`,
      kind: 'MANAGER',
      phone: '13733330001',
      shops: [{ id: 'temu:11' }, { id: 'temu:12' }],
      shopIds: ['temu:11', 'temu:12'],
      permissionIds: [2],
      passwordState: null,
      lastSeenAt: '2026-03-11T04:00:00.000Z',
      invitedUntil: null,
    },
    expect.objectContaining({
      id: `operator:${operator.user.id}`,
      kind: 'OPERATOR',
      shopIds: ['temu:11'],
    }),
    expect.objectContaining({ id: `shipper:${shipper.user.id}`, passwordState: 'NONE' }),
  ]);
  const narrowed = async (filter: object) =>
    (await ask(query, { token: boss.token, variables: { filter } })).data.people.totalCount;
  expect(await narrowed({ kind: 'SHIPPER' })).toBe(1);
  expect(await narrowed({ shopId: 'temu:12' })).toBe(1);
  expect(await narrowed({ permissionId: 2 })).toBe(1);
  expect(await narrowed({ search: '0002' })).toBe(1);
  const second = await ask(query, { token: boss.token, variables: { first: 2, skip: 2 } });
  expect(second.data.people.edges).toHaveLength(1);
});

it('[R6-16] nobody else is told of them', async () => {
  const { ask, manager, operator, shipper } = await world();
  for (const { token } of [manager, operator, shipper]) {
    const { data, errors } = await ask(query, { token });
    expect(data?.people ?? null).toBeNull();
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  }
});

it('a boss sees of each shop its health, managers and operators; a manager nothing of it', async () => {
  const { ask, boss, manager, operator } = await world();
  const shops = `{ shops { edges { node {
    id needsRebind health { soldQuantity } managers { id } operators { id }
  } } } }`;
  const nodes = async (token: string) =>
    (await ask(shops, { token })).data.shops.edges.map(({ node }: { node: object }) => node);
  const managers = [{ id: `manager:${manager.user.id}` }];
  const health = { soldQuantity: 0 };
  expect(await nodes(boss.token)).toEqual([
    {
      id: 'temu:11',
      needsRebind: null,
      health,
      managers,
      operators: [{ id: `operator:${operator.user.id}` }],
    },
    { id: 'temu:12', needsRebind: null, health, managers, operators: [] },
  ]);
  const untold = { needsRebind: null, health: null, managers: [], operators: [] };
  expect(await nodes(manager.token)).toEqual([
    { id: 'temu:11', ...untold },
    { id: 'temu:12', ...untold },
  ]);
});

it('however many shops are asked for, health and people are one call each', async () => {
  const mallIds = Array.from({ length: 30 }, (_, place) => String(100 + place));
  const sent = inhabit(network, {
    people: { t: person({ shops: mallIds.map((mallId) => shopRow(mallId)), groups: [] }) },
    data: {
      listManagers: [],
      listOperators: [
        { workerId: '5', account: '13711110009', shopIds: ['100', '129'], createTime: 0 },
        { workerId: '6', account: '13711110010', shopIds: ['129'], createTime: 0 },
      ],
      getShopListForDistribute: mallIds.map((mallId) => ({
        mallId,
        mallName: mallId,
        platformType: 'temu',
        temuUid: null,
        phone: null,
      })),
      getShopHealth: mallIds.map((mallId) => ({
        mallId,
        lastSaleDay: null,
        saleDays: 0,
        soldQuantity: 0,
        uncostedQuantity: 0,
      })),
    },
  });
  const { data, errors } = await testBff().ask(
    '{ distributableShops { id health { saleDays } managers { id } operators { id } } }',
    { token: 't' },
  );
  expect(errors).toBeUndefined();
  expect(data.distributableShops).toHaveLength(30);
  expect(data.distributableShops.at(-1).operators).toEqual([
    { id: 'operator:5' },
    { id: 'operator:6' },
  ]);
  const names = namesOf(sent);
  for (const name of ['getShopHealth', 'listManagers', 'listOperators'])
    expect(names.filter((one) => one === name)).toHaveLength(1);
  expect(names).not.toContain('getShopListByWorkerIdForOwner');
});
