import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CsvValue } from '../../../api/contract/rules/csv.ts';
import { readColumns } from '../../../web/src/features/products/columns.ts';
import { productColumns } from '../../../web/src/features/products/export-sheet.ts';
import { readTable, TableFileError } from '../../../web/src/features/products/read-table.ts';
import type { ProductRow } from '../../../web/src/features/products/variables.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { sheetOf } from '../../../web/src/shared/export/sheet.ts';
import { csvFile, workbookFile } from '../../../web/src/shared/export/sheet-files.ts';
import { listedRow } from '../support/product-row.ts';

const row = listedRow();

const t = i18n.getFixedT('zh-CN', 'products');
beforeAll(() => i18n.loadNamespaces('products'));

describe('the exported list', () => {
  it('[R2.7-37] leaves empty what is not known of days that nobody has paid for', () => {
    const unpaid = { sold: null, returned: null, netQuantity: null, netAmount: null, net7: null };
    const { columns, rows } = sheetOf(productColumns(t, true), [{ ...row, ...unpaid }]);
    const cells = Object.fromEntries(
      columns.map(({ heading }, index) => [heading, rows[0]?.[index]]),
    );
    expect(cells).toMatchObject({
      净销量: null,
      '净销售额（元）': null,
      售出件数: null,
      近7天净销: null,
    });
  });

  it('is a CSV file that spreadsheets read as UTF-8 and that runs no formula', async () => {
    const file = csvFile(sheetOf(productColumns(t, true), [row]));
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = await file.text();
    expect(text).toContain(`"'=HYPERLINK(""http://x"")","=""-红色""","=""+A1"""`);
    expect(text).toContain(`"=""9007199254740993"""`);
    const [heads, line] = await readTable(new File([file], 'list.csv'));
    const cells = Object.fromEntries((heads ?? []).map((head, index) => [head, line?.[index]]));
    expect(cells).toMatchObject({
      'SKU ID': '9007199254740993',
      // As it was: what kept it from being a formula is taken off again.
      商品名称: '=HYPERLINK("http://x")',
      规格: '-红色',
      货号: '+A1',
      类目: '户外, 运动',
      状态: '在售',
      库存提示: '滞销',
      净销量: '-2',
      '净销售额（元）': '-19.72',
      '利润（元）': '-5.84',
      // Of what has a cost: −19.72 less 3.30, which brought in nothing.
      利润率: '',
      建议备货: '6',
      缺成本售出件数: '2',
      缺成本退货件数: '1',
      '缺成本净销售额（元）': '3.30',
      创建日期: '2026-02-01',
    });
  });

  it('is a workbook in which ids stay texts and figures are figures', async () => {
    const file = await workbookFile(sheetOf(productColumns(t, true), [row]));
    const [heads, line] = await readSheet(Buffer.from(await file.arrayBuffer()));
    const cells = Object.fromEntries((heads ?? []).map((head, index) => [head, line?.[index]]));
    expect(cells).toMatchObject({
      'SKU ID': '9007199254740993',
      商品名称: '=HYPERLINK("http://x")',
      净销量: -2,
      '净销售额（元）': -19.72,
      '最低成本（元）': 6.94,
    });
  });

  it('is a workbook in which days, times and parts of a hundred are figures, in columns that show them', async () => {
    const values: readonly CsvValue[] = [
      { plain: '2026-02-01' },
      { plain: '2026-02-01 18:30' },
      { plain: '-12.5%' },
      { plain: '1-2' },
      12_345_678.9,
      '字'.repeat(40_000),
      '2026-02-01',
    ];
    const columns = values.map((value, index) => ({
      heading: String(index),
      isMoney: index === 4,
      value: () => value,
    }));
    const file = await workbookFile(sheetOf(columns, [row]));
    const buffer = Buffer.from(await file.arrayBuffer());
    const [, line] = await readSheet(buffer);
    expect(line).toEqual([
      new Date('2026-02-01T00:00Z'),
      new Date('2026-02-01T18:30Z'),
      -0.125,
      '1-2',
      12_345_678.9,
      // More than Excel takes into one cell.
      '字'.repeat(32_767),
      '2026-02-01',
    ]);
    const sheet = strFromU8(unzipSync(buffer)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    for (const [index, least] of [10, 16, 6, 3, 11].entries())
      expect(widths[index]).toBeGreaterThan(least);
  });

  it('tells the margin of what has a cost alone', () => {
    const cells = (given: Partial<ProductRow>) => {
      const { columns, rows } = sheetOf(productColumns(t, true), [{ ...row, ...given }]);
      return rows[0]?.[columns.findIndex(({ heading }) => heading === '利润率')];
    };
    const sold = { netAmount: '103.30', profit: '25.00' };
    expect(cells(sold)).toEqual({ plain: '25.0%' });
    // Nothing of it has a cost: that is no margin of 100 %.
    expect(cells({ ...sold, profit: null })).toBeNull();
    expect(cells({ ...sold, netAmount: null, uncosted: null })).toBeNull();
  });

  it('leaves open what is not known: the profit of what has no cost, and stock that nobody told', () => {
    const unknown = {
      ...row,
      profit: null,
      onHand: null,
      inTransit: null,
      unknownStockSkuCount: 1,
    };
    const { columns, rows } = sheetOf(productColumns(t, true), [unknown]);
    const cells = Object.fromEntries(
      columns.map(({ heading }, index) => [heading, rows[0]?.[index]]),
    );
    expect(cells).toMatchObject({
      '利润（元）': null,
      库存: null,
      在途: null,
      '库存未知的 SKU 数': 1,
    });
  });

  it('has no cost and no profit for those who may not see them', () => {
    const { columns, rows } = sheetOf(productColumns(t, false), [row]);
    expect(columns.map(({ heading }) => heading).join()).not.toMatch(/成本|利润|保本/);
    expect(rows[0]).toHaveLength(columns.length);
    expect(rows.flat()).not.toContain(6.94);
    expect(rows.flat()).not.toContain(7.12);
  });
});

describe('a file that is read', () => {
  it('may be in the encoding of Chinese spreadsheets', async () => {
    // 货号,成本 in GBK.
    const bytes = new Uint8Array([0xbb, 0xf5, 0xba, 0xc5, 0x2c, 0xb3, 0xc9, 0xb1, 0xbe, 0x0a]);
    expect(await readTable(new File([bytes, 'A1,5\n'], '成本.CSV'))).toEqual([
      ['货号', '成本'],
      ['A1', '5'],
    ]);
  });

  it.each([
    ['a.pdf', 'x', 'type'],
    ['a.csv', '', 'empty'],
    ['a.xlsx', 'no workbook', 'unreadable'],
  ])('%s is refused: %s', async (name, content, fault) => {
    const failure = await readTable(new File([content], name)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TableFileError);
    expect(failure).toMatchObject({ fault });
  });
});

describe('the chosen columns', () => {
  it('are those of the beginning until others are remembered; unknown ones fall away', () => {
    expect(readColumns(undefined)).toContain('quantity');
    expect(readColumns(undefined)).toEqual(expect.arrayContaining(['net7', 'net30']));
    expect(readColumns(undefined)).not.toContain('sold');
    expect(readColumns('net7,profit,gone')).toEqual(['profit', 'net7']);
    expect(readColumns('')).toEqual([]);
  });
});
