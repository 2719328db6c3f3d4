import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '../../api/app.ts';
import type { Db } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { describeOnEngines, memoryDatabase, sharedEngines } from '../support/databases.ts';
import { csv, type ImportApi, importApi } from './imports-support.ts';

const manyRows = (count: number) =>
  csv(
    ...Array.from(
      { length: count },
      (_, index) =>
        `${1000 + (index >> 1)},店${index % 3},A-${index % 50},品,${1 + (index % 5)},1.5,2024-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    ),
  );

const tables = [
  'sale_line',
  'shop_hour',
  'shop_day',
  'sku_day',
  'sku_month',
  'shop',
  'product',
  'skc',
  'sku',
  'import_refusal',
] as const;

async function rowCounts(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

const nothing = Object.fromEntries(tables.map((table) => [table, 0]));

/** Uploads and answers what startImport takes. */
async function prepared(api: ImportApi, bytes: string) {
  const { token } = api;
  const { data } = await api.call('uploadImport', { fileName: 'a.csv' }, { token, body: bytes });
  const preview = await api.call('previewImport', { uploadId: data.uploadId }, { token });
  return { uploadId: data.uploadId as string, options: preview.data.options };
}

/** An api whose messages go another way than into a list. */
async function publishingBy(publish: () => Promise<void>): Promise<ImportApi> {
  const api = await importApi({ db: await memoryDatabase() });
  await api.close();
  const other = createApi({ ...api.deps, publish });
  onTestFinished(() => other.close());
  return api;
}

const progressOf = (api: ImportApi, importId: string) =>
  api.published
    .filter((each) => each.topic === `web_import_progress/${importId}`)
    .map((each) => each.message);

describeOnEngines(
  'an import in a process of its own',
  (engine) => {
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
      expect(progress.some((each) => each.phase === 'saving' && each.rowsRead === 9_000)).toBe(
        true,
      );
      const percents = progress.map((each) => each.percent);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      const shops = await api.call('getShopList', {}, { token: api.token });
      const expected = shops.data.map((shop: { mallId: string }) => ({
        topic: `web_shop_refresh/${shop.mallId}`,
        message: { mallId: shop.mallId, time: api.clock.now() },
      }));
      await vi.waitFor(() =>
        expect(api.published.filter((each) => each.topic.startsWith('web_shop_refresh'))).toEqual(
          expect.arrayContaining(expected),
        ),
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
          dry_run: 0,
          status: 'queued',
          percent: 0,
          rows_read: 0,
          lines_added: 0,
          lines_known: 0,
          rows_refused: 0,
          shops_created: 0,
          products_created: 0,
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
      const importId = String(row.id);
      const seen = () => api.call('getImport', { importId }, { token: api.token });
      expect((await seen()).data).toMatchObject({ status: 'running', phase: 'saving' });
      api.clock.advance(60_000);
      // As after a restart of the server: the new one notes it at once.
      await api.close();
      const next = createApi(api.deps);
      await vi.waitFor(() =>
        expect(progressOf(api, importId).at(-1)).toMatchObject({ status: 'interrupted' }),
      );
      await next.close();
      expect((await seen()).data).toMatchObject({
        status: 'interrupted',
        phase: null,
        error: '导入被中断，没有写入任何数据，请重新开始',
      });

      const again = await api.call('startImport', { uploadId, options }, { token: api.token });
      expect(again.data).toMatchObject({ importId, status: 'queued', percent: 0, error: null });
      expect(await api.ended(importId)).toMatchObject({
        status: 'done',
        linesAdded: 3_000,
        linesKnown: 0,
      });
      expect(await rowCounts(db)).toMatchObject({ sale_line: 3_000, shop: 3 });
      expect(await api.import(manyRows(3_000))).toMatchObject({ linesAdded: 0, linesKnown: 3_000 });
    });
  },
  sharedEngines,
);

describe('cancelling', () => {
  it('stops a running import, of which nothing stays', async () => {
    const engine = sharedEngines[0];
    if (engine === undefined) throw new Error('no engine');
    const databaseUrl = await engine.emptyUrl();
    const db = await engine.open(databaseUrl);
    await migrate(db);
    const api = await importApi({ db, config: { databaseUrl } });
    const { uploadId, options } = await prepared(api, manyRows(120_000));
    const { data } = await api.call('startImport', { uploadId, options }, { token: api.token });
    const importId = data.importId as string;
    await vi.waitFor(() => expect(progressOf(api, importId).length).toBeGreaterThan(0), {
      timeout: 15_000,
      interval: 5,
    });
    const busy = await api.call('discardUpload', { uploadId }, { token: api.token });
    expect(busy).toMatchObject({ code: 1, msg: '文件正在导入，请先取消导入' });
    const second = await api.call('startImport', { uploadId, options }, { token: api.token });
    expect(second).toMatchObject({ code: 1, msg: '已有导入正在进行，请等它完成或取消后再开始' });
    const cancelled = await api.call('cancelImport', { importId }, { token: api.token });
    expect(cancelled.data).toMatchObject({
      status: 'cancelled',
      phase: null,
      finishedAt: api.clock.now(),
    });
    expect(await rowCounts(db)).toEqual(nothing);
    expect(progressOf(api, importId).at(-1)).toMatchObject({ status: 'cancelled' });
    const again = await api.call('cancelImport', { importId }, { token: api.token });
    expect(again.data.status).toBe('cancelled');
  });

  it('stops one that waits for a place, and lets the others run', async () => {
    const broker = Promise.withResolvers<void>();
    const api = await publishingBy(() => broker.promise);
    const started: { token: string; importId: string }[] = [];
    for (let boss = 0; boss < 3; boss += 1) {
      const { token } = await api.signIn();
      const { uploadId, options } = await prepared({ ...api, token }, manyRows(60));
      const { data } = await api.call('startImport', { uploadId, options }, { token });
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
      await vi.waitFor(async () => expect(await statusOf(each)).toBe('done'), { timeout: 15_000 });
    }
    expect(await statusOf(third)).toBe('cancelled');
  });
});

describe('a trial', () => {
  it('says what an import would do, and keeps nothing but the report', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    const before = await rowCounts(api.db);
    const job = await api.import(
      csv(
        '1,一号店,A,a,1,1,2024-03-01',
        '2,二号店,B,b,1,1,2024-03-04',
        '3,二号店,B,b,0,1,2024-03-04',
      ),
      {},
      { dryRun: true },
    );
    expect(job).toMatchObject({
      status: 'done',
      linesAdded: 1,
      linesKnown: 1,
      rowsRefused: 1,
      shopsCreated: 1,
      productsCreated: 1,
      firstDay: '2024-03-01',
      lastDay: '2024-03-04',
    });
    expect(await rowCounts(api.db)).toEqual({ ...before, import_refusal: 1 });
    const list = await api.call('listImports', {}, { token: api.token });
    expect(list.data.total).toBe(1);
    const refused = await api.call(
      'listImportRefusals',
      { importId: job.importId },
      { token: api.token },
    );
    expect(refused.data.rows).toHaveLength(1);
  });
});

describe('failures', () => {
  it('fails, with the refused rows, when no row can be imported; a better mapping completes it', async () => {
    const api = await importApi();
    const { uploadId, options } = await prepared(api, csv('1,一号店,A,a,1,1,2024-03-01'));
    const wrong = {
      ...options,
      mapping: { ...options.mapping, quantity: '商品名称', productName: '数量' },
    };
    const { data } = await api.call(
      'startImport',
      { uploadId, options: wrong },
      { token: api.token },
    );
    expect(await api.ended(data.importId)).toMatchObject({
      status: 'failed',
      error: '全部 1 行都无法导入，请对照被拒的原因检查列的对应关系',
      rowsRefused: 1,
    });
    const refusals = () =>
      api.call('listImportRefusals', { importId: data.importId }, { token: api.token });
    expect((await refusals()).data.rows).toEqual([
      { rowNo: 2, reason: '数量“a”不是整数', raw: '1,一号店,A,a,1,1,2024-03-01' },
    ]);
    expect(progressOf(api, data.importId).at(-1)).toMatchObject({ status: 'failed' });
    const again = await api.call('startImport', { uploadId, options }, { token: api.token });
    expect(again.data.importId).toBe(data.importId);
    expect(await api.ended(data.importId)).toMatchObject({
      status: 'done',
      rowsRefused: 0,
      error: null,
    });
    expect((await refusals()).data.total).toBe(0);
  });

  it.each<[string, string, object, string]>([
    [
      'headings only',
      '订单号,店铺,货号,数量,下单时间\n',
      {},
      '文件里没有数据行，请重新导出后再上传',
    ],
    [
      'a quote that is never closed',
      `${csv('1,一号店,A,a,1,1,2024-03-01')}"${'x,y\n'.repeat(60_000)}`,
      {},
      '双引号没有成对',
    ],
    [
      'a column that is not there',
      csv('1,一号店,A,a,1,1,2024-03-01'),
      {
        mapping: {
          orderNo: '没有',
          productCode: 'SKU货号',
          quantity: '数量',
          soldAt: '下单时间',
          shopName: '店铺',
        },
      },
      '文件里没有“没有”这一列',
    ],
  ])('fails with a reason in Chinese for %s', async (_name, bytes, changes, message) => {
    const api = await importApi();
    const { data } = await api.upload(bytes);
    const mapping = {
      orderNo: '订单号',
      productCode: bytes.includes('SKU货号') ? 'SKU货号' : '货号',
      quantity: '数量',
      soldAt: '下单时间',
      shopName: '店铺',
    };
    const options = { mapping, encoding: 'utf-8', ...changes };
    const started = await api.call(
      'startImport',
      { uploadId: data.uploadId, options },
      { token: api.token },
    );
    expect(await api.ended(started.data.importId)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining(message),
    });
    expect(await rowCounts(api.db)).toEqual(nothing);
    expect(api.logged).toEqual([]);
  });

  it('goes on while the broker is away', async () => {
    const api = await publishingBy(() => Promise.reject(new Error('The broker is away')));
    const { uploadId, options } = await prepared(api, csv('1,一号店,A,a,1,1,2024-03-01'));
    const { data } = await api.call('startImport', { uploadId, options }, { token: api.token });
    expect(await api.ended(data.importId)).toMatchObject({ status: 'done', linesAdded: 1 });
    await vi.waitFor(() => expect(api.logged.length).toBeGreaterThan(0));
    expect(new Set(api.logged.map((each) => each.message))).toEqual(
      new Set(['A message was not published']),
    );
  });

  it.each<[string, object, string]>([
    [
      'without a required column',
      { mapping: { orderNo: '订单号', soldAt: '下单时间' } },
      '请选择“货号”、“数量”对应的列',
    ],
    ['with a zone that does not exist', { timeZone: 'Mars/Base' }, '时区“Mars/Base”不存在'],
    [
      'with one column for two fields',
      {
        mapping: {
          orderNo: '订单号',
          productCode: '订单号',
          quantity: '数量',
          soldAt: '下单时间',
          shopName: '店铺',
        },
      },
      '同一列不能对应两个字段',
    ],
    [
      'without any shop',
      {
        mapping: {
          orderNo: '订单号',
          productCode: 'SKU货号',
          quantity: '数量',
          soldAt: '下单时间',
        },
      },
      '请选择店铺列',
    ],
    [
      'into a shop of somebody else',
      {
        mapping: {
          orderNo: '订单号',
          productCode: 'SKU货号',
          quantity: '数量',
          soldAt: '下单时间',
        },
        shopId: '634418219999999',
      },
      '选择的店铺不存在',
    ],
  ])('does not start %s', async (_name, changes, message) => {
    const api = await importApi();
    const other = await api.signIn();
    await api.shop(other.user, { mall_id: '634418219999999' });
    const { uploadId, options } = await prepared(api, csv('1,一号店,A,a,1,1,2024-03-01'));
    const answer = await api.call(
      'startImport',
      { uploadId, options: { ...options, ...changes } },
      { token: api.token },
    );
    expect(answer).toMatchObject({ code: 1, msg: expect.stringContaining(message) });
  });
});

describe('whose files and imports', () => {
  it('refuses those of another boss, and managers altogether', async () => {
    const api = await importApi();
    const { uploadId, options } = await prepared(api, csv('1,一号店,A,a,1,1,2024-03-01'));
    const job = await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    const other = (await api.signIn()).token;
    const manager = (await api.signIn({ role: 'manager', boss_id: api.ownerId })).token;
    const { importId } = job;
    for (const [name, fields, message] of [
      ['previewImport', { uploadId }, '文件不存在或已过期，请重新上传'],
      ['startImport', { uploadId, options }, '文件不存在或已过期，请重新上传'],
      ['discardUpload', { uploadId }, '文件不存在或已过期，请重新上传'],
      ['getImport', { importId }, '导入记录不存在'],
      ['cancelImport', { importId }, '导入记录不存在'],
      ['listImportRefusals', { importId }, '导入记录不存在'],
      ['getImport', { importId: "1' or 1=1" }, '导入记录不存在'],
    ] as const) {
      expect(await api.call(name, fields, { token: other })).toMatchObject({
        code: 1,
        msg: message,
      });
      expect(await api.call(name, fields, { token: manager })).toMatchObject({ code: 403 });
      expect(await api.call(name, fields)).toMatchObject({ code: 401 });
    }
    expect((await api.call('listImports', {}, { token: other })).data).toEqual({
      total: 0,
      rows: [],
    });
    expect((await api.call('listImports', {}, { token: api.token })).data.total).toBe(1);
  });

  it('removes a discarded file, one after a day, and all but the newest twenty', async () => {
    const api = await importApi();
    const file = csv('1,一号店,A,a,1,1,2024-03-01');
    const first = (await api.upload(file)).data.uploadId;
    expect(
      await api.call('discardUpload', { uploadId: first }, { token: api.token }),
    ).toMatchObject({ code: 0, data: null });
    const isThere = async (uploadId: string) =>
      (await api.call('previewImport', { uploadId }, { token: api.token })).code === 0;
    expect(await isThere(first)).toBe(false);

    const old = (await api.upload(file)).data.uploadId;
    api.clock.advance(23 * 3_600_000);
    const newer = (await api.upload(file)).data.uploadId;
    expect(await isThere(old)).toBe(true);
    api.clock.advance(2 * 3_600_000);
    await api.upload(file);
    expect(await isThere(old)).toBe(false);
    expect(await isThere(newer)).toBe(true);

    for (let index = 0; index < 20; index += 1) {
      api.clock.advance(1_000);
      await api.upload(file);
    }
    expect(await isThere(newer)).toBe(false);
    const kept = await api.db.selectFrom('upload').select('id').execute();
    expect(kept).toHaveLength(20);
  });
});

describe('the preview', () => {
  it('shows columns, guesses, the first rows as they would be imported, and their problems', async () => {
    const api = await importApi();
    const { data } = await api.upload(
      csv(
        '1001,一号店,A-1,收纳盒,2,10.50,2024-03-01 08:30',
        'C1002,一号店,A-1,,1,0,2024-03-01',
        '1003,,A-1,x,0,-1,2024-03-01',
      ),
      'orders.csv',
    );
    const preview = await api.call(
      'previewImport',
      { uploadId: data.uploadId },
      { token: api.token },
    );
    expect(preview.data).toEqual({
      uploadId: data.uploadId,
      fileName: 'orders.csv',
      format: 'csv',
      columns: [
        { name: '订单号', samples: ['1001', 'C1002', '1003'] },
        { name: '店铺', samples: ['一号店'] },
        { name: 'SKU货号', samples: ['A-1'] },
        { name: '商品名称', samples: ['收纳盒', 'x'] },
        { name: '数量', samples: ['2', '1', '0'] },
        { name: '单价', samples: ['10.50', '0', '-1'] },
        { name: '下单时间', samples: ['2024-03-01 08:30', '2024-03-01'] },
      ],
      options: {
        mapping: {
          orderNo: '订单号',
          productCode: 'SKU货号',
          productName: '商品名称',
          quantity: '数量',
          unitPrice: '单价',
          soldAt: '下单时间',
          shopName: '店铺',
        },
        encoding: 'utf-8',
        timeZone: 'Asia/Shanghai',
        cancelPrefix: 'C',
        shopId: null,
        platformType: 'temu',
        isSemiManagedMall: false,
      },
      missing: [],
      rows: [
        {
          rowNo: 2,
          orderNo: '1001',
          shopName: '一号店',
          productCode: 'A-1',
          productName: '收纳盒',
          soldAt: Date.parse('2024-03-01T08:30+08:00'),
          kind: 'sale',
          quantity: 2,
          amount: 2100,
          problem: null,
        },
        {
          rowNo: 3,
          orderNo: 'C1002',
          shopName: '一号店',
          productCode: 'A-1',
          productName: '',
          soldAt: Date.parse('2024-03-01T00:00+08:00'),
          kind: 'return',
          quantity: 1,
          amount: 0,
          problem: null,
        },
        {
          rowNo: 4,
          orderNo: '1003',
          shopName: '',
          productCode: 'A-1',
          productName: 'x',
          soldAt: Date.parse('2024-03-01T00:00+08:00'),
          kind: null,
          quantity: null,
          amount: null,
          problem: '店铺为空',
        },
      ],
    });
  });

  it('follows the options that are sent, and says which required columns are missing', async () => {
    const api = await importApi();
    const { data } = await api.upload('a,b\nx,2024-03-01 10:00\n');
    const options = { mapping: { soldAt: 'b' }, encoding: 'utf-8', timeZone: 'UTC' };
    const preview = await api.call(
      'previewImport',
      { uploadId: data.uploadId, options },
      { token: api.token },
    );
    expect(preview.data.missing).toEqual(['orderNo', 'productCode', 'quantity']);
    expect(preview.data.rows[0]).toMatchObject({
      soldAt: Date.parse('2024-03-01T10:00Z'),
      problem: '订单号为空',
    });
    const wrong = await api.call(
      'previewImport',
      { uploadId: data.uploadId, options: { ...options, mapping: { soldAt: 'c' } } },
      { token: api.token },
    );
    expect(wrong).toMatchObject({ code: 1, msg: '文件里没有“c”这一列，请重新选择对应的列' });
    const zone = await api.call(
      'previewImport',
      { uploadId: data.uploadId, options: { ...options, timeZone: 'Nowhere' } },
      { token: api.token },
    );
    expect(zone).toMatchObject({ code: 1, msg: expect.stringContaining('时区') });
  });
});
