import { expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { importApi } from './imports-support.ts';
import {
  date,
  guessed,
  headed,
  linesOf,
  number,
  reasonsOf,
  text,
  workbookOf,
} from './workbook-support.ts';

/** Rows of orders: what an order has once is merged over them. */
function orderRows(orderNo: string, total: SheetData[number][number], lines: SheetData) {
  const span = lines.length;
  return lines.map((line, index) => [
    ...(index === 0
      ? [text(orderNo, span), text('一号店', span), date('2024-03-01T08:30:00Z', span), total]
      : [null, null, null, null]),
    ...line,
  ]);
}

it('shares an amount that is merged over the rows of an order by quantity, to the fen', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    headed('订单号', '店铺', '下单时间', '订单金额', '货号', '数量'),
    ...orderRows('PO-1', number(100, 3), [
      [text('A-1'), number(1)],
      [text('A-2'), number(1)],
      [text('A-3'), number(1)],
    ]),
    ...orderRows('PO-2', number(10.01), [[text('A-1'), number(3)]]),
    ...orderRows('PO-3', text('¥1,000.01', 2), [
      [text('A-1'), number(1)],
      [text('A-2'), number(2)],
    ]),
  ]);
  const job = await api.import(bytes);
  expect(job).toMatchObject({ status: 'done', linesAdded: 6, rowsRefused: 0 });
  expect(await linesOf(api)).toEqual([
    ['PO-1', 'A-1', 1, 3333],
    ['PO-1', 'A-2', 1, 3334],
    ['PO-1', 'A-3', 1, 3333],
    ['PO-2', 'A-1', 3, 1001],
    ['PO-3', 'A-1', 1, 33334],
    ['PO-3', 'A-2', 2, 66667],
  ]);
});

it('shares a merged total by quantity and price where the file has prices beside it', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    headed('订单号', '店铺', '下单时间', '实付金额', '货号', '数量', '单价'),
    ...orderRows('PO-1', number(90, 2), [
      [text('A-1'), number(2), number(20)],
      [text('A-2'), number(1), number(60)],
    ]),
  ]);
  const { mapping } = await guessed(api, bytes);
  const { unitPrice: _, ...others } = mapping;
  await api.import(bytes, { mapping: { ...others, lineTotal: '实付金额' } });
  expect(await linesOf(api)).toEqual([
    ['PO-1', 'A-1', 2, 3600],
    ['PO-1', 'A-2', 1, 5400],
  ]);
});

it('converts a merged total once, and shares what it comes to', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    headed('订单号', '店铺', '下单时间', '订单金额(USD)', '货号', '数量'),
    ...orderRows('PO-1', number(10, 3), [
      [text('A-1'), number(1)],
      [text('A-2'), number(1)],
      [text('A-3'), number(1)],
    ]),
  ]);
  const job = await api.import(bytes, { rates: { USD: '7.123' } });
  expect(job.conversions).toMatchObject([{ currency: 'USD', original: '10.00', amount: 7123 }]);
  const shares = (await api.lines()).map(({ amount }) => amount);
  expect(shares.reduce((sum, amount) => sum + amount)).toBe(7123);
  expect(shares).toEqual([2374, 2375, 2374]);
});

it('refuses merged figures that no row can be given a part of, and says what to do', async () => {
  const api = await importApi();
  const bytes = await workbookOf([
    headed('订单号', '店铺', '下单时间', '金额', '货号', '数量'),
    ...orderRows('PO-1', number(30), [
      [text('A-1'), number(5, 2)],
      [text('A-2'), null],
    ]),
    // A total over the rows of two orders.
    ...orderRows('PO-2', number(50, 2), [[text('A-1'), number(1)]]),
    ...orderRows('PO-3', null, [[text('A-1'), number(1)]]),
    ...orderRows('PO-4', number(50, 2), [
      [text('A-1'), text('一')],
      [text('A-2'), number(1)],
    ]),
    ...orderRows('PO-5', number(1), [[text('A-1'), number(1)]]),
  ]);
  const job = await api.import(bytes);
  expect(await linesOf(api)).toEqual([['PO-5', 'A-1', 1, 100]]);
  const merged = (field: string) =>
    `${field}与上下几行合并在一个单元格里，分不到每一行，请取消合并，填写每一行的${field}后再导入`;
  const overOrders =
    '行金额合并在几个订单的行上，分不到每个订单，请取消合并，填写每一行的行金额后再导入';
  expect(await reasonsOf(api, job.importId)).toEqual([
    [2, merged('数量')],
    [3, '行金额为空'],
    [4, overOrders],
    [5, overOrders],
    [6, '数量“一”不是整数'],
    [7, merged('行金额')],
  ]);
});
