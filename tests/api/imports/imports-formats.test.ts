import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { csv, gbk, importApi } from './imports-support.ts';

const expected = [
  {
    shop: '一号店',
    orderNo: 'PO-1',
    lineNo: 1,
    code: 'A-1',
    name: '收纳盒',
    at: '2024-03-01T00:30',
    kind: 'sale',
    quantity: 2,
    amount: 2100,
  },
  {
    shop: '一号店',
    orderNo: 'PO-2',
    lineNo: 1,
    code: 'A-2',
    name: '抽屉,大号',
    at: '2024-03-01T10:00',
    kind: 'sale',
    quantity: 1,
    amount: 999,
  },
];
const plain = csv(
  'PO-1,一号店,A-1,收纳盒,2,10.50,2024-03-01 08:30',
  'PO-2,一号店,A-2,"抽屉,大号",1,9.99,2024/3/1 18:00:00',
);
const utf8 = (text: string) => new TextEncoder().encode(text);
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

it.each([
  ['CSV in UTF-8', utf8(plain)],
  ['with a byte order mark', utf8(`\ufeff${plain}`)],
  ['with CRLF', utf8(plain.replaceAll('\n', '\r\n'))],
  ['without a last line end', utf8(plain.trimEnd())],
  ['in GBK', gbk(plain)],
  ['gzipped', copy(gzipSync(plain))],
  ['in GBK and gzipped', copy(gzipSync(gbk(plain)))],
  [
    'with semicolons',
    utf8(
      csv(
        'PO-1;一号店;A-1;收纳盒;2;10.50;2024-03-01 08:30',
        'PO-2;一号店;A-2;抽屉,大号;1;9.99;2024/3/1 18:00',
      ).replace(/^.*/, (line) => line.replaceAll(',', ';')),
    ),
  ],
  [
    'with decimal commas',
    utf8(
      csv(
        'PO-1;一号店;A-1;收纳盒;2;10,50;2024-03-01 08:30',
        'PO-2;一号店;A-2;抽屉,大号;1;9,99;2024/3/1 18:00',
      ).replace(/^.*/, (line) => line.replaceAll(',', ';')),
    ),
  ],
  [
    'with tabs',
    utf8(
      csv(
        'PO-1\t一号店\tA-1\t收纳盒\t2\t10.50\t2024-03-01 08:30',
        'PO-2\t一号店\tA-2\t抽屉,大号\t1\t9.99\t2024/3/1 18:00',
      ).replace(/^.*/, (line) => line.replaceAll(',', '\t')),
    ),
  ],
  [
    'in another order, with columns nobody needs',
    utf8(
      '备注,下单时间,单价,数量,SKU货号,商品名称,订单号,店铺\n,2024-03-01 08:30,10.50,2,A-1,收纳盒,PO-1,一号店\nx,2024-03-01 18:00,9.99,1,A-2,"抽屉,大号",PO-2,一号店\n',
    ),
  ],
  ['below a title and blank lines', utf8(`销售明细,,,,,,\n\n${plain}`)],
])('reads a file %s', async (_name, bytes) => {
  const api = await importApi();
  expect(await api.import(bytes)).toMatchObject({
    status: 'done',
    rowsRead: 2,
    linesAdded: 2,
    rowsRefused: 0,
    shopsCreated: 1,
    productsCreated: 2,
    firstDay: '2024-03-01',
    lastDay: '2024-03-01',
  });
  expect(await api.lines()).toEqual(expected);
  expect(api.logged).toEqual([]);
});

const text = (value: string) => ({ type: String, value });
const number = (value: number) => ({ type: Number, value });
const date = (value: string) => ({
  type: Date,
  value: new Date(value),
  format: 'yyyy/mm/dd hh:mm',
});
const workbook = () =>
  writeXlsx([
    ['订单号', '店铺', 'SKU货号', '商品名称', '数量', '单价', '下单时间'].map(text),
    [
      text('PO-1'),
      text('一号店'),
      text('A-1'),
      text('收纳盒'),
      number(2),
      number(10.5),
      date('2024-03-01T08:30:00Z'),
    ],
    [],
    [
      text('PO-2'),
      text('一号店'),
      text('A-2'),
      text('抽屉,大号'),
      number(1),
      number(9.99),
      text('2024-03-01 18:00'),
    ],
    [
      text('PO-3'),
      text('一号店'),
      text('A-2'),
      text('多行\n名称'),
      number(1.5),
      number(9.99),
      number(45_352.5),
    ],
  ]).toBuffer();

it('reads a workbook: dates as the cells show them, exact prices, its own row numbers', async () => {
  const api = await importApi();
  for (const bytes of [copy(await workbook()), copy(gzipSync(await workbook()))]) {
    const job = await api.import(bytes);
    expect(job).toMatchObject({ status: 'done', rowsRead: 3, rowsRefused: 1 });
    const refused = await api.ask('listImportRefusals', { importId: job.importId });
    expect(refused.data.rows).toEqual([
      {
        sheet: null,
        rowNo: 5,
        reason: '数量“1.5”不是整数',
        raw: 'PO-3,一号店,A-2,多行\n名称,1.5,9.99,45352.5',
      },
    ]);
  }
  expect(await api.lines()).toEqual(expected);
  const { data } = await api.upload(copy(await workbook()), 'C:\\导出\\三月.xlsx');
  expect(data.fileName).toBe('三月.xlsx');
  const preview = await api.ask('previewImport', { uploadId: data.uploadId });
  expect(preview.data).toMatchObject({ format: 'xlsx', fileName: '三月.xlsx' });
});

it('refuses numbers of a workbook of which the program has lost the last figures', async () => {
  const api = await importApi();
  const headings = ['订单号', '店铺', '货号', '数量', '单价', '下单时间'].map(text);
  const row = (orderNo: object, code: object) => [
    orderNo,
    text('一号店'),
    code,
    number(1),
    number(10),
    text('2024-03-01 18:00'),
  ];
  const bytes = await writeXlsx([
    headings,
    row(number(123_456_789_012_345), number(98_765)),
    row(number(2 ** 59), text('A-1')),
    row(text('576460752303423499'), number(634_418_123_456_789_000)),
    row(text('576460752303423499'), text('3E12345')),
  ]).toBuffer();
  const job = await api.import(copy(bytes));
  expect(job).toMatchObject({ linesAdded: 2, rowsRefused: 2 });
  const refused = await api.ask('listImportRefusals', { importId: job.importId });
  expect(refused.data.rows.map(({ reason }: { reason: string }) => reason)).toEqual([
    '订单号“5.764607523034235E+17”被表格软件改成了科学计数法，请把这一列设为文本后重新导出',
    '货号“6.34418123456789E+17”被表格软件改成了科学计数法，请把这一列设为文本后重新导出',
  ]);
  expect((await api.lines()).map(({ orderNo, code }) => [orderNo, code])).toEqual([
    ['123456789012345', '98765'],
    ['576460752303423499', '3E12345'],
  ]);
});

it('takes a quoted line break for a blank inside its field, and counts rows as a spreadsheet does', async () => {
  const api = await importApi();
  const job = await api.import(
    csv(
      'PO-1,一号店,A-1,"第一行\n第二行 ""引号""",2,10.50,2024-03-01 08:30',
      '',
      'PO-2,一号店,A-2,b,零,1,2024-03-01',
    ),
  );
  expect(job).toMatchObject({ linesAdded: 1, rowsRefused: 1 });
  expect((await api.lines())[0]?.name).toBe('第一行 第二行 "引号"');
  const refused = await api.ask('listImportRefusals', { importId: job.importId });
  expect(refused.data.rows[0].rowNo).toBe(4);
});

it('reads an encoding that was chosen instead of the guessed one', async () => {
  const api = await importApi();
  const { data } = await api.upload(gbk(plain));
  const guessed = await api.ask('previewImport', { uploadId: data.uploadId });
  expect(guessed.data.options.encoding).toBe('gb18030');
  const wrong = await api.ask('previewImport', {
    uploadId: data.uploadId,
    options: { mapping: {}, encoding: 'utf-8' },
  });
  expect(wrong.data.columns[0].name).toContain('\ufffd');
});

const zipOf = (entry: string) => zipSync({ [entry]: Buffer.from('a') });
const big = Buffer.from('订单号,数量\n'.repeat(20_000));

it.each<[string, Uint8Array, RegExp]>([
  ['an empty file', new Uint8Array(), /文件是空的/],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    /这不是表格文件/,
  ],
  [
    'a gzipped picture',
    gzipSync(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])),
    /这不是表格文件/,
  ],
  ['a cut gzip file', gzipSync(big).subarray(0, 60), /压缩文件已损坏/],
  ['a file gzipped twice', gzipSync(gzipSync(big)), /压缩了两次/],
  [
    'a damaged workbook',
    Buffer.from('PK\x03\x04 and then nothing that is a workbook'),
    /XLSX 文件已损坏/,
  ],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /旧版 Excel/],
  ['a workbook with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /去掉密码/],
  ['a sheet of OpenDocument', zipOf('content.xml'), /这是 ODS 文件/],
  ['a binary workbook', zipOf('xl/workbook.bin'), /这是 XLSB 文件/],
  ['a document of Numbers', zipOf('Index/Document.iwa'), /这是 Numbers 文件/],
  ['a letter', zipOf('word/document.xml'), /这不是表格文件/],
  ['an archive of files', zipOf('订单.csv'), /ZIP 压缩包，请解压/],
  ['a page without a table', Buffer.from('<!DOCTYPE html><p>请先登录</p>'), /这不是表格文件/],
  ['a web archive', Buffer.from('MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n'), /MHTML/],
  [
    'a workbook of 2003 without a sheet',
    Buffer.from(
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
    ),
    /XLSX 文件无法读取/,
  ],
  ['a file above the limit', big, /文件超过 97 KB 的上限/],
  [
    'a gzip file that unpacks above the limit',
    gzipSync(Buffer.alloc(60 * 1024 * 1024, 'a,b\n')),
    /文件解压后超过 9.5 MB 的上限/,
  ],
])('refuses %s in Chinese and keeps nothing', async (_name, bytes, message) => {
  const api = await importApi({ config: { importMaxBytes: 100_000 } });
  const answer = await api.upload(copy(bytes));
  expect(answer).toMatchObject({ status: 200, code: 1, msg: expect.stringMatching(message) });
  expect(await api.db.selectFrom('upload').selectAll().execute()).toEqual([]);
  expect(api.logged).toEqual([]);
});

it('stops reading a body of 60 MB at the limit', async () => {
  const api = await importApi({ config: { importMaxBytes: 1024 * 1024 } });
  const chunk = new TextEncoder().encode('订单号,数量\n'.repeat(4_000));
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
      if (sent >= 60 * 1024 * 1024) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: api.token, 'content-type': 'application/octet-stream' },
    body,
    duplex: 'half',
  };
  const answer = await api.send('/api/import/upload?fileName=big.csv', init);
  expect(answer).toMatchObject({
    status: 200,
    code: 1,
    msg: '文件超过 1 MB 的上限，请按月份拆分后再上传',
  });
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(2 * 1024 * 1024);
  expect(await api.db.selectFrom('upload').selectAll().execute()).toEqual([]);
});

it('refuses a body whose length is above the limit before reading any of it', async () => {
  const api = await importApi({ config: { importMaxBytes: 50 * 1024 * 1024 } });
  const answer = await api.call(
    'uploadImport',
    { fileName: 'big.csv' },
    { token: api.token, body: 'x', headers: { 'content-length': String(60 * 1024 * 1024) } },
  );
  expect(answer).toMatchObject({
    code: 1,
    msg: '文件超过 50 MB 的上限，请按月份拆分后再上传',
  });
});
