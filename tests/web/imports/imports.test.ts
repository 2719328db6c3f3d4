import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fileProblem, MAX_BYTES } from '../../../web/src/features/imports/file-check.ts';
import { refusalColumns } from '../../../web/src/features/imports/import-export.ts';
import { placeCodec } from '../../../web/src/features/imports/import-url.ts';
import type { ImportSettings } from '../../../web/src/features/imports/mapping.ts';
import {
  optionsOf,
  settingsProblem,
  timeZones,
  withColumn,
} from '../../../web/src/features/imports/mapping.ts';
import { readAnswer, UploadError, uploadFile } from '../../../web/src/features/imports/upload.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { asItIs, serverWords } from '../../../web/src/i18n/server-words.ts';
import { sheetOf } from '../../../web/src/shared/export/sheet.ts';
import { csvFile } from '../../../web/src/shared/export/sheet-files.ts';
import { sizeText } from '../../../web/src/shared/files/size-text.ts';
import { printQuery, withValue } from '../../../web/src/shared/url-state/codec.ts';

describe('a file before it is sent', () => {
  it.each([
    ['sales.csv', 10, null],
    ['SALES.XLSX', 10, null],
    ['online.csv.gz', 10, null],
    ['销售 11月.txt', MAX_BYTES, null],
    // A table of HTML, or an old workbook, of which the server says what to do.
    ['订单导出.xls', 10, null],
    ['sales.csv', 0, 'empty'],
    ['sales.csv', MAX_BYTES + 1, 'tooLarge'],
    ['photo.png', 10, 'type'],
    ['csv', 10, 'type'],
    ['sales.csv.exe', 10, 'type'],
  ])('%s of %i bytes: %s', (name, size, problem) =>
    expect(fileProblem({ name, size })).toBe(problem),
  );

  it('has a readable size', () => {
    expect([1, 2048, 52_428_800, 62_914_560].map(sizeText)).toEqual([
      '1 KB',
      '2 KB',
      '50 MB',
      '60 MB',
    ]);
  });
});

describe('the answer to an upload', () => {
  it.each([
    [200, '{"uploadId":"u1","fileName":"a.csv","size":3}', { uploadId: 'u1', fileName: 'a.csv' }],
    [
      400,
      '{"error":{"code":"REFUSED","message":"文件不是表格"}}',
      { kind: 'server', message: '文件不是表格' },
    ],
    [413, '', { kind: 'known', key: 'tooLargeServer' }],
    [
      413,
      '{"error":{"code":"TOO_LARGE","message":"文件过大"}}',
      { kind: 'server', message: '文件过大' },
    ],
    [401, '{}', { kind: 'known', key: 'session' }],
    [500, '{"error":{"code":"INTERNAL","message":"boom"}}', { kind: 'known', key: 'server' }],
    [502, '<html>Bad gateway</html>', { kind: 'known', key: 'server' }],
    [200, '{"uploadId":5}', { kind: 'known', key: 'server' }],
    [200, 'null', { kind: 'known', key: 'server' }],
  ])('%i %s', (status, body, expected) => expect(readAnswer(status, body)).toEqual(expected));
});

describe('sending a file', () => {
  class FakeRequest {
    static last: FakeRequest;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    headers: Record<string, string> = {};
    opened: string[] = [];
    body: unknown;
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    constructor() {
      FakeRequest.last = this;
    }
    open(...parts: string[]) {
      this.opened = parts;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(body: unknown) {
      this.body = body;
    }
    abort() {
      this.onabort();
      this.onloadend();
    }
  }
  const file = new File(['a,b'], '销售 1.csv');
  const start = () => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const parts: number[] = [];
    const controller = new AbortController();
    const sent = uploadFile(file, {
      signal: controller.signal,
      onProgress: (part) => parts.push(part),
    });
    return { sent, parts, controller, request: FakeRequest.last };
  };
  it('sends the bytes with the name and the header that foreign pages cannot set', async () => {
    const { sent, parts, request } = start();
    expect(request.opened).toEqual(['POST', '/upload/import?fileName=%E9%94%80%E5%94%AE%201.csv']);
    expect(request.headers['x-requested-with']).toBe('web');
    expect(request.body).toBe(file);
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.status = 200;
    request.responseText = '{"uploadId":"u1","fileName":"a.csv","size":3}';
    request.onload();
    await expect(sent).resolves.toEqual({ uploadId: 'u1', fileName: 'a.csv' });
    expect(parts).toEqual([0.25]);
  });

  it('tells the loss of the network from a refusal', async () => {
    const { sent, request } = start();
    request.onerror();
    await expect(sent).rejects.toEqual(new UploadError({ kind: 'known', key: 'network' }));
  });

  it('can be cancelled', async () => {
    const { sent, controller } = start();
    controller.abort();
    await expect(sent).rejects.toBe(controller.signal.reason);
  });
});

describe('the columns of a file', () => {
  const settings: ImportSettings = {
    columns: {
      ORDER_NO: 'Invoice',
      PRODUCT_CODE: 'StockCode',
      QUANTITY: 'Quantity',
      SOLD_AT: 'Date',
      SHOP_NAME: 'Country',
    },
    encoding: 'UTF_8',
    timeZone: 'Asia/Shanghai',
    cancelPrefix: 'C',
    shopId: 'temu:1',
    platform: 'TEMU',
    managedType: 'SEMI_MANAGED',
    currency: null,
    rates: {},
    dailyRates: null,
    isTotalPerLine: false,
    isShownEarly: false,
  };

  it('are sent in the order of the fields; a shop column makes a chosen shop needless', () => {
    expect(optionsOf(settings)).toEqual({
      mapping: [
        { field: 'ORDER_NO', column: 'Invoice' },
        { field: 'PRODUCT_CODE', column: 'StockCode' },
        { field: 'QUANTITY', column: 'Quantity' },
        { field: 'SOLD_AT', column: 'Date' },
        { field: 'SHOP_NAME', column: 'Country' },
      ],
      encoding: 'UTF_8',
      timeZone: 'Asia/Shanghai',
      cancelPrefix: 'C',
      shopId: null,
      platform: 'TEMU',
      managedType: 'SEMI_MANAGED',
      currency: null,
      rates: [],
      dailyRates: null,
      isTotalPerLine: false,
      isShownEarly: false,
    });
    expect(optionsOf(withColumn(settings, 'SHOP_NAME', null)).shopId).toBe('temu:1');
  });

  it('that are required keep the import from starting while they are missing', () => {
    expect(settingsProblem(settings)).toBeNull();
    expect(settingsProblem(withColumn(settings, 'SOLD_AT', null))).toEqual({
      missing: ['SOLD_AT'],
      isShopMissing: false,
    });
    expect(settingsProblem(withColumn({ ...settings, shopId: null }, 'SHOP_NAME', null))).toEqual({
      missing: [],
      isShopMissing: true,
    });
    expect(settingsProblem(withColumn(settings, 'STATUS', 'State'))).toBeNull();
  });

  it('have a price or a total, not both; a confirmed total is that of its column', () => {
    const priced = withColumn(settings, 'UNIT_PRICE', 'Price');
    const totalled = withColumn(priced, 'LINE_TOTAL', 'Amount');
    expect(totalled.columns).toEqual({ ...settings.columns, LINE_TOTAL: 'Amount' });
    expect(withColumn(totalled, 'UNIT_PRICE', 'Price').columns).toEqual(priced.columns);
    const confirmed = { ...totalled, isTotalPerLine: true };
    expect(withColumn(confirmed, 'STATUS', 'State').isTotalPerLine).toBe(true);
    expect(withColumn(confirmed, 'LINE_TOTAL', 'Total').isTotalPerLine).toBe(false);
  });

  it('have rates: those that are typed are sent, and a file of them as text', () => {
    const { rates, dailyRates, currency } = optionsOf({
      ...settings,
      currency: 'USD',
      rates: { USD: ' 7.12 ', EUR: '', GBP: '９．１' },
      dailyRates: { name: 'rates.csv', text: '2024-03-01,JPY,0.05' },
    });
    expect(currency).toBe('USD');
    expect(rates).toEqual([
      { currency: 'USD', rate: '7.12' },
      { currency: 'GBP', rate: '9.1' },
    ]);
    expect(dailyRates).toBe('2024-03-01,JPY,0.05');
  });

  it('offer every time zone once, the usual ones first', () => {
    const zones = timeZones('America/Denver');
    expect(zones.slice(0, 2)).toEqual(['Asia/Shanghai', 'UTC']);
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toContain('America/Denver');
  });
});

describe('the place on the page', () => {
  it.each([
    ['', { upload: null, job: null }],
    ['?upload=u1', { upload: 'u1', job: null }],
    ['?upload=u1&job=7', { upload: 'u1', job: '7' }],
  ])('%s comes back after a reload', (query, place) => {
    expect(placeCodec.read(new URLSearchParams(query))).toEqual(place);
    expect(printQuery(withValue(new URLSearchParams(), placeCodec, place))).toBe(query);
  });
});

describe('refused rows as a file', () => {
  const t = i18n.getFixedT('zh-CN', 'imports');
  beforeAll(() => i18n.loadNamespaces('imports'));

  it('quotes what needs it, and never begins a cell like a formula', async () => {
    const rows = [
      { sheetName: null, rowNumber: 2, reason: '单价为负数', raw: 'A1,"杯, 大",-3' },
      { sheetName: '2月', rowNumber: 9, reason: '时间无法识别', raw: '=HYPERLINK("x")' },
    ].map((row) => ({ __typename: 'ImportRefusal' as const, ...row }));
    expect(await csvFile(sheetOf(refusalColumns(t, asItIs), rows)).text()).toBe(
      '\ufeff行号,原因,原始内容\r\n2,单价为负数,"A1,""杯, 大"",-3"\r\n2月 · 9,时间无法识别,"\'=HYPERLINK(""x"")"\r\n',
    );
  });

  it('tells the reasons in the language of the page', async () => {
    await i18n.changeLanguage('de');
    await i18n.loadNamespaces('imports');
    const rows = [
      {
        __typename: 'ImportRefusal' as const,
        sheetName: null,
        rowNumber: 2,
        reason: '数量为 0',
        raw: 'A1',
      },
    ];
    const columns = refusalColumns(i18n.getFixedT('de', 'imports'), await serverWords());
    expect(await csvFile(sheetOf(columns, rows)).text()).toContain('\r\n2,Die Menge ist 0.,A1');
    await i18n.changeLanguage('zh-CN');
  });
});
