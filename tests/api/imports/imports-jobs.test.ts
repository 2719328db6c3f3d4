import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { lockImport } from '../../../db/imports/imports.ts';
import { describeOnEngines, engines } from '../../support/databases.ts';
import { waitingImport } from '../../support/sales-import.ts';
import {
  csv,
  importApi,
  nothing,
  prepared,
  progressOf,
  publishingBy,
  rowCounts,
} from './imports-support.ts';

const manyRows = (count: number) =>
  csv(
    ...Array.from(
      { length: count },
      (_, index) =>
        `${1000 + (index >> 1)},店${index % 3},A-${index % 50},品,${1 + (index % 5)},1.5,2024-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    ),
  );

describeOnEngines('an import in a process of its own', (engine) => {
  it('tells its progress, then that each shop has new data', async () => {
    const databaseUrl = await engine.emptyUrl();
    const db = await engine.open(databaseUrl);
    await migrate(db);
    const api = await importApi({ db, config: { databaseUrl } });
    const job = await api.import(manyRows(9_000));
    expect(job).toMatchObject({
      status: 'done',
      percent: 100,
      phase: null,
      linesAdded: 9_000,
      shopsCreated: 3,
      error: null,
    });
    await vi.waitFor(() => expect(progressOf(api, job.importId)).toContainEqual(job));
    const progress = progressOf(api, job.importId) as (typeof job)[];
    expect(progress[0]).toMatchObject({ status: 'running', phase: 'reading', percent: 0 });
    expect(progress.some((each) => each.phase === 'saving' && each.rowsRead === 9_000)).toBe(true);
    const percents = progress.map((each) => each.percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    const shops = await api.ask('getShopList');
    const expected = shops.data.map((shop: { mallId: string }) => ({
      topic: `web_shop_refresh/${shop.mallId}`,
      message: { mallId: shop.mallId, time: api.clock.now() },
    }));
    await vi.waitFor(() =>
      expect(api.published.filter((each) => each.topic.startsWith('web_shop_refresh'))).toEqual(
        expect.arrayContaining(expected),
      ),
    );
    // Windows that know none of the new shops hear of them too.
    expect(api.published.filter((each) => each.topic.startsWith('web_shop_layout'))).toHaveLength(
      1,
    );
    expect(api.logged).toEqual([]);
  });

  it('leaves nothing when it is killed while saving, and completes when it is started again', async () => {
    const databaseUrl = await engine.emptyUrl();
    const db = await engine.open(databaseUrl);
    await migrate(db);
    const api = await importApi({ db, config: { databaseUrl }, now: Date.now() });
    const { uploadId, options } = await prepared(api, manyRows(3_000));
    const row = await db
      .insertInto('sales_import')
      .values({
        owner_id: api.ownerId,
        upload_id: uploadId,
        file_name: 'orders.csv',
        options: JSON.stringify(options),
        ...waitingImport,
        created_at: api.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const script = fileURLToPath(new URL('./imports-halting-job.ts', import.meta.url));
    const file = join(api.deps.config.dataDir, 'uploads', uploadId);
    const child = spawn(process.execPath, [script, databaseUrl, String(row.id), file]);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');

    expect(await rowCounts(db)).toEqual(nothing);
    // PostgreSQL holds what the process has locked until it hears that nobody is there.
    await db.transaction().execute((trx) => lockImport(trx, { id: row.id, owner_id: api.ownerId }));
    const importId = String(row.id);
    const seen = () => api.ask('getImport', { importId });
    expect((await seen()).data).toMatchObject({ status: 'running', phase: 'saving' });
    api.clock.advance(60_000);
    // As after a restart of the server: the new one notes it at once.
    await api.close();
    const next = createApi(api.deps);
    await vi.waitFor(
      () => expect(progressOf(api, importId).at(-1)).toMatchObject({ status: 'interrupted' }),
      { timeout: 20_000 },
    );
    await next.close();
    expect((await seen()).data).toMatchObject({
      status: 'interrupted',
      phase: null,
      error: '导入被中断，没有写入任何数据，请重新开始',
    });

    const again = await api.ask('startImport', { uploadId, options });
    expect(again.data).toMatchObject({ importId, status: 'queued', percent: 0, error: null });
    expect(await api.ended(importId)).toMatchObject({
      status: 'done',
      linesAdded: 3_000,
      linesKnown: 0,
    });
    expect(await rowCounts(db)).toMatchObject({ sale_line: 3_000, shop: 3 });
    expect(await api.import(manyRows(3_000))).toMatchObject({ linesAdded: 0, linesKnown: 3_000 });
  });
});

describe('cancelling', () => {
  it('stops a running import, of which nothing stays', async () => {
    const engine = engines[0];
    if (engine === undefined) throw new Error('no engine');
    const databaseUrl = await engine.emptyUrl();
    const db = await engine.open(databaseUrl);
    await migrate(db);
    const api = await importApi({ db, config: { databaseUrl } });
    const { uploadId, options } = await prepared(api, manyRows(120_000));
    const { data } = await api.ask('startImport', { uploadId, options });
    const importId = data.importId as string;
    await vi.waitFor(() => expect(progressOf(api, importId).length).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 5,
    });
    const busy = await api.ask('discardUpload', { uploadId });
    expect(busy).toMatchObject({ code: 1, msg: '文件正在导入，请先取消导入' });
    const second = await api.ask('startImport', { uploadId, options });
    expect(second).toMatchObject({ code: 1, msg: '已有导入正在进行，请等它完成或取消后再开始' });
    const cancelled = await api.ask('cancelImport', { importId });
    expect(cancelled.data).toMatchObject({
      status: 'cancelled',
      phase: null,
      finishedAt: api.clock.now(),
    });
    expect(await rowCounts(db)).toEqual(nothing);
    expect(progressOf(api, importId).at(-1)).toMatchObject({ status: 'cancelled' });
    const again = await api.ask('cancelImport', { importId });
    expect(again.data.status).toBe('cancelled');
  });

  it('stops one that waits for a place, and lets the others run', async () => {
    const broker = Promise.withResolvers<void>();
    const api = await publishingBy(() => broker.promise);
    const started: { token: string; importId: string }[] = [];
    for (let boss = 0; boss < 3; boss += 1) {
      const { token, ask } = await api.signIn();
      const { uploadId, options } = await prepared({ ...api, token, ask }, manyRows(60));
      const { data } = await ask('startImport', { uploadId, options });
      started.push({ token, importId: data.importId });
    }
    const statusOf = async ({ token, importId }: { token: string; importId: string }) =>
      (await api.call('getImport', { importId }, { token })).data.status;
    const [first, second, third] = started;
    if (first === undefined || second === undefined || third === undefined) throw new Error('none');
    // Two imports wait for the broker to take their first message; there is no third place.
    await vi.waitFor(async () => expect(await statusOf(second)).toBe('running'));
    expect(await statusOf(third)).toBe('queued');
    const { importId } = third;
    const cancelled = await Promise.all([
      api.call('cancelImport', { importId }, { token: third.token }),
      broker.resolve(),
    ]);
    expect(cancelled[0].data.status).toBe('cancelled');
    for (const each of [first, second]) {
      await vi.waitFor(async () => expect(await statusOf(each)).toBe('done'), { timeout: 60_000 });
    }
    expect(await statusOf(third)).toBe('cancelled');
  });
});
