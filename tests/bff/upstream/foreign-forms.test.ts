import { describe, expect, it } from 'vitest';
import { manager } from '../../conformance/facts.ts';
import type { Habits } from '../../conformance/habits.ts';
import { foreignWorld } from './foreign.ts';

/** What the pages ask first, and what hangs on ids, instants and yes or no. */
const asked = `{
  viewer { id role isBoss phone permissions registerTime dataStart needRebindPhones hasDevice }
  shops(includeHidden: true) {
    edges { node { id mallId name nativeName platform managedType isClosed expiresAt dataUntil temuUid phoneList isHidden } }
  }
  shopGroups { id name shops { id } }
  sheinShops { id }
  mainAccounts { id uid phone platform needsRebind shops { id } }
  managers { id phone temuUid shops { id } permissionIds }
  managerPermissions { permissionId name codes }
  expiredShops { id }
  distributableShops { id }
  shippers { id phone passwordState }
  notices { edges { node { id title } } totalCount }
  coupons { edges { node { couponId couponNo isConfirm value } } }
  renewalPrices { month coupon }
  shop(id: "temu:634418") {
    hasSession
    badgeCount
    card {
      abnormalProductCount awaitingFirstOrderCount joinedQuantity refundCount review deliveryGrade
      createdProducts { today thisWeek thisMonth }
      deadStock { productCount value }
    }
  }
}`;

const told = async (habits: Partial<Habits>) => {
  const { ask, signIn } = await foreignWorld({ unnamed: true, ...habits });
  return ask(asked, { token: await signIn() });
};

const variants: Record<string, Partial<Habits>> = {
  'ids as numbers': { ids: 'number' },
  'instants as seconds': { instants: 'seconds' },
  'instants as the text of a clock': { instants: 'wallClock' },
  'instants with slashes': { instants: 'slashes' },
  'instants with nothing between': { instants: 'close' },
  'instants as ISO 8601': { instants: 'iso' },
  'code as text': { code: 'text' },
  'no msg': { msg: 'absent' },
  'msg null': { msg: 'null' },
  'no data where there is none': { noData: 'absent' },
  'yes and no as 1 and 0': { flags: 'number' },
  'fields that nobody knows': { extras: true },
  'a token of 4 kB': { token: 'long' },
  'a cookie that must come back': { cookie: true },
  'no token but a cookie': { cookie: true, token: 'cookieOnly' },
  'all of it': {
    ids: 'number',
    instants: 'wallClock',
    code: 'text',
    msg: 'absent',
    noData: 'absent',
    flags: 'number',
    extras: true,
    cookie: true,
  },
};

describe('an upstream that keeps the specification', () => {
  it('is answered for in full', async () => {
    const { data, errors } = await told({});
    expect(errors).toBeUndefined();
    expect(data.viewer).toMatchObject({ id: '7', role: 'BOSS', dataStart: '2025-01-01' });
    expect(data.shops.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([
      'temu:634418',
      'temu:634419',
      'temu:634420',
      'shein:9001',
    ]);
    expect(data.shops.edges[0].node).toMatchObject({
      name: '晨光家居',
      expiresAt: '2027-03-01T16:00:00.000Z',
      dataUntil: '2027-03-01',
      phoneList: [manager.phone],
    });
    expect(data.shop).toMatchObject({ hasSession: true, badgeCount: 10 });
  });

  it.each(Object.entries(variants))('may speak with %s', async (_name, habits) => {
    const [plain, other] = [await told({}), await told(habits)];
    expect(other.errors).toBeUndefined();
    expect(other.data).toEqual(plain.data);
  });

  it('may leave out what the specification does not name beside the call', async () => {
    const { data, errors } = await told({ sparse: true });
    expect(errors).toBeUndefined();
    expect(data.viewer).toMatchObject({ role: 'BOSS', isBoss: true, phone: '13900000001' });
    expect(data.shops.edges[1].node).toMatchObject({
      id: 'temu:634419',
      name: '半托管小店',
      managedType: 'FULLY_MANAGED',
      expiresAt: null,
      phoneList: [],
    });
    expect(data.mainAccounts[0]).toMatchObject({ uid: '55001', needsRebind: false });
    expect(data.managerPermissions[0]).toMatchObject({ permissionId: 1, name: '查看成本价' });
  });

  it('may list the shops of shein by themselves', async () => {
    const { ask, signIn } = await foreignWorld({ sheinApart: true, ids: 'number' });
    const { data, errors } = await ask('{ shops { edges { node { id name platform } } } }', {
      token: await signIn(),
    });
    expect(errors).toBeUndefined();
    expect(data.shops.edges).toHaveLength(4);
    expect(data.shops.edges[3].node).toEqual({
      id: 'shein:9001',
      name: '希音女装',
      platform: 'SHEIN',
    });
  });

  it('may tell in its list of shops that they are not rated yet, and is not asked of each', async () => {
    const { ask, signIn, upstream } = await foreignWorld({ unnamed: true, unrated: true });
    const { data, errors } = await ask(
      '{ shops { edges { node { card { review deliveryGrade } } } } }',
      { token: await signIn() },
    );
    expect(errors).toBeUndefined();
    const unrated = { node: { card: { review: null, deliveryGrade: null } } };
    expect(data.shops.edges).toEqual([unrated, unrated, unrated, unrated]);
    expect(upstream.requests.filter(({ call }) => call.includes('/card/'))).toEqual([]);
  });

  it('knows whoever is no boss as a manager with the rights that it names', async () => {
    const { ask, signIn } = await foreignWorld({ sparse: true, ids: 'number' });
    const { data } = await ask(
      '{ viewer { id role permissions } shops { edges { node { id } } } }',
      {
        token: await signIn(manager.phone),
      },
    );
    expect(data.viewer).toEqual({ id: '8', role: 'MANAGER', permissions: ['lookCost'] });
    expect(data.shops.edges).toEqual([{ node: { id: 'temu:634418' } }]);
  });
});
