import { describe, expect, it } from 'vitest';
import { guessCancelPrefix, guessMapping } from '../../../api/imports/guess.ts';
import { matchHeadings, plainHeading } from '../../../api/imports/headings.ts';
import { findLayout } from '../../../api/imports/layout.ts';
import type { FileHead, FileRow } from '../../../api/imports/sales-file.ts';

const headOf = (...cells: string[][]): FileHead => {
  const rows: FileRow[] = cells.map((each, index) => ({ rowNo: index + 1, cells: each }));
  const layout = findLayout(rows);
  return { layout, rows: rows.filter((row) => row.rowNo > layout.headingRow) };
};

describe('headings', () => {
  it('compares them without case, signs and units', () => {
    expect(plainHeading(' Unit_Price (CNY) ')).toBe('unitprice');
    expect(plainHeading('＊下单时间：')).toBe('下单时间');
  });

  it.each([
    [
      [
        'InvoiceNo',
        'StockCode',
        'Description',
        'Quantity',
        'InvoiceDate',
        'UnitPrice',
        'CustomerID',
        'Country',
      ],
      {
        orderNo: 'InvoiceNo',
        productCode: 'StockCode',
        productName: 'Description',
        quantity: 'Quantity',
        soldAt: 'InvoiceDate',
        unitPrice: 'UnitPrice',
        shopName: 'Country',
      },
    ],
    [
      [
        '店铺',
        '下单时间',
        '订单号',
        '子订单号',
        '订单状态',
        'SKU货号',
        '商品名称',
        '数量',
        '申报价(元)',
        '总金额',
        '发货时间',
      ],
      {
        orderNo: '订单号',
        productCode: 'SKU货号',
        productName: '商品名称',
        quantity: '数量',
        soldAt: '下单时间',
        unitPrice: '申报价(元)',
        shopName: '店铺',
        status: '订单状态',
      },
    ],
    [
      ['子订单编号', '货号', '商品标题', '应履约件数', '订单创建时间', '店铺名称', '售后状态'],
      {
        orderNo: '子订单编号',
        productCode: '货号',
        productName: '商品标题',
        quantity: '应履约件数',
        soldAt: '订单创建时间',
        shopName: '店铺名称',
        status: '售后状态',
      },
    ],
    [
      [
        'amazon-order-id',
        'purchase-date',
        'order-status',
        'product-name',
        'sku',
        'quantity',
        'item-price',
      ],
      {
        orderNo: 'amazon-order-id',
        soldAt: 'purchase-date',
        status: 'order-status',
        productName: 'product-name',
        productCode: 'sku',
        quantity: 'quantity',
        unitPrice: 'item-price',
      },
    ],
  ])('finds the columns of %j', (columns, mapping) => {
    expect(Object.fromEntries(matchHeadings(columns))).toEqual(mapping);
  });

  it.each([
    '订单金额',
    '总价',
    '实付金额',
    '商品总价格',
    '小计',
    '销售额（元）',
    '总价(USD)',
    'amount',
    'Total',
    'Subtotal',
    'line_total',
    'Total Price',
    'Order Amount (USD)',
    'Item Subtotal',
  ])('take %s for the total of a line, never for a price', (column) => {
    expect(Object.fromEntries(matchHeadings([column, '发货时间', '退货数量']))).toEqual({
      lineTotal: column,
    });
    const priced = Object.fromEntries(matchHeadings(['单价', column]));
    expect(priced).toEqual({ unitPrice: '单价' });
  });

  it.each([
    '运费金额',
    '优惠金额',
    '退款金额',
    '税额',
    '佣金',
    '成本单价',
    '采购价格',
    '商品件数总计',
    'Shipping amount',
    'discount_total',
    'Total tax',
    'refund amount',
    'cost price',
    'price currency rate',
  ])('take %s for neither a price nor a total', (column) => {
    const found = matchHeadings([column]);
    expect([found.get('unitPrice'), found.get('lineTotal')]).toEqual([undefined, undefined]);
  });

  it.each(['币种', '货币', '订单币种', 'Currency', 'currency_code', 'item-currency', '金额币种'])(
    'take %s for the currency',
    (column) => {
      expect(matchHeadings([column]).get('currency')).toBe(column);
    },
  );

  it('finds the headings below a title, and names columns that have none or one twice', () => {
    const head = headOf(
      ['2024年3月 销售明细'],
      ['导出人：小王', ''],
      ['订单号', '货号', '', '数量', '数量', '下单时间'],
      ['1', 'A', 'x', '1', '1', '2024-03-01'],
    );
    expect(head.layout).toEqual({
      headingRow: 3,
      columns: ['订单号', '货号', '第3列', '数量', '数量 (2)', '下单时间'],
    });
    expect(head.rows.map((row) => row.rowNo)).toEqual([4]);
  });

  it('guesses columns without known headings by what they hold', () => {
    const head = headOf(
      ['a', 'b', 'c', 'd', 'e'],
      ['SKU-1001', '2', '2024-03-01 10:00', 'PO-100001', '12.50'],
      ['SKU-1002', '1', '2024-03-01 11:00', 'PO-100002', '8.00'],
      ['SKU-1001', '3', '2024-03-02 12:00', 'PO-100003', '12.50'],
      ['SKU-1002', '4', '2024-03-02 12:00', 'PO-100004', '8.00'],
    );
    expect(guessMapping(head)).toEqual({
      orderNo: 'd',
      productCode: 'a',
      quantity: 'b',
      soldAt: 'c',
      unitPrice: 'e',
    });
  });

  it('tells totals from prices by what they hold, and guesses neither where that says nothing', () => {
    const columns = ['订单号', '货号', '数量', '下单时间', 'e'];
    const withAmounts = (heading: string, ...amounts: string[]) =>
      guessMapping(
        headOf(
          [...columns.slice(0, 4), heading],
          ...amounts.map((amount, index) => [
            `${100_001 + index}`,
            `SKU-${index >> 1}`,
            `${1 + (index % 2)}`,
            '2024-03-01 10:00',
            amount,
          ]),
        ),
      );
    const amounts = ({ unitPrice, lineTotal }: ReturnType<typeof guessMapping>) => [
      unitPrice,
      lineTotal,
    ];
    expect(amounts(withAmounts('e', '5.00', '5.00', '8.50', '8.50'))).toEqual(['e', undefined]);
    expect(amounts(withAmounts('e', '5.00', '10.00', '8.50', '17.00'))).toEqual([undefined, 'e']);
    expect(amounts(withAmounts('e', '5.00', '7.00', '8.50', '9.00'))).toEqual([
      undefined,
      undefined,
    ]);
    // A heading is believed unless the values say otherwise.
    expect(amounts(withAmounts('价格', '5.00', '7.00', '8.50', '9.00'))).toEqual([
      '价格',
      undefined,
    ]);
    expect(amounts(withAmounts('价格', '5', '10', '8', '16'))).toEqual([undefined, '价格']);
    expect(amounts(withAmounts('订单金额', '5', '7', '8', '9'))).toEqual([undefined, '订单金额']);
    expect(amounts(withAmounts('Total', 'a', 'b', 'c', 'd'))).toEqual([undefined, undefined]);
  });

  it('takes totals with a decimal comma for totals, by their heading and by what they hold', () => {
    const rows = [
      ['1001', 'A-1', '2', '19,90', '24.11.2026 10:12'],
      ['1002', 'A-1', '1', '9,95', '25.11.2026 09:01'],
      ['1003', 'B-2', '3', '3.747,00', '25.11.2026 09:05'],
      ['1004', 'B-2', '1', '1.249,00', '25.11.2026 10:05'],
    ];
    const heading = (total: string) => [
      'Bestellnummer',
      'Artikelnummer',
      'Menge',
      total,
      'Bestelldatum',
    ];
    for (const total of ['Gesamtbetrag', 'Posten'])
      expect(guessMapping(headOf(heading(total), ...rows))).toMatchObject({ lineTotal: total });
  });

  it("knows that Amazon's item-price is that of all pieces", () => {
    const head = headOf(
      ['amazon-order-id', 'purchase-date', 'sku', 'quantity', 'currency', 'item-price'],
      ['111-1', '2024-03-01T10:00:00+00:00', 'A-1', '2', 'USD', '20.00'],
    );
    expect(guessMapping(head)).toMatchObject({ lineTotal: 'item-price', currency: 'currency' });
  });

  it('finds a column of currencies by its codes', () => {
    const head = headOf(
      ['订单号', '货号', '数量', '下单时间', '单价', 'x'],
      ['100001', 'A-1', '1', '2024-03-01 10:00', '5', 'USD'],
      ['100002', 'A-2', '2', '2024-03-01 10:00', '5', 'EUR'],
    );
    expect(guessMapping(head)).toMatchObject({ unitPrice: '单价', currency: 'x' });
  });

  it('reads a file without headings from its first row', () => {
    const head = headOf(
      ['100001', 'A-1', '2', '2024-03-01 10:00', '12.50'],
      ['100002', 'A-2', '1', '2024-03-01 11:00', '8.00'],
    );
    expect(head.layout).toEqual({
      headingRow: 0,
      columns: ['第1列', '第2列', '第3列', '第4列', '第5列'],
    });
    expect(guessMapping(head)).toMatchObject({
      orderNo: '第1列',
      quantity: '第3列',
      soldAt: '第4列',
    });
  });
});

describe('the prefix of cancellations', () => {
  it.each([
    [['536365', 'C536379', '536380'], 'C'],
    [['536365', '536380'], 'C'],
    [['PO-1', 'C536379'], ''],
    [['C1001', 'C1002'], ''],
    [['A536365', 'C536379', '536380'], ''],
    [[], ''],
  ])('of %j is %j', (orderNos, prefix) => {
    expect(guessCancelPrefix(orderNos)).toBe(prefix);
  });
});

it('leaves out what nothing stands in beyond the columns that a table can have', () => {
  const blank = Array.from({ length: 20_000 }, () => '');
  const rows = [
    ['订单号', '数量'],
    ['1', '2', 'x', ...blank],
  ].map((cells, index) => ({
    rowNo: index + 1,
    cells,
  }));
  expect(findLayout(rows).columns).toEqual(['订单号', '数量', '第3列']);
  const wide = [{ rowNo: 1, cells: [...blank, '订单号'] }];
  expect(() => findLayout(wide)).toThrow('文件有 20001 列');
});
