import { existsSync } from 'node:fs';
import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportWork } from '../../../api/files/export-work.ts';
import type { DataExport } from '../../../db/schema.ts';
import { type TestApi, testNow } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { exportApi, exported, fetched, objectsOf } from '../../support/exports.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { addShippingOrder } from '../../support/shipping.ts';

const hour = 3_600_000;

const files = (api: TestApi) => readdir(join(api.deps.config.dataDir, 'exports'));

describe('an export', () => {
  it('as CSV keeps texts as texts', async () => {
    const api = await exportApi();
    const { token, t } = await seededSales(api);
    await addProduct(
      api.db,
      t,
      { X: [{ code: '=1+1', price: 5 }] },
      { name: 'a,"b"', product_id: '001' },
    );
    const job = await exported(api, { kind: 'products', format: 'csv', shopIds: ['t'] }, token);
    const [, text] = await fetched(api, job.downloadUrl);
    const [head, ...rows] = text.split('\r\n');
    expect(head).toBe(
      '\ufeffid,shop.id,shop.name,productId,skcId,skuId,name,specName,extCode,category,status,createdAt,imageUrl,supplyPriceMin,costMin,onHand,inTransit',
    );
    expect(rows[0]).toBe(
      'sku:t:S%3D1%2B1,temu:t,测试店铺1,"=""001""",CX,S=1+1,"a,""b""",,"=""=1+1""",,ON_SALE,1970-01-01T00:00:00.000Z,,0.05,,,',
    );
    const days = await exported(api, { kind: 'dailyStatistics', format: 'csv' }, token);
    expect((await fetched(api, days.downloadUrl))[1]).toContain(
      '\r\ntemu:t,测试店铺1,2026-03-05,0,1,-1,0.00,30.00,-30.00,-20.00,-10.00,0,0,0.00\r\n',
    );
  });

  it('has no day that nobody has paid for', async () => {
    const api = await exportApi();
    const { token, t } = await seededSales(api);
    await addShippingOrder(api.db, t, {}, { created_at: Date.parse('2026-03-10T08:00:00Z') });
    const expire_at = Date.parse('2026-03-08T16:00:00Z');
    await api.db.updateTable('shop').set({ expire_at }).where('mall_id', '=', 't').execute();
    const rows = async (kind: string) =>
      objectsOf(api, await exported(api, { kind, shopIds: ['t'] }, token));
    expect((await rows('saleLines')).map(({ soldAt }) => soldAt.slice(0, 10)).sort()).toEqual([
      '2026-03-04',
      '2026-03-05',
    ]);
    expect((await rows('dailyStatistics')).map(({ day }) => day)).toEqual([
      '2026-03-04',
      '2026-03-05',
    ]);
    expect(await rows('shippingOrders')).toEqual([]);
    // What is kept no more is not told at all.
    await api.db
      .updateTable('shop')
      .set({ expire_at: testNow - 8 * 24 * hour })
      .where('mall_id', '=', 't')
      .execute();
    expect(await rows('products')).toEqual([]);
  });

  it('of too many rows fails and says what to do; one that cannot be asked for is refused', async () => {
    const api = await exportApi({ config: { exportMaxRows: 3 } });
    const { token } = await seededSales(api);
    for (const kind of ['saleLines', 'dailyStatistics'])
      expect(await exported(api, { kind }, token)).toMatchObject({
        state: 'failed',
        error: '超过3行，请缩短时间范围或减少店铺后重新导出',
        downloadUrl: null,
      });
    expect(await files(api).catch(() => [])).toEqual([]);
    const refused = async (fields: object) =>
      (await api.call('startExport', { kind: 'saleLines', shopIds: ['t'], ...fields }, { token }))
        .msg;
    expect(await refused({})).toBe('请选择导出的时间范围');
    expect(await refused({ startTime: '2026-03-02', endTime: '2026-03-01' })).toBe(
      '结束日期不能早于开始日期',
    );
    expect(await refused({ shopIds: [] })).toBe('请选择店铺');
    expect(api.logged).toEqual([]);
  });

  it('goes with its file when it is deleted, makes room, or is a day old', async () => {
    const api = await exportApi();
    const { token } = await seededSales(api);
    const ids: string[] = [];
    for (const _ of Array.from({ length: 6 })) {
      api.clock.advance(1);
      ids.push((await exported(api, { kind: 'products' }, token)).exportId);
    }
    const listed = async () =>
      (await api.call('listExports', {}, { token })).data.map(
        ({ exportId }: { exportId: string }) => exportId,
      );
    expect(await listed()).toEqual(ids.slice(1).reverse());
    expect(await files(api)).toHaveLength(5);
    await api.call('deleteExport', { exportId: ids[5] }, { token });
    expect(await listed()).toHaveLength(4);
    expect(await files(api)).toHaveLength(4);
    const { data } = await api.call('getExport', { exportId: ids[4] }, { token });
    api.clock.advance(24 * hour);
    expect(await listed()).toEqual([]);
    expect((await fetched(api, data.downloadUrl))[0]).toBe(403);
    await exportWork(api.deps).close();
    exportWork(api.deps).look();
    await exportWork(api.deps).settled();
    expect(await files(api)).toEqual([]);
  });

  it('that a stopped server has left is begun again; one that never ends is given up', async () => {
    const api = await exportApi();
    const { token } = await seededSales(api);
    const before = await exported(api, { kind: 'saleLines' }, token);
    const left = (change: Partial<DataExport>) =>
      api.db
        .updateTable('data_export')
        .set({ state: 'running', lease_until: testNow, rows_done: 1, ...change })
        .execute();
    const result = async () => {
      exportWork(api.deps).wake();
      await exportWork(api.deps).settled();
      return (await api.call('getExport', { exportId: before.exportId }, { token })).data;
    };
    await left({ lease_until: testNow + 1 });
    expect((await result()).state).toBe('running');
    await left({});
    const again = await result();
    expect(again).toMatchObject({ state: 'done', rowsDone: 4 });
    expect(await objectsOf(api, again)).toHaveLength(4);
    await left({ attempts: 3 });
    expect(await result()).toMatchObject({ state: 'failed', error: '导出多次中断，请重新导出' });
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says that the disk is full, and leaves nothing',
    async () => {
      const api = await exportApi();
      const { token } = await seededSales(api);
      const { exportId } = await exported(api, { kind: 'saleLines' }, token);
      await symlink('/dev/full', join(api.deps.config.dataDir, 'exports', `${exportId}.2`));
      await api.db.updateTable('data_export').set({ state: 'running', lease_until: 0 }).execute();
      exportWork(api.deps).wake();
      await exportWork(api.deps).settled();
      expect((await api.call('getExport', { exportId }, { token })).data).toMatchObject({
        state: 'failed',
        error: '服务器的磁盘空间不足，没有写入任何数据，请联系管理员清理磁盘后再试',
      });
      expect(await files(api)).toEqual([`${exportId}.1`]);
    },
  );

  it('tells how far it is, and stops when it is deleted', async () => {
    const api = await exportApi();
    const { token, t } = await seededSales(api);
    const skus = Array.from({ length: 1_200 }, (_, place) => ({ code: `N-${place}` }));
    await addProduct(api.db, t, { N: skus });
    const seen: unknown[] = [];
    let isDeleted = false;
    const { publish } = api.deps;
    // Each word of it is told before it goes on.
    const deps = {
      ...api.deps,
      now: () => {
        api.clock.advance(600);
        return api.clock.now();
      },
      publish: async (topic: string, message: unknown) => {
        await publish(topic, message);
        const [row] = (await api.call('listExports', {}, { token })).data;
        if (row === undefined) return;
        seen.push([row.state, row.rowsDone, row.rows]);
        if (isDeleted && row.state === 'running')
          await api.call('deleteExport', { exportId: row.exportId }, { token });
      },
    };
    await exportWork(api.deps).close();
    const work = exportWork(deps);
    const ask = async () => {
      await api.call('startExport', { kind: 'products', shopIds: ['t'] }, { token });
      await work.settled();
    };
    await ask();
    expect(seen[0]).toEqual(['running', 0, 1_202]);
    expect(seen).toContainEqual(['running', 1_000, 1_202]);
    expect(seen.at(-1)).toEqual(['done', 1_202, 1_202]);
    isDeleted = true;
    seen.length = 0;
    await ask();
    expect(seen[0]).toEqual(['running', 0, 1_202]);
    expect(await files(api)).toHaveLength(1);
    expect(api.logged).toEqual([]);
  });
});

describe('a server that stops', () => {
  it('gives its export back, and the next one makes it', async () => {
    const api = await exportApi();
    const { token } = await seededSales(api);
    await exportWork(api.deps).close();
    const deps = {
      ...api.deps,
      // It is told that it is under way: then the server stops.
      publish: async () => void closing.push(stopping.close()),
    };
    const closing: Promise<void>[] = [];
    const stopping = exportWork(deps);
    const { data } = await api.call('startExport', { kind: 'products', shopIds: ['t'] }, { token });
    await stopping.settled();
    await Promise.all(closing);
    const state = async () =>
      (await api.call('getExport', { exportId: data.exportId }, { token })).data.state;
    expect(await state()).toBe('queued');
    exportWork(api.deps).wake();
    await exportWork(api.deps).settled();
    expect(await state()).toBe('done');
  });
});
