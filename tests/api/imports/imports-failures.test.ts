import { describe, expect, it, vi } from 'vitest';
import {
  csv,
  importApi,
  nothing,
  prepared,
  progressOf,
  publishingBy,
  rowCounts,
} from './imports-support.ts';

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
    const list = await api.ask('listImports');
    expect(list.data.total).toBe(1);
    const refused = await api.ask('listImportRefusals', { importId: job.importId });
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
    const { data } = await api.ask('startImport', { uploadId, options: wrong });
    expect(await api.ended(data.importId)).toMatchObject({
      status: 'failed',
      error: '全部 1 行都无法导入，请对照被拒的原因检查列的对应关系',
      rowsRefused: 1,
    });
    const refusals = () => api.ask('listImportRefusals', { importId: data.importId });
    expect((await refusals()).data.rows).toEqual([
      { sheet: null, rowNo: 2, reason: '数量“a”不是整数', raw: '1,一号店,A,a,1,1,2024-03-01' },
    ]);
    expect(progressOf(api, data.importId).at(-1)).toMatchObject({ status: 'failed' });
    const again = await api.ask('startImport', { uploadId, options });
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
    const started = await api.ask('startImport', { uploadId: data.uploadId, options });
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
    const { data } = await api.ask('startImport', { uploadId, options });
    expect(await api.ended(data.importId)).toMatchObject({ status: 'done', linesAdded: 1 });
    await vi.waitFor(() => expect(api.logged.length).toBeGreaterThan(0));
    expect(new Set(api.logged.map((each) => each.message))).toEqual(
      new Set(['A message could not be published']),
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
    const answer = await api.ask('startImport', { uploadId, options: { ...options, ...changes } });
    expect(answer).toMatchObject({ code: 1, msg: expect.stringContaining(message) });
  });
});
