import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rehearseLabel } from '../../../api/contract/rules/label-rehearsal.ts';
import {
  demoPassword,
  seedBoss,
  seedDemo,
  seedPreview,
  visitorPhone,
} from '../../../api/marketplace/seed.ts';
import type { DbOrTransaction } from '../../../db/engine/connect.ts';
import { createTestApi, type TestApi, testApi, testNow } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const dayMs = 86_400_000;

async function countRows(db: DbOrTransaction): Promise<Record<string, number>> {
  const tables = ['user', 'shop', 'shop_group', 'product', 'sku', 'stock', 'sale_line'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = row.count;
  }
  return counts;
}

describe('the demo accounts', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await createTestApi();
    await seedDemo(api.deps, { isProduction: false });
  });
  afterAll(() => api.close());

  async function signIn(phone: string): Promise<string> {
    const login = await api.call('login', { phone, password: demoPassword, areacode: '86' });
    expect(login).toMatchObject({ code: 0 });
    return String(login.data);
  }

  async function staffToken(phone: string): Promise<string> {
    await api.call('sendPhoneCode', { phone });
    const login = await api.call('login', { phone, code: api.codeFor(phone) });
    expect(login).toMatchObject({ code: 0 });
    return String(login.data);
  }

  const shopsOf = async (phone: string) =>
    (await api.call('getShopList', {}, { token: await signIn(phone) })).data;

  it('have the chat account of the first boss bound, and leave the second to bind one', async () => {
    const chatOf = async (phone: string) =>
      (await api.call('getUserInfo', {}, { token: await signIn(phone) })).data.wechatUId;
    expect(await chatOf('13800000001')).toBe('chat-sim-1');
    expect(await chatOf('13800000002')).toBeNull();
  });

  it('[R1-02] [R1-03] [R1-04] give each boss temu and shein shops of both kinds of management', async () => {
    const first = await shopsOf('13800000001');
    const second = await shopsOf('13800000002');
    expect(first).toHaveLength(5);
    expect(second).toHaveLength(12);
    for (const shops of [first, second]) {
      const kinds = new Set<string>();
      for (const shop of shops) {
        expect(shop.isSemiManagedMall).toBeTypeOf('boolean');
        kinds.add(`${shop.platformType} ${shop.isSemiManagedMall}`);
      }
      expect(kinds).toEqual(new Set(['temu false', 'temu true', 'shein false', 'shein true']));
    }
    const ids = [...first, ...second].map((shop) => shop.mallId);
    expect(new Set(ids).size).toBe(17);
  });

  it('[R3-10] bind every shop to a main account with its phone', async () => {
    for (const shop of await shopsOf('13800000001')) {
      expect(shop.temuUid).toMatch(/^\d{15}$/);
      expect(shop.phone).toMatch(/^\d{11}$/);
    }
  });

  it('have one shop that expires within a day and one that has expired', async () => {
    const now = api.clock.now();
    const left = (await shopsOf('13800000001')).map(
      (shop: { expireDate: number }) => shop.expireDate - now,
    );
    expect(left.filter((time: number) => time < 0)).toHaveLength(1);
    expect(left.filter((time: number) => time > 0 && time < dayMs)).toHaveLength(1);
    expect(left.filter((time: number) => time > 20 * dayMs)).toHaveLength(3);
  });

  it('[R2.7-37] hold nothing of the expired shop from after its end', async () => {
    const now = api.clock.now();
    const shop = await api.db
      .selectFrom('shop')
      .where('expire_at', '<', now)
      .select(['id', 'expire_at'])
      .executeTakeFirstOrThrow();
    const end = shop.expire_at ?? 0;
    for (const [table, column] of [
      ['sale_line', 'sold_at'],
      ['product', 'created_at'],
      ['shipping_order', 'created_at'],
      ['return_package', 'created_at'],
      ['shop_message', 'happened_at'],
      ['shelf_change', 'happened_at'],
      ['fund_restriction', 'since'],
    ] as const) {
      const row = await api.db
        .selectFrom(table)
        .where(`${table}.shop_id`, '=', shop.id)
        .select(sql<number | null>`max(${sql.ref(column)})`.as('newest'))
        .executeTakeFirstOrThrow();
      expect(row.newest ?? 0, table).toBeLessThan(end);
      if (table === 'sale_line') expect(row.newest).toBeGreaterThan(end - dayMs);
    }
  });

  it('[R3-46] [R7.5-01] [R7.5-04] [R7.5-06] [R7.5-09] have labels of every kind, which a rehearsal finds nothing wrong with', async () => {
    for (const phone of ['13800000001', '13800000002']) {
      const token = await signIn(phone);
      const ask = async (name: string, fields = {}) =>
        (await api.call(name, fields, { token })).data;
      expect(await ask('getLabelByUid')).toMatchObject({ kind: 'user' });
      expect(await ask('getTemplates')).toMatchObject([{ kind: 'plain' }]);
      const forCountries = await ask('getGpsrTemplates');
      expect(forCountries.map(({ market }: { market: string }) => market)).toEqual(['DE', 'FR']);
      for (const { drawing, market } of forCountries)
        expect(rehearseLabel(drawing, market, { group: 'other' })).toEqual([]);
      const { mallId } = (await shopsOf(phone))[0];
      const { sku_id: skuId } = await api.db
        .selectFrom('sku')
        .innerJoin('shop', 'shop.id', 'sku.shop_id')
        .where('shop.mall_id', '=', mallId)
        .orderBy('sku.id')
        .select('sku.sku_id')
        .executeTakeFirstOrThrow();
      const ofSku = await ask('getLabelBySkuId', { skuId });
      expect(ofSku).toMatchObject({ kind: 'sku', skuId });
      expect(rehearseLabel(ofSku.drawing, 'US', { group: 'other', skuId })).toEqual([]);
    }
  });

  it('show a manager the assigned shops and rights only', async () => {
    const list = async (phone: string) => {
      const token = await staffToken(phone);
      const shops = await api.call('getShopListByWorkerPhone', {}, { token });
      const info = await api.call('getUserInfo', {}, { token });
      return {
        mallIds: shops.data.map((shop: { mallId: string }) => shop.mallId),
        codes: info.data.permissions.map((each: { permsCode: string }) => each.permsCode),
      };
    };
    const owned = (await shopsOf('13800000001')).map((shop: { mallId: string }) => shop.mallId);
    const without = await list('13800000011');
    const withCost = await list('13800000012');
    expect(without.mallIds).toEqual([owned[0], owned[3]]);
    expect(withCost.mallIds).toEqual([owned[0], owned[1], owned[2]]);
    expect(without.codes).not.toContain('lookCost');
    expect(withCost.codes).toContain('lookCost');
  });

  it('let a shipper sign in by password', async () => {
    const token = await signIn('13800000021');
    const info = await api.call('getUserInfo', {}, { token });
    expect(info.data).toMatchObject({ staffKind: 'shipper', permissions: [] });
    const boss = await signIn('13800000001');
    const { data } = await api.call('listShippers', {}, { token: boss });
    expect(data.map((row: { shopIdList: string[] }) => row.shopIdList.length)).toEqual([5, 2]);
  });

  it('have an operator who signs in by code and holds no permission', async () => {
    const token = await staffToken('13800000031');
    const info = await api.call('getUserInfo', {}, { token });
    expect(info.data).toMatchObject({ staffKind: 'operator', permissions: [] });
    const shops = await api.call('getShopListByWorkerPhone', {}, { token });
    expect(shops.data).toHaveLength(3);
  });

  it('have a group of three shops and an empty one', async () => {
    const groups = await api.db
      .selectFrom('shop_group')
      .innerJoin('user', 'user.id', 'shop_group.owner_id')
      .leftJoin('shop_group_member', 'shop_group_member.group_id', 'shop_group.id')
      .groupBy(['shop_group.id', 'user.phone'])
      .orderBy('shop_group.id')
      .select(['user.phone', ({ fn }) => fn.count<number>('shop_group_member.shop_id').as('shops')])
      .execute();
    expect(groups).toEqual([
      { phone: '13800000001', shops: 3 },
      { phone: '13800000001', shops: 0 },
    ]);
  });

  it('have 90 days behind them, whose statistics are the sums of the lines', async () => {
    const token = await signIn('13800000001');
    const shops = await shopsOf('13800000001');
    for (const [source, from, to] of [
      ['sales', '2025-12-11', '2026-03-11'],
      ['sales', '2026-02-01', '2026-02-28'],
      ['stocks', '2025-12-11', '2026-03-11'],
    ] as const) {
      const idsOf = (platform?: string): string =>
        shops
          .filter(
            (shop: { platformType: string }) =>
              shop.platformType === (platform ?? shop.platformType),
          )
          .map((shop: { mallId: string }) => shop.mallId)
          .join(',');
      const totals = async (name: string, shopId: string) => {
        const fields = { shopId, startTime: from, endTime: to };
        return (await api.call(name, fields, { token, dataSource: source })).data.current;
      };
      const shopId = idsOf();
      // Sales are told by the platform, stocks by one call for both.
      const parts =
        source === 'sales'
          ? [
              await totals('getHistoryTotalSales', idsOf('temu')),
              await totals('queryTotalSales', idsOf('shein')),
            ]
          : [await totals('getHistoryTotalSales', shopId)];
      const total = (figure: string) => parts.reduce((sum: number, part) => sum + part[figure], 0);
      const lines = await api.db
        .selectFrom('sale_line')
        .innerJoin('shop', 'shop.id', 'sale_line.shop_id')
        .where('shop.mall_id', 'in', shopId.split(','))
        .where('source', '=', source)
        .where('sold_at', '>=', Date.parse(`${from}T00:00+08:00`))
        .where('sold_at', '<', Date.parse(`${to}T00:00+08:00`) + dayMs)
        .select(['kind', 'amount'])
        .execute();
      let [sold, returned] = [0, 0];
      for (const line of lines) {
        if (line.kind === 'sale') sold += line.amount;
        else returned += line.amount;
      }
      expect(sold).toBeGreaterThan(1_000_000);
      const found = { sold: total('sold'), returned: total('returned'), net: total('net') };
      expect(found).toEqual({ sold, returned, net: sold - returned });
    }
    const info = await api.call('getUserInfo', {}, { token });
    expect(info.data.firstSaleDay).toBe('2025-12-11');
    expect(info.data.registerTime).toBe(Date.parse('2025-12-11T00:00+08:00'));
  });

  it('are not added again', async () => {
    const before = await countRows(api.db);
    await seedDemo(api.deps, { isProduction: false });
    expect(await countRows(api.db)).toEqual(before);
  });

  it('are refused in production', async () => {
    const fresh = await testApi();
    await expect(seedDemo(fresh.deps, { isProduction: true })).rejects.toThrow('production');
    expect(await countRows(fresh.db)).toMatchObject({ user: 0, shop: 0 });
  });
});

describe('the preview', () => {
  it('shows eight temu shops with sales to a caller without a session', async () => {
    const api = await testApi({ config: { readOnly: true } });
    await seedPreview(api.deps);
    const before = await countRows(api.db);
    await seedPreview(api.deps);
    expect(await countRows(api.db)).toEqual(before);
    expect(before).toMatchObject({ shop: 8 });
    const user = await api.db
      .selectFrom('user')
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ phone: visitorPhone, role: 'boss', password_hash: null });

    const { data: shops } = await api.call('getShopList');
    expect(shops).toHaveLength(8);
    expect(new Set(shops.map((shop: { platformType: string }) => shop.platformType))).toEqual(
      new Set(['temu']),
    );
    const shopId = shops.map((shop: { mallId: string }) => shop.mallId).join(',');
    const fields = { shopId, startTime: '2026-03-10', endTime: '2026-03-10' };
    const { data } = await api.call('getHistorySaleVolume', fields);
    expect(data.current.net).toBeGreaterThan(20);
  });

  it('shows warehouse shippers and operators, also where it was made before there were any', async () => {
    const api = await testApi({ config: { readOnly: true } });
    await seedPreview(api.deps);
    await api.db.deleteFrom('user').where('role', '=', 'shipper').execute();
    await seedPreview(api.deps);
    const { code, data } = await api.call('getWarehouseMgtTemuUserList');
    expect(code).toBe(0);
    expect(data).toHaveLength(2);
    for (const { phone, shopIdList } of data) {
      expect(phone).toMatch(/^\d{11}$/);
      expect(shopIdList.length).toBeGreaterThan(1);
    }
    const operators = await api.call('listOperators');
    expect(operators.data).toMatchObject([{ shopNum: 3 }]);
    expect(operators.data[0].entity.length).toBeGreaterThan(0);
  });
});

describeOnEngines('a simulated boss', (engine) => {
  const request = { phone: '13700000001', shops: 4, days: 6, seed: 5, lines: 2_000 };
  const deps = (db: DbOrTransaction) => ({ db, now: () => testNow });

  it('is made with about the lines asked for, and completed when it is made again', async () => {
    const db = await engine.fresh();
    const made = await seedBoss(deps(db), request);
    expect(made.shops).toHaveLength(4);
    expect(made.lines).toBeGreaterThan(1_300);
    expect(made.lines).toBeLessThan(2_700);
    const counts = await countRows(db);
    expect(counts.sale_line).toBe(made.lines);

    // As an interruption leaves it: the last shop without lines and stock, the third with some.
    const [, , third, fourth] = made.shops;
    await db
      .deleteFrom('stock')
      .where('shop_id', '=', fourth?.id ?? 0)
      .execute();
    for (const table of ['sale_line', 'shop_hour', 'shop_day', 'sku_day', 'sku_month'] as const) {
      await db
        .deleteFrom(table)
        .where('shop_id', '=', fourth?.id ?? 0)
        .execute();
    }
    await db
      .deleteFrom('stock')
      .where('shop_id', '=', third?.id ?? 0)
      .execute();
    await seedBoss(deps(db), request);
    expect(await countRows(db)).toEqual(counts);
  });

  it('shares no shop with a boss of another phone and the same seed', async () => {
    const db = await engine.fresh();
    const first = await seedBoss(deps(db), { ...request, lines: 200 });
    const second = await seedBoss(deps(db), { ...request, lines: 200, phone: '13700000002' });
    expect(second.ownerId).not.toBe(first.ownerId);
    const mallIds = [...first.shops, ...second.shops].map((shop) => shop.mall_id);
    expect(new Set(mallIds).size).toBe(8);
    expect(new Set(second.shops.map((shop) => shop.owner_id))).toEqual(new Set([second.ownerId]));
  });
});
