import { describe, expect, it } from 'vitest';
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

it('shows the phone of a main account to the boss, and to no staff, whatever the upstream says', async () => {
  const shops = [shopRow('11', { phone: '12000000001' })];
  const staff = manager({ shops });
  inhabit(network, { people: { boss: person({ shops }), staff } });
  for (const [token, phone] of [
    ['boss', '12000000001'],
    ['staff', null],
  ] as const) {
    const { data } = await testBff().ask('{ shops { edges { node { phone } } } }', { token });
    expect(data.shops.edges).toEqual([{ node: { phone } }]);
  }
});

const namesIn = (connection: { edges: { node: { mallId: string } }[] }) =>
  connection.edges.map(({ node }) => node.mallId);

describe('what the marketplace and the helper are asked about', () => {
  const query =
    '{ viewer { hasDevice } shops { edges { node { mallId hasSession hasAgentSession } } } }';

  it('[R7.2-07] [R7.2-08] [R7.2-09] is the session of every temu shop, and of no shein shop', async () => {
    const sent = inhabit(network, {
      people: { t: person() },
      data: {
        getTemuCredByShopId: ({ shopId }: { shopId: string }) => ({
          shopId,
          isActive: shopId === '11',
        }),
        getTemuCredByShopIdAgent: { shopId: '11', isActive: true },
        getBossHasAtLeastOneDevice: true,
      },
    });
    const { data, errors } = await testBff().ask(query, { token: 't' });
    expect(errors).toBeUndefined();
    expect(data.viewer).toEqual({ hasDevice: true });
    expect(data.shops.edges.map(({ node }: { node: object }) => node)).toEqual([
      { mallId: '11', hasSession: true, hasAgentSession: true },
      { mallId: '12', hasSession: false, hasAgentSession: true },
      { mallId: '13', hasSession: null, hasAgentSession: null },
    ]);
    const agents = sent.filter(({ call }) => call.name === 'getTemuCredByShopIdAgent');
    expect(agents.map(({ input }) => input.shopId)).toEqual(['11', '12']);
  });
});

describe('shops', () => {
  const boss = () =>
    person({
      shops: [
        shopRow('11'),
        shopRow('12', {
          mallNameDis: '',
          mallName: 'Blue Cup',
          isSemiManagedMall: true,
          expireDate: 0,
        }),
        shopRow('13', {
          platformType: 'shein',
          isClose: true,
          expireDate: Date.parse('2026-03-08T02:00:00Z'),
          dataUntil: '2026-03-08',
          clearDate: Date.parse('2026-03-15T02:00:00Z'),
        }),
        shopRow('14'),
        shopRow('15'),
      ],
      layout: { listShowTab: ['14', '12', '99'], listClosedTab: ['15'] },
    });
  const shops = async (args = '') => {
    inhabit(network, { people: { t: boss() } });
    const { data, errors } = await testBff().ask(
      `{ shops${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { mallId } } } }`,
      { token: 't' },
    );
    if (errors) throw new Error(errors[0]?.message);
    return data.shops;
  };

  it('come in saved order, unnamed ones last, hidden ones not at all', async () => {
    const connection = await shops();
    expect(namesIn(connection)).toEqual(['14', '12', '11', '13']);
    expect(connection.totalCount).toBe(4);
  });

  it('come with the hidden ones at the end when asked for', async () => {
    expect(namesIn(await shops('(includeHidden: true)'))).toEqual(['14', '12', '11', '13', '15']);
  });

  it('are found by name or id, and by platform', async () => {
    expect(namesIn(await shops('(search: " blue ")'))).toEqual(['12']);
    expect(namesIn(await shops('(search: "13")'))).toEqual(['13']);
    expect(namesIn(await shops('(platform: SHEIN)'))).toEqual(['13']);
  });

  it('come in pages', async () => {
    const first = await shops('(first: 3)');
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await shops(`(first: 3, after: "${first.pageInfo.endCursor}")`);
    expect(namesIn(second)).toEqual(['13']);
    expect(second.pageInfo.hasNextPage).toBe(false);
    await expect(shops('(first: 101)')).rejects.toThrow('first 须在 1 到 100 之间');
  });

  it('[R3-08] tell what a shop is', async () => {
    inhabit(network, { people: { t: boss() } });
    const { data } = await testBff().ask(
      `{ shop(id: "temu:12") { id mallId name platform managedType isClosed isHidden expiresAt dataUntil dataClearedAt badgeCount position }
         other: shop(id: "shein:13") { isClosed managedType dataUntil dataClearedAt } wrongPlatform: shop(id: "temu:13") { id }
         unknown: shop(id: "temu:99") { id } }`,
      { token: 't' },
    );
    expect(data).toEqual({
      shop: {
        id: 'temu:12',
        mallId: '12',
        name: 'Blue Cup',
        platform: 'TEMU',
        managedType: 'SEMI_MANAGED',
        isClosed: false,
        isHidden: false,
        expiresAt: '1970-01-01T00:00:00.000Z',
        // This upstream names the instant alone.
        dataUntil: '1970-01-01',
        dataClearedAt: null,
        badgeCount: 5,
        position: 1,
      },
      other: {
        isClosed: true,
        managedType: 'FULLY_MANAGED',
        dataUntil: '2026-03-08',
        dataClearedAt: '2026-03-15T02:00:00.000Z',
      },
      wrongPlatform: null,
      unknown: null,
    });
  });

  it('[R6-13] [R6-21] of a boss and of a manager come by different calls', async () => {
    const sent = inhabit(network, {
      people: { boss: person(), manager: manager({ shops: [shopRow('11')] }), visitor: visitor() },
    });
    const { ask } = testBff();
    const listOf = async (token?: string) => {
      sent.length = 0;
      const { data } = await ask('{ shops { totalCount } }', { token });
      const list = namesOf(sent).filter((name) => name.startsWith('getShopList'));
      return [list, data.shops.totalCount];
    };
    expect(await listOf('boss')).toEqual([['getShopList'], 3]);
    expect(await listOf('manager')).toEqual([['getShopListByWorkerPhone'], 1]);
    expect(await listOf()).toEqual([['getShopList'], 3]);
  });

  it('of a page of 20 make two calls, not twenty, badges included', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => shopRow(String(100 + index)));
    const sent = inhabit(network, { people: { t: person({ shops: rows }) } });
    await testBff().ask('{ shops { edges { node { name badgeCount isHidden } } } }', {
      token: 't',
    });
    expect(namesOf(sent).sort()).toEqual(['getShopList', 'getShopTabMap', 'getUserInfo']);
  });

  it('count the badge by the card calls where the list does not', async () => {
    inhabit(network, {
      people: {
        t: person({ shops: [shopRow('11', { goodsAbnormalNum: null, refundInfoNum: null })] }),
      },
      data: { getAbnormalProductNum: 4, refundInfo: { totalElements: 2 } },
    });
    const { data } = await testBff().ask('{ shop(id: "temu:11") { badgeCount } }', { token: 't' });
    expect(data.shop.badgeCount).toBe(6);
  });
});

describe('shop groups', () => {
  it('have the members that the viewer may see', async () => {
    const group = {
      groupId: '7',
      mallName: '出口',
      shopGroupName: '出口',
      mallId: '13,99,11',
      groupMallId: '',
    };
    inhabit(network, { people: { t: person({ groups: [group] }) } });
    const { data } = await testBff().ask('{ shopGroups { id name shops { mallId } } }', {
      token: 't',
    });
    expect(data.shopGroups).toEqual([
      { id: 'group:7', name: '出口', shops: [{ mallId: '11' }, { mallId: '13' }] },
    ]);
  });
});

describe('the layout of the side panel', () => {
  const save = /* GraphQL */ `
    mutation Save($input: ShopLayoutInput!) {
      saveShopLayout(input: $input) { shops { id isHidden } error { code message } }
    }
  `;

  it('is saved, and answered as it is afterwards', async () => {
    let layout = { listShowTab: [] as string[], listClosedTab: [] as string[] };
    inhabit(network, {
      people: { t: person() },
      data: {
        getShopTabMap: () => layout,
        setShopTabAllMap: (input: { layout: typeof layout }) => {
          layout = input.layout;
          return null;
        },
      },
    });
    const input = { shown: ['shein:13', 'temu:12'], hidden: ['temu:11'] };
    const { data, errors } = await testBff().ask(save, { token: 't', variables: { input } });
    expect(errors).toBeUndefined();
    expect(layout).toEqual({ listShowTab: ['13', '12'], listClosedTab: ['11'] });
    expect(data.saveShopLayout).toEqual({
      shops: [
        { id: 'shein:13', isHidden: false },
        { id: 'temu:12', isHidden: false },
        { id: 'temu:11', isHidden: true },
      ],
      error: null,
    });
  });

  it('[R6-21] [R6-23] is not saved with a foreign shop, nor by a visitor', async () => {
    const sent = inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { ask } = testBff();
    const variables = { input: { shown: ['temu:99'], hidden: [] } };
    const foreign = await ask(save, { token: 't', variables });
    expect(foreign.data.saveShopLayout).toMatchObject({
      shops: null,
      error: { code: 'INVALID_INPUT' },
    });
    const blocked = await ask(save, { variables });
    expect(blocked.data.saveShopLayout.error).toEqual({
      code: 'VISITOR_BLOCKED',
      message: 'Request was blocked by the interceptor',
    });
    expect(namesOf(sent)).not.toContain('setShopTabAllMap');
  });
});
