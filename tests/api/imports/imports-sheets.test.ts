import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import writeXlsx, { type SheetData } from 'write-excel-file/node';
import { importApi } from './imports-support.ts';
import { date, headed, number, text, workbookOf } from './workbook-support.ts';

const orders = (orderNo: string): SheetData => [
  headed('订单号', '店铺', '下单时间', '货号', '数量', '单价'),
  [
    text(orderNo),
    text('一号店'),
    date('2024-03-01T08:30:00Z'),
    text('A-1'),
    number(2),
    number(10.5),
  ],
];
const bookOf = async (...sheets: { sheet: string; data: SheetData }[]) =>
  Uint8Array.from(await writeXlsx(sheets).toBuffer());

it('reads the first sheet that is not hidden', async () => {
  const api = await importApi();
  const made = await bookOf(
    { sheet: '选项', data: [[text('是')], [text('否')]] },
    { sheet: '订单', data: orders('PO-1') },
  );
  const parts = unzipSync(made);
  const book = 'xl/workbook.xml';
  const hidden = strFromU8(parts[book] ?? new Uint8Array()).replace(
    /<sheet (?=[^>]*选项)/,
    '<sheet state="hidden" ',
  );
  expect(hidden).toContain('state="hidden"');
  const bytes = Uint8Array.from(zipSync({ ...parts, [book]: strToU8(hidden) }));
  expect(await api.import(bytes)).toMatchObject({ linesAdded: 1, rowsRefused: 0 });
});

it('reads the first sheet that has sales where a cover stands before it, and says which', async () => {
  const api = await importApi();
  const bytes = await bookOf(
    {
      sheet: '填写说明',
      data: [
        [text('导出时间：2024-03-02')],
        [text('字段'), text('说明')],
        headed('订单号', '平台的订单号'),
      ],
    },
    { sheet: '库存', data: [headed('货号', '数量'), [text('A-1'), number(5)]] },
    { sheet: '订单', data: orders('PO-1') },
    { sheet: '空表', data: [] },
  );
  const note = '只读取工作表“订单”，没有读取：“填写说明”、“库存”';
  const { data } = await api.upload(bytes);
  const preview = await api.call('previewImport', data, { token: api.token });
  expect(preview.data).toMatchObject({ note, missing: [] });
  expect(await api.import(bytes)).toMatchObject({ linesAdded: 1, rowsRefused: 0, note });
  const tried = await api.call('tryImport', { fileName: '订单.xlsx' }, { body: bytes });
  expect(tried.data).toMatchObject({ note, rowsRead: 1 });
});

it('says of a workbook with sales on several sheets that the others are not read', async () => {
  const api = await importApi();
  const bytes = await bookOf(
    { sheet: '1月', data: orders('PO-1') },
    { sheet: '2月', data: orders('PO-2') },
    { sheet: '汇总', data: [headed('月份', '金额'), [text('1月'), number(21)]] },
    { sheet: '3月', data: orders('PO-3') },
  );
  const job = await api.import(bytes);
  expect(job).toMatchObject({
    linesAdded: 1,
    note: '只读取工作表“1月”。“2月”、“3月” 也像销售数据，没有读取：请分别另存为文件后再导入，重复的行不会重复计算',
  });
});

it('reads the first sheet with anything where none has known headings, and says nothing of one sheet', async () => {
  const api = await importApi();
  const unknown = [headed('甲', '乙'), headed('1', '2')];
  const { data } = await api.upload(
    await bookOf({ sheet: 'Sheet1', data: [] }, { sheet: 'Sheet2', data: unknown }),
  );
  const preview = await api.call('previewImport', data, { token: api.token });
  expect(preview.data).toMatchObject({ note: null, columns: [{ name: '甲' }, { name: '乙' }] });
  expect(await api.import(await workbookOf(orders('PO-1')))).toMatchObject({ note: null });
});
