import { describe, expect, it } from 'vitest';
import { csv, importApi, prepared } from './imports-support.ts';

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
      expect(await api.call(name, fields, { token: manager })).toMatchObject({ code: 1 });
      expect(await api.call(name, fields)).toMatchObject({ code: 401 });
    }
    expect((await api.call('listImports', {}, { token: other })).data).toEqual({
      total: 0,
      rows: [],
    });
    expect((await api.ask('listImports')).data.total).toBe(1);
  });

  it('removes a discarded file, one after a day, and all but the newest twenty', async () => {
    const api = await importApi();
    const file = csv('1,一号店,A,a,1,1,2024-03-01');
    const first = (await api.upload(file)).data.uploadId;
    expect(await api.ask('discardUpload', { uploadId: first })).toMatchObject({
      code: 0,
      data: null,
    });
    const isThere = async (uploadId: string) =>
      (await api.ask('previewImport', { uploadId })).code === 0;
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
    const preview = await api.ask('previewImport', { uploadId: data.uploadId });
    expect(preview.data).toEqual({
      uploadId: data.uploadId,
      fileName: 'orders.csv',
      note: null,
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
        currency: null,
        rates: {},
        dailyRates: null,
        isTotalPerLine: false,
        isShownEarly: false,
      },
      missing: [],
      amountField: 'unitPrice',
      currencies: [],
      problems: [],
      isTotalRepeated: false,
      rows: [
        {
          sheet: null,
          rowNo: 2,
          orderNo: '1001',
          shopName: '一号店',
          productCode: 'A-1',
          productName: '收纳盒',
          soldAt: Date.parse('2024-03-01T08:30+08:00'),
          kind: 'sale',
          quantity: 2,
          amount: 2100,
          currency: 'CNY',
          original: null,
          problem: null,
        },
        {
          sheet: null,
          rowNo: 3,
          orderNo: 'C1002',
          shopName: '一号店',
          productCode: 'A-1',
          productName: '',
          soldAt: Date.parse('2024-03-01T00:00+08:00'),
          kind: 'return',
          quantity: 1,
          amount: 0,
          currency: 'CNY',
          original: null,
          problem: null,
        },
        {
          sheet: null,
          rowNo: 4,
          orderNo: '1003',
          shopName: '',
          productCode: 'A-1',
          productName: 'x',
          soldAt: Date.parse('2024-03-01T00:00+08:00'),
          kind: null,
          quantity: null,
          amount: null,
          currency: null,
          original: null,
          problem: '店铺为空',
        },
      ],
    });
  });

  it('follows the options that are sent, and says which required columns are missing', async () => {
    const api = await importApi();
    const { data } = await api.upload('a,b\nx,2024-03-01 10:00\n');
    const options = { mapping: { soldAt: 'b' }, encoding: 'utf-8', timeZone: 'UTC' };
    const preview = await api.ask('previewImport', { uploadId: data.uploadId, options });
    expect(preview.data.missing).toEqual(['orderNo', 'productCode', 'quantity']);
    expect(preview.data.rows[0]).toMatchObject({
      soldAt: Date.parse('2024-03-01T10:00Z'),
      problem: '订单号为空',
    });
    const wrong = await api.ask('previewImport', {
      uploadId: data.uploadId,
      options: { ...options, mapping: { soldAt: 'c' } },
    });
    expect(wrong).toMatchObject({ code: 1, msg: '文件里没有“c”这一列，请重新选择对应的列' });
    const zone = await api.ask('previewImport', {
      uploadId: data.uploadId,
      options: { ...options, timeZone: 'Nowhere' },
    });
    expect(zone).toMatchObject({ code: 1, msg: expect.stringContaining('时区') });
  });
});
