import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportWork } from '../../../api/files/export-work.ts';
import type { TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { addProduct } from '../../support/catalogue.ts';
import { exportApi, exported, exportRange, fetched, objectsOf } from '../../support/exports.ts';
import { seededSales } from '../../support/seeded-sales.ts';

/** Who may ask for an export, what it tells them, and whom its address leads to the file. */

let api: TestApi;
let world: Awaited<ReturnType<typeof seededSales>>;
beforeEach(async () => {
  api = await exportApi();
  world = await seededSales(api);
});

const said = async (name: string, fields: object, token?: string) => {
  const { code, msg } = await api.call(name, { ...fields }, token === undefined ? {} : { token });
  return `${code} ${msg}`;
};
const asked = { kind: 'saleLines', ...exportRange };
const noShop = '403 没有该店铺的查看权限，请刷新店铺列表';
const gone = '1 导出不存在或已删除，请重新导出';

async function manager(...permissions: string[]) {
  const made = await api.signIn({ role: 'manager', boss_id: world.boss.user.id });
  await api.assign(made.user, world.t);
  if (permissions.length > 0) await api.grant(made.user, ...permissions);
  return made;
}

describe('an export', () => {
  it('is of the shops that its asker sees, and tells costs to who may see them', async () => {
    const { token } = await manager();
    expect(await said('startExport', { ...asked, shopIds: ['t', 's'] }, token)).toBe(noShop);
    const shopIds = ['t'];
    const without = await exported(api, { kind: 'saleLines', shopIds }, token);
    const lines = await objectsOf(api, without);
    expect(lines).toHaveLength(3);
    expect(lines.every(({ cost, profit }) => cost === null && profit === null)).toBe(true);
    const firstOf = async (kind: string, asker: string) =>
      (await objectsOf(api, await exported(api, { kind, shopIds }, asker)))[0];
    expect(await firstOf('products', token)).toMatchObject({ extCode: 'CUP-1', costMin: null });
    expect((await firstOf('dailyStatistics', token)).profit).toEqual({
      profit: null,
      cost: null,
      uncosted: { sold: null, returned: null, amount: null },
    });
    const other = await manager('lookCost');
    expect(await firstOf('products', other.token)).toMatchObject({ costMin: '10.00' });
    expect((await firstOf('dailyStatistics', other.token)).profit).toMatchObject({
      profit: '60.00',
    });
  });

  it('is for a key that only reads too, of its shops and with its rights', async () => {
    const boss = world.boss.token;
    const key = await makeKey(api, boss, { rights: 'read', shopIds: ['t'], withCost: false });
    expect(await said('startExport', { ...asked, shopIds: ['s'] }, key.secret)).toBe(noShop);
    const job = await exported(api, { kind: 'products', shopIds: ['t'] }, key.secret);
    expect((await objectsOf(api, job)).map(({ costMin }) => costMin)).toEqual([null, null]);
    // The boss sees what was asked for in their name; the key sees nothing that was not asked for by it.
    const own = await exported(api, { kind: 'products' }, boss);
    const ids = async (token: string) =>
      (await api.call('listExports', {}, { token })).data.map(
        (row: { exportId: string }) => row.exportId,
      );
    expect((await ids(boss)).sort()).toEqual([job.exportId, own.exportId].sort());
    expect(await ids(key.secret)).toEqual([job.exportId]);
    expect(await said('getExport', { exportId: own.exportId }, key.secret)).toBe(gone);
    expect(await said('deleteExport', { exportId: own.exportId }, key.secret)).toBe(gone);
    expect(await said('deleteExport', { exportId: job.exportId }, key.secret)).toBe('0 操作成功');
  });

  it('is none for visitors, shippers and strangers', async () => {
    const { exportId } = await exported(api, { kind: 'products' }, world.boss.token);
    const shipper = await api.signIn({ role: 'shipper', boss_id: world.boss.user.id });
    const fields = { ...asked, shopIds: ['t'], exportId };
    for (const name of ['startExport', 'getExport', 'listExports', 'deleteExport']) {
      expect(await said(name, fields)).toBe('401 请先登录');
      expect(await said(name, fields, shipper.token)).toBe('403 仓库发货员请使用手机App');
    }
    const stranger = await api.signIn();
    expect(await said('startExport', fields, stranger.token)).toBe(noShop);
    expect(await said('getExport', fields, stranger.token)).toBe(gone);
    expect(await said('deleteExport', fields, stranger.token)).toBe(gone);
  });

  it('fails when its asker may not see a shop any more before it is begun', async () => {
    const { user, token } = await manager();
    const { exportId } = await exported(api, { kind: 'products', shopIds: ['t'] }, token);
    await api.db.updateTable('data_export').set({ state: 'queued' }).execute();
    await api.db.deleteFrom('shop_assignment').where('user_id', '=', user.id).execute();
    exportWork(api.deps).wake();
    await exportWork(api.deps).settled();
    const { data } = await api.call('getExport', { exportId }, { token });
    expect([data.state, data.error]).toEqual(['failed', '没有该店铺的查看权限，请刷新店铺列表']);
  });

  it('[R6-27] fails when its asker may not see a shop any more while it is written, and leaves no file', async () => {
    const skus = Array.from({ length: 1_200 }, (_, place) => ({ code: `N-${place}` }));
    await addProduct(api.db, world.t, { N: skus });
    const { token } = await manager();
    await exportWork(api.deps).close();
    const work = exportWork({
      ...api.deps,
      now: () => {
        api.clock.advance(600);
        return api.clock.now();
      },
      // It is told that it is under way: then the shop is taken away.
      publish: async () => void (await api.db.deleteFrom('shop_assignment').execute()),
    });
    const fields = { kind: 'products', shopIds: ['t'] };
    const { data } = await api.call('startExport', fields, { token });
    await work.settled();
    expect((await api.call('getExport', data, { token })).data).toMatchObject({
      state: 'failed',
      error: '没有该店铺的查看权限，请刷新店铺列表',
    });
    expect(await readdir(join(api.deps.config.dataDir, 'exports'))).toEqual([]);
  });
});

describe('the address of a file', () => {
  const wrong = { code: 403, msg: '下载地址无效或已过期，请重新获取', data: null };
  const changed = { code: 403, msg: '导出的权限已变化，请重新导出', data: null };
  const answer = async (url: string) => {
    const [status, text] = await fetched(api, url);
    return status === 200 ? 'the file' : JSON.parse(text);
  };

  it('needs no other credential, and gives the whole file as one to be saved', async () => {
    const job = await exported(api, { kind: 'products', format: 'csv' }, world.boss.token);
    const at = (method: string) =>
      api.handle(new Request(`http://api.test${job.downloadUrl}`, { method }));
    const { status, headers } = await at('HEAD');
    expect(status).toBe(200);
    expect(headers.get('content-length')).toBe(String(job.size));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="products-20260311120000.csv"',
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await (await at('GET')).arrayBuffer()).byteLength).toBe(job.size);
    expect((await at('POST')).status).toBe(405);
  });

  it('holds for an hour, and only as it was signed', async () => {
    const { token } = world.boss;
    const job = await exported(api, { kind: 'products' }, token);
    const other = await exported(api, { kind: 'products' }, token);
    const having = (name: string, value: string) => {
      const url = new URL(job.downloadUrl, 'http://api.test');
      url.searchParams.set(name, value);
      return `${url.pathname}${url.search}`;
    };
    expect(await answer(job.downloadUrl)).toBe('the file');
    expect(await answer(having('id', other.exportId))).toEqual(wrong);
    expect(await answer(having('until', String(job.downloadUntil + 1)))).toEqual(wrong);
    for (const signature of ['', 'x', job.downloadUrl.slice(-43).split('').reverse().join('')])
      expect(await answer(having('signature', signature))).toEqual(wrong);
    expect(await answer('/api/export/download')).toEqual(wrong);
    api.clock.advance(3_600_000);
    expect(await answer(job.downloadUrl)).toEqual(wrong);
    const { data } = await api.call('getExport', { exportId: job.exportId }, { token });
    expect(await answer(data.downloadUrl)).toBe('the file');
  });

  it('ends when the data of an expired shop is cleared, of what was exported before', async () => {
    const day = 24 * 3_600_000;
    const end = { expire_at: api.clock.now() - 7 * day + 1_000 };
    await api.db.updateTable('shop').set(end).where('mall_id', '=', 't').execute();
    const ask = () => exported(api, { kind: 'products' }, world.boss.token);
    const job = await ask();
    expect(await answer(job.downloadUrl)).toBe('the file');
    api.clock.advance(1_000);
    expect(await answer(job.downloadUrl)).toEqual(changed);
    expect(await answer((await ask()).downloadUrl)).toBe('the file');
  });

  it('ends with the rights of who has asked for it', async () => {
    const { user, token } = await manager('lookCost');
    const ask = () => exported(api, { kind: 'products', shopIds: ['t'] }, token);
    const job = await ask();
    expect(await answer(job.downloadUrl)).toBe('the file');
    await api.db.deleteFrom('user_permission').where('user_id', '=', user.id).execute();
    expect(await answer(job.downloadUrl)).toEqual(changed);
    const costless = await ask();
    expect(await answer(costless.downloadUrl)).toBe('the file');
    await api.db.deleteFrom('shop_assignment').where('user_id', '=', user.id).execute();
    expect(await answer(costless.downloadUrl)).toEqual(changed);
    // Nobody is led to a file that is refused.
    const { data } = await api.call('listExports', {}, { token });
    expect(data.map(({ downloadUrl }: { downloadUrl: string | null }) => downloadUrl)).toEqual([
      null,
      null,
    ]);

    const boss = world.boss.token;
    const key = await makeKey(api, boss, { rights: 'read' });
    const byKey = await exported(api, { kind: 'products' }, key.secret);
    expect(await answer(byKey.downloadUrl)).toBe('the file');
    await api.call('revokeApiKey', { keyId: key.keyId }, { token: boss });
    expect(await answer(byKey.downloadUrl)).toEqual(changed);
  });
});
