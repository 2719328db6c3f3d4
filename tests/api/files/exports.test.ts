import { expect, it } from 'vitest';
import { claimExport } from '../../../db/files/exports.ts';
import type { DataExport } from '../../../db/schema.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { createTestApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { exportApi, exported, objectsOf } from '../../support/exports.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { addShippingOrder } from '../../support/shipping.ts';

describeOnEngines('an export', (engine) => {
  it('of sale lines has those of the range, with what they cost', async () => {
    const api = await exportApi({ db: await engine.fresh() });
    const { token } = await seededSales(api);
    const job = await exported(api, { kind: 'saleLines' }, token);
    expect(job).toMatchObject({ state: 'done', rowsDone: 4, rows: 4, error: null });
    const lines = await objectsOf(api, job);
    expect(lines.map(({ orderNo: _, ...line }) => line)).toContainEqual({
      shop: { id: 'temu:t', name: '测试店铺1' },
      lineNumber: 1,
      productId: 'P1',
      skuId: 'SCUP-1',
      extCode: 'CUP-1',
      name: '保温杯',
      specName: null,
      soldAt: '2026-03-04T04:00:00.000Z',
      kind: 'SALE',
      quantity: 3,
      amount: '90.00',
      cost: '30.00',
      profit: '60.00',
    });
    expect(lines.map(({ amount }) => amount).sort()).toEqual(['200.00', '30.00', '50.00', '90.00']);
    const stocks = await exported(api, { kind: 'saleLines', dataSource: 'stocks' }, token);
    expect(await objectsOf(api, stocks)).toMatchObject([{ amount: '7.00', cost: null }]);
  });

  it('of products, shipping orders and statistics has what the graph tells of them', async () => {
    const api = await exportApi({ db: await engine.fresh() });
    const { token, t } = await seededSales(api);
    const [pen = 0] = await addProduct(
      api.db,
      t,
      { PEN: [{ code: '0012', onHand: 12, price: 1999 }] },
      { name: '钢笔', product_id: 'P9' },
    );
    const created_at = Date.parse('2026-03-05T00:00:00Z');
    const orderNo = await addShippingOrder(api.db, t, { [pen]: 5 }, { created_at });
    const empty = await addShippingOrder(api.db, t, {}, { created_at });
    await addShippingOrder(api.db, t, { [pen]: 9 });

    const products = await exported(api, { kind: 'products' }, token);
    expect(products).toMatchObject({ rows: 4, startTime: null, endTime: null });
    expect(await objectsOf(api, products)).toContainEqual({
      id: 'sku:t:S0012',
      shop: { id: 'temu:t', name: '测试店铺1' },
      productId: 'P9',
      skcId: 'CPEN',
      skuId: 'S0012',
      name: '钢笔',
      specName: null,
      extCode: '0012',
      category: null,
      status: 'ON_SALE',
      createdAt: '1970-01-01T00:00:00.000Z',
      imageUrl: null,
      supplyPriceMin: '19.99',
      costMin: null,
      onHand: 12,
      inTransit: 0,
    });

    const orders = await objectsOf(api, await exported(api, { kind: 'shippingOrders' }, token));
    expect(orders).toMatchObject([
      {
        id: `shippingOrder:${orderNo}`,
        status: 'AWAITING_PACKING',
        shippingType: 'SELF',
        isUrgent: false,
        createdAt: '2026-03-05T00:00:00.000Z',
        packedAt: null,
        goods: { skuId: 'S0012', code: '0012', quantity: 5 },
      },
      { orderNo: empty, goods: { skuId: null, quantity: null } },
    ]);

    const days = await objectsOf(api, await exported(api, { kind: 'dailyStatistics' }, token));
    expect(days).toHaveLength(4);
    expect(days[0]).toEqual({
      shop: { id: 'temu:t', name: '测试店铺1' },
      day: '2026-03-04',
      quantity: { sold: 3, returned: 0, net: 3 },
      amount: { sold: '90.00', returned: '0.00', net: '90.00' },
      profit: {
        profit: '60.00',
        cost: '30.00',
        uncosted: { sold: 0, returned: 0, amount: '0.00' },
      },
    });
    expect(days[2].profit).toEqual({
      profit: null,
      cost: null,
      uncosted: { sold: 2, returned: 0, amount: '50.00' },
    });
  });

  it('has every row once where there are many', async () => {
    const api = await exportApi({ db: await engine.fresh() });
    const { token, t } = await seededSales(api);
    const skus = Array.from({ length: 1_001 }, (_, place) => ({ code: `N-${place}` }));
    const refs = await addProduct(api.db, t, { N: skus });
    const lines = refs.map((ref, place) =>
      lineOf(t, ref, place % 2 ? '2026-03-06' : '2026-04-06', { orderNo: `N${place % 3}` }),
    );
    await appendSaleLines(api.db, lines, testNow);
    for (const _ of Array.from({ length: 501 }))
      await addShippingOrder(api.db, t, {}, { created_at: Date.parse('2026-03-05T00:00:00Z') });
    const distinct = async (kind: string, key: string) => {
      const rows = await objectsOf(api, await exported(api, { kind, shopIds: ['t'] }, token));
      return [rows.length, new Set(rows.map((row) => row[key])).size];
    };
    expect(await distinct('products', 'id')).toEqual([1_003, 1_003]);
    expect(await distinct('shippingOrders', 'id')).toEqual([501, 501]);
    expect(await distinct('saleLines', 'skuId')).toEqual([503, 502]);
  });

  it('waits while another of the same person is made, whoever looks', async () => {
    const api = await createTestApi({ db: await engine.fresh() });
    const add = async (id: string, owner: number, created_at: number): Promise<void> => {
      const row: Omit<DataExport, 'attempts' | 'rows_done'> = {
        id,
        owner_id: owner,
        created_at,
        key_id: null,
        kind: 'products',
        format: 'csv',
        mall_ids: '[]',
        start_day: null,
        end_day: null,
        source: 'sales',
        filter: null,
        with_cost: null,
        state: 'queued',
        lease_until: null,
        row_count: null,
        size: null,
        error: null,
        finished_at: null,
      };
      await api.db.insertInto('data_export').values(row).execute();
    };
    // Nothing of this api may take them first.
    await api.close();
    const [one, other] = [await api.signIn(), await api.signIn()];
    await add('a', one.user.id, 1);
    await add('b', one.user.id, 2);
    await add('c', other.user.id, 3);
    const claim = (now: number) => claimExport(api.db, { now, until: now + 30_000 });
    const claimed = await Promise.all([claim(10), claim(10), claim(10)]);
    expect(claimed.map((row) => row?.id).sort()).toEqual(['a', 'c', undefined]);
    expect((await claim(29_999))?.id).toBeUndefined();
    // The process of the first has died: it is begun again before the second is.
    expect(await claim(30_011)).toMatchObject({ id: 'a', attempts: 2 });
  });
});
