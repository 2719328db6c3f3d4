import { expect, it } from 'vitest';
import { importApi } from './imports-support.ts';
import { date, headed, linesOf, number, reasonsOf, text, workbookOf } from './workbook-support.ts';

/** Workbooks as programs for orders write them: what an order has once stands in a cell over all of its rows. */

it('reads order, shop and time of cells that are merged over the rows of an order', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    ['订单号', '店铺', '下单时间', '货号', '数量', '单价'].map((name) => text(name)),
    [
      text('PO-1', 3),
      text('一号店', 4),
      date('2024-03-01T08:30:00Z', 3),
      text('A-1'),
      number(2),
      number(10.5),
    ],
    [null, null, null, text('A-2'), number(1), number(9.99)],
    [null, null, null, text('A-3'), number(1), number(3)],
    [text('PO-2'), null, date('2024-03-02T08:30:00Z'), text('A-1'), number(1), number(10.5)],
    [text('PO-3'), text('二号店'), date('2024-03-02T08:30:00Z'), text('A-9'), number(1), number(1)],
  ]);
  expect(await api.import(bytes)).toMatchObject({
    rowsRead: 5,
    rowsRefused: 0,
    linesAdded: 5,
    shopsCreated: 2,
  });
  expect(await linesOf(api)).toEqual([
    ['PO-1', 'A-1', 2, 2100],
    ['PO-1', 'A-2', 1, 999],
    ['PO-1', 'A-3', 1, 300],
    ['PO-2', 'A-1', 1, 1050],
    ['PO-3', 'A-9', 1, 100],
  ]);
});

it('fills short order numbers down that are merged as numbers, and a price', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    headed('订单号', '店铺', '下单时间', '货号', '数量', '单价'),
    [
      number(1001, 2),
      text('一号店', 2),
      date('2024-03-01T08:30:00Z', 2),
      text('A-1'),
      number(2),
      number(5, 2),
    ],
    [null, null, null, text('A-2'), number(1), null],
    [number(1002), text('一号店'), date('2024-03-01T08:30:00Z'), text('A-2'), number(1), number(6)],
  ]);
  expect(await api.import(bytes)).toMatchObject({ rowsRefused: 0 });
  expect(await linesOf(api)).toEqual([
    ['1001', 'A-1', 2, 1000],
    ['1001', 'A-2', 1, 500],
    ['1002', 'A-2', 1, 600],
  ]);
});

it('names formulas that were stored without their results', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    headed('订单号', '店铺', '下单时间', '货号', '数量', '金额', '商品名称'),
    [
      text('PO-1'),
      text('一号店'),
      date('2024-03-01T08:30:00Z'),
      text('A-1'),
      number(2),
      { value: '=E2*10', type: 'Formula' },
      { value: '=UPPER("a")', type: 'Formula' },
    ],
    [
      text('PO-2'),
      text('一号店'),
      date('2024-03-01T08:30:00Z'),
      text('A-1'),
      number(2),
      number(20),
      { value: '=UPPER("a")', type: 'Formula' },
    ],
  ]);
  const job = await api.import(bytes);
  expect(await linesOf(api)).toEqual([['PO-2', 'A-1', 2, 2000]]);
  expect((await api.lines())[0]?.name).toBe('A-1');
  expect(await reasonsOf(api, job.importId)).toEqual([
    [2, '行金额是公式“=E2*10”，文件里没有它的结果，请用 Excel 或 WPS 打开文件，保存后再上传'],
  ]);
});

it('says of repeated headings and of sums that they need not be read', async () => {
  const api = await importApi();
  const file = [
    '订单号,店铺,SKU货号,商品名称,数量,单价,下单时间',
    'PO-1,甲,A-1,裙子,2,10,2024-03-01 10:00',
    '订单号,店铺,SKU货号,商品名称,数量,单价,下单时间',
    'PO-2,甲,A-1,裙子,1,10,2024-03-02 10:00',
    '合计,,,,3,30,',
    ',,总计：,,3,30,',
  ].join('\n');
  const job = await api.import(file);
  expect(job).toMatchObject({ linesAdded: 2, rowsRefused: 3, productsCreated: 1 });
  expect(await reasonsOf(api, job.importId)).toEqual([
    [3, '这一行是重复的表头，不是销售，不用处理'],
    [5, '这一行是合计，不是销售，不用处理'],
    [6, '这一行是合计，不是销售，不用处理'],
  ]);
});

it('finds the headings of which some are merged over two rows and others stand below a common one', async () => {
  const api = await importApi();
  const { data } = await api.upload(
    await workbookOf([
      [
        text('订单号', 2),
        text('店铺', 2),
        text('下单时间', 2),
        { value: '商品', type: String, columnSpan: 3 },
      ],
      [null, null, null, ...['货号', '数量', '单价'].map((name) => text(name))],
      [
        text('PO-1'),
        text('一号店'),
        date('2024-03-01T08:30:00Z'),
        text('A-1'),
        number(2),
        number(10.5),
      ],
    ]),
    '订单.xlsx',
  );
  const { data: preview } = await api.ask('previewImport', { uploadId: data.uploadId });
  expect(preview.options.mapping).toMatchObject({
    orderNo: '订单号',
    shopName: '店铺',
    soldAt: '下单时间',
    productCode: '货号',
    quantity: '数量',
    unitPrice: '单价',
  });
});
