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
