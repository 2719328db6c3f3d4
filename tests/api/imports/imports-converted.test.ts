import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { csv, gbk, importApi } from './imports-support.ts';

/** Files that are text, and are read as CSV all the same. */

const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

const table = (...rows: string[]) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8">
<style>td { mso-number-format:"\\@" }</style></head><body><h1>订单导出</h1><table border="1">
<tr><th>订单号</th><th>店铺</th><th>货号</th><th>商品名称</th><th>数量</th><th>单价</th><th>下单时间</th></tr>
${rows.join('\n')}</table></body></html>`;

it.each<[string, (text: string) => BodyInit]>([
  ['UTF-8', (text) => text],
  ['GBK', (text) => copy(gbk(text))],
  ['gzip', (text) => copy(gzipSync(text))],
])('reads a table of HTML that is called .xls, in %s', async (_name, bytesOf) => {
  const api = await importApi();
  const file = table(
    '<tr><td rowspan="2">1001</td><td rowspan=2>一号&amp;店</td><td>A-1</td><td>收纳盒<br>大</td><td>2</td><td>1,000.50</td><td rowspan=2>2024-03-01 08:30:00</td></tr>',
    '<tr><td>A-2</td><td><b>杯</b>&nbsp;"蓝"</td><td>1<td>3</tr>',
    '<tr><td>1002</td><td>一号&amp;店</td><td>A-1</td><td>收纳盒 大</td><td>1</td><td>5</td><td>2024-03-02 08:30:00</td></tr>',
    '<tr><td colspan="4">合计</td><td>4</td><td></td><td></td></tr>',
  );
  const job = await api.import(bytesOf(file));
  expect(job).toMatchObject({ rowsRead: 4, linesAdded: 3, rowsRefused: 1 });
  expect(
    (await api.lines()).map(({ shop, orderNo, code, name, at, quantity, amount }) =>
      [shop, orderNo, code, name, at, quantity, amount].join(' '),
    ),
  ).toEqual([
    '一号&店 1001 A-1 收纳盒 大 2024-03-01T00:30 2 200100',
    '一号&店 1001 A-2 杯 "蓝" 2024-03-01T00:30 1 300',
    '一号&店 1002 A-1 收纳盒 大 2024-03-02T00:30 1 500',
  ]);
});

it.each<[string, (text: string) => Uint8Array]>([
  ['little', (text) => Buffer.from(text, 'utf16le')],
  ['big', (text) => Buffer.from(text, 'utf16le').swap16()],
])('reads “Unicode text” of Excel, UTF-16 with the %s end first', async (_name, bytesOf) => {
  const api = await importApi();
  const text = csv('PO-1,一号店,A-1,盒,2,10.5,2024-03-01 08:30').replaceAll(',', '\t');
  const marked = copy(bytesOf(`\ufeff${text}`));
  expect(await api.import(marked)).toMatchObject({ linesAdded: 1, rowsRefused: 0 });
  expect(await api.import(copy(bytesOf(text)))).toMatchObject({ linesKnown: 1, rowsRefused: 0 });
  expect(await api.lines()).toMatchObject([{ shop: '一号店', quantity: 2, amount: 2100 }]);
});

const workbook2003 = (...sheets: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Styles><Style ss:ID="usd"><NumberFormat ss:Format="[$$-409]#,##0.00"/></Style></Styles>${sheets.join('')}</Workbook>`;
const sheet2003 = (name: string, rows: string, options = '') =>
  `<Worksheet ss:Name="${name}"><Table><Column ss:Width="80"/>${rows}</Table><WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel">${options}</WorksheetOptions></Worksheet>`;
const cell = (type: string, value: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="${type}">${value}</Data></Cell>`;
const row = (...cells: string[]) => `<Row>${cells.join('')}</Row>`;
const headings = row(
  ...['订单号', '店铺', '货号', '数量', '单价', '下单时间'].map((name) => cell('String', name)),
);

it.each<[string, (text: string) => BodyInit]>([
  ['plain', (text) => text],
  ['gzipped', (text) => copy(gzipSync(text))],
])('reads a workbook in the XML of Excel 2003, %s, with its sheets', async (_name, bytesOf) => {
  const api = await importApi();
  const file = workbook2003(
    sheet2003('旧', headings, '<Visible>SheetHidden</Visible>'),
    sheet2003(
      '1月',
      `<Row>${cell('String', '订单导出')}</Row><Row ss:Index="4">${headings.slice(5)}` +
        row(
          cell('String', '1001', 'ss:MergeDown="1"'),
          cell('String', '一号&amp;店', 'ss:MergeDown="1"'),
          `<Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40">A<B>-1</B></ss:Data><Comment><ss:Data>看</ss:Data></Comment></Cell>`,
          cell('Number', '2'),
          cell('Number', '10.5', 'ss:StyleID="usd"'),
          cell('DateTime', '2024-03-01T08:30:00.000'),
        ) +
        row(
          cell('String', 'A-2', 'ss:Index="3"'),
          cell('Number', '1'),
          cell('Number', '3'),
          cell('DateTime', '2024-03-01T08:30:00.000'),
        ),
    ),
    sheet2003(
      '2月',
      headings +
        row(
          cell('Number', '634418051234567'),
          cell('String', '一号&amp;店'),
          cell('String', 'A-1'),
          '<Cell ss:Formula="=1+x"/>',
          cell('Number', '3'),
          cell('DateTime', '2024-03-02T08:30:00.000'),
        ),
    ),
  );
  const job = await api.import(bytesOf(file), { rates: { USD: '7' } });
  expect(job).toMatchObject({
    rowsRead: 3,
    linesAdded: 2,
    rowsRefused: 1,
    note: '一起读取列相同的 2 个工作表：“1月”、“2月”。各表中重复的行只计算一次',
  });
  expect(
    (await api.lines()).map(({ shop, orderNo, code, at, quantity, amount }) =>
      [shop, orderNo, code, at, quantity, amount].join(' '),
    ),
  ).toEqual([
    '一号&店 1001 A-1 2024-03-01T00:30 2 14700',
    '一号&店 1001 A-2 2024-03-01T00:30 1 300',
  ]);
  const { importId } = job;
  const refused = await api.ask('listImportRefusals', { importId });
  expect(refused.data.rows).toMatchObject([
    { sheet: '2月', rowNo: 2, reason: expect.stringContaining('=1+x') },
  ]);
});

it.each([
  ['a row above one before it', '<Row ss:Index="3"/><Row ss:Index="2"/>'],
  ['a row that no sheet has', `<Row ss:Index="9999999">${cell('Number', '1')}</Row>`],
  ['a column that no table has', `<Row>${cell('Number', '1', 'ss:Index="20000"')}</Row>`],
  ['a number that is none', `<Row>${cell('Number', 'eins')}</Row>`],
  ['no end', '<Row><Cell>'],
])('refuses a workbook in XML with %s', async (_name, rows) => {
  const api = await importApi();
  const whole = workbook2003(sheet2003('1月', rows));
  const end = whole.indexOf('<Row><Cell></Table>');
  expect(await api.upload(end < 0 ? whole : whole.slice(0, end + 11))).toMatchObject({
    code: 1,
    msg: expect.stringMatching(/无法读取|超过/),
  });
  expect(api.logged).toEqual([]);
});
