import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import writeXlsx, { type SheetData } from 'write-excel-file/node';
import { describeOnEngines } from '../../support/databases.ts';
import { importApi } from './imports-support.ts';
import { date, headed, linesOf, number, text, workbookOf } from './workbook-support.ts';

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
  const preview = await api.ask('previewImport', data);
  expect(preview.data).toMatchObject({ note, missing: [] });
  expect(await api.import(bytes)).toMatchObject({ linesAdded: 1, rowsRefused: 0, note });
  const tried = await api.call('tryImport', { fileName: '订单.xlsx' }, { body: bytes });
  expect(tried.data).toMatchObject({ note, rowsRead: 1 });
});

const headings = ['订单号', '店铺', '下单时间', '货号', '数量', '单价'];
const line = (orderNo: string, quantity = 2): SheetData[number] => [
  text(orderNo),
  text('一号店'),
  date('2024-03-01T08:30:00Z'),
  text('A-1'),
  number(quantity),
  number(10.5),
];

describeOnEngines('sheets with the same columns', (engine) => {
  it('are read together, with rows told by their sheet, and are taken back together', async () => {
    const api = await importApi({ db: await engine.fresh() });
    const [orderNo, shop, ...rest] = line('PO-3', 1);
    const bytes = await bookOf(
      { sheet: '说明', data: [[text('导出时间：2024-03-02')]] },
      { sheet: '1月', data: [headed(...headings), line('PO-1'), line('PO-2')] },
      { sheet: '汇总', data: [headed('月份', '金额'), [text('1月'), number(21)]] },
      {
        sheet: '2月',
        data: [
          [text('二月的订单')],
          headed('店铺', '订单号', ...headings.slice(2)),
          [shop, orderNo, ...rest],
          [shop, text('PO-4'), date('2024-03-01T08:30:00Z'), text('A-1'), text('x'), number(1)],
        ],
      },
    );
    const note =
      '一起读取列相同的 2 个工作表：“1月”、“2月”。各表中重复的行只计算一次。列不同、没有读取的：“说明”、“汇总”';
    const { data } = await api.upload(bytes);
    const preview = await api.ask('previewImport', data);
    expect(preview.data).toMatchObject({ note, missing: [] });
    expect(
      preview.data.rows.map((row: { sheet: string; rowNo: number; orderNo: string }) => [
        row.sheet,
        row.rowNo,
        row.orderNo,
      ]),
    ).toEqual([
      ['1月', 2, 'PO-1'],
      ['1月', 3, 'PO-2'],
      ['2月', 3, 'PO-3'],
      ['2月', 4, 'PO-4'],
    ]);
    const job = await api.import(bytes);
    expect(job).toMatchObject({ note, rowsRead: 4, linesAdded: 3, rowsRefused: 1 });
    const { importId } = job;
    const refused = await api.ask('listImportRefusals', { importId });
    expect(refused.data.rows).toMatchObject([
      { sheet: '2月', rowNo: 4, reason: '数量“x”不是整数' },
    ]);
    expect(await linesOf(api)).toEqual([
      ['PO-1', 'A-1', 2, 2100],
      ['PO-2', 'A-1', 2, 2100],
      ['PO-3', 'A-1', 1, 1050],
    ]);
    const tried = await api.call('tryImport', { fileName: '订单.xlsx' }, { body: bytes });
    expect(tried.data).toMatchObject({
      note,
      rowsRead: 4,
      refusals: [{ sheet: '2月', rowNo: 4 }],
      figures: { orders: 3, sold: 5, soldAmount: 5250 },
    });
    const changed = await bookOf(
      { sheet: '1月', data: [headed(...headings), line('PO-1')] },
      { sheet: '2月', data: [headed(...headings), line('PO-3', 5)] },
    );
    const second = await api.import(changed);
    expect(second).toMatchObject({ linesAdded: 0, linesKnown: 1, linesChanged: 1 });
    const changes = await api.ask('listImportChanges', { importId: second.importId });
    expect(changes.data.rows).toMatchObject([{ sheet: '2月', rowNo: 2, orderNo: 'PO-3' }]);
    for (const one of [second.importId, importId]) {
      await api.ask('takeBackImport', { importId: one });
      expect(await api.ended(one)).toMatchObject({ status: 'taken_back' });
    }
    expect(await linesOf(api)).toEqual([]);
  });
});

it('counts a row once that a sheet of all orders has beside that of its month, and each of those a sheet repeats', async () => {
  const api = await importApi();
  const january = [line('PO-1'), line('PO-1'), line('PO-2')];
  const totals = ['订单号', '店铺', '下单时间', '货号', '数量', '订单金额'];
  const bytes = await bookOf(
    { sheet: '全部', data: [headed(...headings), ...january, line('PO-3')] },
    { sheet: '1月', data: [headed(...headings), ...january] },
    // A line of its own of an order that is there already.
    { sheet: '2月', data: [headed(...headings), line('PO-3'), line('PO-2', 7)] },
  );
  expect(await api.import(bytes)).toMatchObject({ rowsRead: 9, linesAdded: 5, linesKnown: 4 });
  expect(await linesOf(api)).toEqual([
    ['PO-1', 'A-1', 2, 2100],
    ['PO-1', 'A-1', 2, 2100],
    ['PO-2', 'A-1', 2, 2100],
    ['PO-2', 'A-1', 7, 7350],
    ['PO-3', 'A-1', 2, 2100],
  ]);
  const tried = await api.call('tryImport', { fileName: '订单.xlsx' }, { body: bytes });
  expect(tried.data.figures).toMatchObject({ orders: 3, sold: 15, soldAmount: 15_750 });
  // What is converted counts once, too.
  const usd = [...headings.slice(0, 5), '单价(USD)'];
  const foreign = await bookOf(
    { sheet: '全部', data: [headed(...usd), line('PO-4')] },
    { sheet: '1月', data: [headed(...usd), line('PO-4')] },
  );
  expect(await api.import(foreign, { rates: { USD: '7' } })).toMatchObject({
    linesAdded: 1,
    linesKnown: 1,
    conversions: [{ currency: 'USD', rows: 1, original: '21.00', amount: 14_700 }],
  });
  // The total of an order is not taken for one that is on each of its rows because two sheets have the row.
  const orderTotals = ['PO-5', 'PO-6', 'PO-7', 'PO-8', 'PO-9'].map((orderNo) => line(orderNo));
  const twice = await bookOf(
    { sheet: '全部', data: [headed(...totals), ...orderTotals] },
    { sheet: '1月', data: [headed(...totals), ...orderTotals] },
  );
  expect(await api.import(twice)).toMatchObject({ linesAdded: 5, linesKnown: 5, error: null });
});

it('has the name of the sheet as a column where no other names shops', async () => {
  const api = await importApi();
  const without = ([orderNo, , ...rest]: SheetData[number]) => [orderNo, ...rest];
  const ofShop = (orderNo: string): SheetData => [
    headed('订单号', ...headings.slice(2)),
    without(line(orderNo)),
  ];
  const bytes = await bookOf(
    { sheet: '甲店', data: ofShop('PO-1') },
    { sheet: '乙店', data: ofShop('PO-2') },
  );
  const { data } = await api.upload(bytes);
  const preview = await api.ask('previewImport', data);
  expect(preview.data).toMatchObject({
    note: '一起读取列相同的 2 个工作表：“甲店”、“乙店”。各表中重复的行只计算一次。如果每个工作表是一个店铺，请把“工作表”一列选为店铺',
  });
  expect(preview.data.columns.at(-1)).toEqual({ name: '工作表', samples: ['甲店', '乙店'] });
  const { mapping } = preview.data.options;
  expect(mapping.shopName).toBeUndefined();
  const job = await api.import(bytes, { mapping: { ...mapping, shopName: '工作表' } });
  expect(job).toMatchObject({ linesAdded: 2, shopsCreated: 2 });
});

it('says of sheets of sales with other columns that they are not read', async () => {
  const api = await importApi();
  const bytes = await bookOf(
    { sheet: '1月', data: orders('PO-1') },
    { sheet: '汇总', data: [headed('月份', '金额'), [text('1月'), number(21)]] },
    { sheet: '旧', data: [headed('订单号', '下单时间', '货号', '数量')] },
  );
  expect(await api.import(bytes)).toMatchObject({
    linesAdded: 1,
    note: '只读取工作表“1月”。“旧” 也像销售数据，但列不同，没有读取：请分别另存为文件后再导入，重复的行不会重复计算',
  });
});

it('reads the first sheet with anything where none has known headings, and says nothing of one sheet', async () => {
  const api = await importApi();
  const unknown = [headed('甲', '乙'), headed('1', '2')];
  const { data } = await api.upload(
    await bookOf({ sheet: 'Sheet1', data: [] }, { sheet: 'Sheet2', data: unknown }),
  );
  const preview = await api.ask('previewImport', data);
  expect(preview.data).toMatchObject({ note: null, columns: [{ name: '甲' }, { name: '乙' }] });
  expect(await api.import(await workbookOf(orders('PO-1')))).toMatchObject({ note: null });
});
