import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import writeXlsx, { type SheetData } from 'write-excel-file/node';
import { importApi } from './imports-support.ts';

/** Workbooks as programs for orders write them: what an order has once stands in a cell over all of its rows. */

const text = (value: string, rowSpan = 1) => ({ value, type: String, rowSpan });
const number = (value: number, rowSpan = 1) => ({ value, type: Number, rowSpan });
const date = (value: string, rowSpan = 1) => ({
  value: new Date(value),
  type: Date,
  format: 'yyyy/mm/dd hh:mm',
  rowSpan,
});
const workbookOf = async (rows: SheetData) => Uint8Array.from(await writeXlsx(rows).toBuffer());
const linesOf = async (api: Awaited<ReturnType<typeof importApi>>) =>
  (await api.lines()).map(({ orderNo, code, quantity, amount }) => [
    orderNo,
    code,
    quantity,
    amount,
  ]);

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

it('counts an amount once that is merged over several rows', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    ['订单号', '店铺', '下单时间', '货号', '数量', '金额'].map((name) => text(name)),
    [
      text('PO-1', 2),
      text('一号店', 2),
      date('2024-03-01T08:30:00Z', 2),
      text('A-1'),
      number(1),
      number(30, 2),
    ],
    [null, null, null, text('A-2'), number(1), null],
  ]);
  const job = await api.import(bytes);
  expect(job).toMatchObject({ linesAdded: 1, rowsRefused: 1 });
  expect(await linesOf(api)).toEqual([['PO-1', 'A-1', 1, 3000]]);
  const { data } = await api.call(
    'listImportRefusals',
    { importId: job.importId },
    { token: api.token },
  );
  expect(data.rows).toMatchObject([{ rowNo: 3, reason: '行金额为空' }]);
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
  const { data: preview } = await api.call(
    'previewImport',
    { uploadId: data.uploadId },
    { token: api.token },
  );
  expect(preview.options.mapping).toMatchObject({
    orderNo: '订单号',
    shopName: '店铺',
    soldAt: '下单时间',
    productCode: '货号',
    quantity: '数量',
    unitPrice: '单价',
  });
});

it('reads the first sheet that is not hidden', async () => {
  const api = await importApi();
  const made = await writeXlsx([
    { sheet: '选项', data: [[text('是')], [text('否')]] },
    {
      sheet: '订单',
      data: [
        ['订单号', '店铺', '下单时间', '货号', '数量', '单价'].map((name) => text(name)),
        [
          text('PO-1'),
          text('一号店'),
          date('2024-03-01T08:30:00Z'),
          text('A-1'),
          number(2),
          number(10.5),
        ],
      ],
    },
  ]).toBuffer();
  const parts = unzipSync(Uint8Array.from(made));
  const book = 'xl/workbook.xml';
  const hidden = strFromU8(parts[book] ?? new Uint8Array()).replace(
    /<sheet (?=[^>]*选项)/,
    '<sheet state="hidden" ',
  );
  expect(hidden).toContain('state="hidden"');
  const bytes = Uint8Array.from(zipSync({ ...parts, [book]: strToU8(hidden) }));
  expect(await api.import(bytes)).toMatchObject({ linesAdded: 1, rowsRefused: 0 });
});
