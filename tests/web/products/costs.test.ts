import { describe, expect, it } from 'vitest';
import {
  type CostLine,
  costLines,
  type KnownSku,
  planCosts,
} from '../../../web/src/features/products/cost-file.ts';
import { filterCost, markOfCosts, parseCost } from '../../../web/src/features/products/costs.ts';
import products from '../../../web/src/i18n/zh-CN/products.ts';

const { headings } = products.costFile;

describe('a cost as people write it', () => {
  it.each([
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['12.50', '12.50'],
    ['12.500', '12.50'],
    [' ¥1,234.50 ', '1234.50'],
    ['￥8', '8.00'],
    ['１２．５', '12.50'],
    ['0', '0.00'],
    ['999999.99', '999999.99'],
    ['12 元', '12.00'],
    ['234,567', '234567.00'],
  ])('%s is %s', (typed, cost) => {
    expect(parseCost(typed)).toEqual({ cost });
  });

  it.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['-1', 'notMoney'],
    ['1.234', 'notMoney'],
    ['十元', 'notMoney'],
    ['1e5', 'notMoney'],
    ['1000000', 'tooLarge'],
    ['12,50', 'comma'],
    ['1,23', 'comma'],
    ['1,2345', 'comma'],
    ['12,345,6', 'comma'],
    ['$12', 'notMoney'],
    ['1 234', 'notMoney'],
  ])('%s is none: %s', (typed, fault) => {
    expect(parseCost(typed)).toEqual({ fault });
  });
});

describe('a decimal comma', () => {
  it.each([
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['12', '12.00'],
    ['1.234', '1234.00'],
  ])('%s is %s in a file that has it', (written, cost) => {
    expect(parseCost(written, ',')).toEqual({ cost });
  });

  it('is that of a file where some cost needs it and none needs a point', () => {
    expect(markOfCosts(['12,50', '8', '1.234'])).toBe(',');
    expect(markOfCosts(['12,50', '8.5'])).toBe('.');
    expect(markOfCosts(['1,234', '8'])).toBe('.');
    expect(parseCost('1,234', ',')).toEqual({ fault: 'notMoney' });
  });

  it('is not dropped as one types: it would make another number', () => {
    expect(filterCost('12,50')).toBe('12,50');
    expect(parseCost(filterCost('12,50'))).toEqual({ fault: 'comma' });
    expect(filterCost('１，２３４．５元')).toBe('1,234.5');
    expect(filterCost('12.345元')).toBe('12.34');
  });
});

describe('the lines of a file of costs', () => {
  it('stand below the headings, wherever these are and whatever they are called', () => {
    const table = [
      ['成本表'],
      ['商品名称', 'sku id', '成本（元）', 'SKU货号'],
      ['灯', '1001', '12.5', 'L-1'],
      ['', '', '', ''],
      ['伞', '', '8', 'U-1'],
      ['只有名称'],
    ];
    expect(costLines(table, headings)).toEqual({
      lines: [
        { line: 3, skuId: '1001', extCode: 'L-1', cost: '12.5' },
        { line: 5, skuId: '', extCode: 'U-1', cost: '8' },
      ],
    });
  });

  it('are refused as a whole with what is missing', () => {
    expect(costLines([], headings)).toEqual({ fault: 'empty' });
    expect(costLines([['SKU ID', '成本']], headings)).toEqual({ fault: 'empty' });
    expect(
      costLines(
        [
          ['名称', '成本'],
          ['灯', '1'],
        ],
        headings,
      ),
    ).toEqual({ fault: 'noKey' });
    expect(
      costLines(
        [
          ['货号', '价格'],
          ['L-1', '1'],
        ],
        headings,
      ),
    ).toEqual({ fault: 'noCost' });
    const long = Array.from({ length: 50_001 }, (_, index) => [String(index), '1']);
    expect(costLines([['货号', '成本'], ...long], headings)).toEqual({ fault: 'tooMany' });
  });

  it('have the headings of our own template', () => {
    const { sku, code, name, spec, cost } = products.costFile.templateColumns;
    const found = costLines(
      [
        [sku, code, name, spec, cost],
        ['7', 'A', 'n', 's', '3'],
      ],
      headings,
    );
    expect(found).toEqual({ lines: [{ line: 2, skuId: '7', extCode: 'A', cost: '3' }] });
  });
});

const sku = (skuId: string, extCode: string | null, costMin: string | null = null): KnownSku => ({
  id: `sku:${skuId}`,
  skuId,
  extCode,
  name: '灯',
  specName: null,
  costMin,
  shop: { name: '甲店' },
});
const line = (number: number, part: Partial<CostLine>): CostLine => ({
  line: number,
  skuId: '',
  extCode: '',
  cost: '5',
  ...part,
});

describe('what a file of costs would change', () => {
  const skus = [sku('1', 'L-1', '5.00'), sku('2', 'L-1'), sku('3', null, '4.00'), sku('4', 'X')];

  it('is told by SKU id, or by the article code for all SKUs that have it', () => {
    const plan = planCosts([line(2, { skuId: '3' }), line(3, { extCode: 'L-1' })], skus);
    expect(plan.changes.map((change) => [change.sku.skuId, change.cost])).toEqual([
      ['3', '5.00'],
      ['2', '5.00'],
    ]);
    expect(plan).toMatchObject({ unchanged: 1, blank: 0, refusals: [] });
  });

  it('leaves out what cannot be used, each line with its reason', () => {
    const plan = planCosts(
      [
        line(2, { skuId: '4', cost: '' }),
        line(3, { skuId: '4', cost: '12.345' }),
        line(4, { cost: '9' }),
        line(5, { skuId: '99' }),
        line(6, { skuId: '4', cost: '6' }),
        line(7, { extCode: 'X', cost: '6.00' }),
        line(8, { extCode: 'X', cost: '7' }),
        line(9, { skuId: '1', cost: '99999999' }),
      ],
      skus,
    );
    expect(plan.changes).toEqual([]);
    expect(plan.blank).toBe(1);
    expect(plan.refusals).toEqual([
      { line: 3, key: '4', reason: 'notMoney' },
      { line: 4, key: '', reason: 'noKey' },
      { line: 5, key: '99', reason: 'unknown' },
      { line: 6, key: '4', reason: 'contradicts', lines: [8] },
      { line: 7, key: 'X', reason: 'contradicts', lines: [8] },
      { line: 8, key: 'X', reason: 'contradicts', lines: [6, 7] },
      { line: 9, key: '1', reason: 'tooLarge' },
    ]);
  });

  it('takes codes as they are written: case, blanks and width tell SKUs apart', () => {
    const two = [sku('1', '48173c'), sku('2', '48173C'), sku('3', 'A_1')];
    const plan = planCosts(
      [
        line(2, { extCode: '48173c', cost: '5' }),
        line(3, { extCode: '48173C', cost: '6' }),
        line(4, { extCode: 'a 1', cost: '7' }),
        line(5, { extCode: 'A_1', cost: '8' }),
        line(6, { extCode: 'a_1', cost: '9' }),
      ],
      two,
    );
    expect(plan.changes.map(({ sku: { skuId }, cost }) => [skuId, cost])).toEqual([
      ['1', '5.00'],
      ['2', '6.00'],
      ['3', '8.00'],
    ]);
    expect(plan.refusals).toEqual([
      { line: 4, key: 'a 1', reason: 'similar', code: 'A_1' },
      { line: 6, key: 'a_1', reason: 'similar', code: 'A_1' },
    ]);
  });

  it('reads its costs in the way that the whole file writes them', () => {
    const cents = [line(2, { skuId: '3', cost: '1.250' }), line(3, { skuId: '4', cost: '12,50' })];
    expect(planCosts(cents, skus).changes.map(({ cost }) => cost)).toEqual(['1250.00', '12.50']);
    const mixed = [line(2, { skuId: '3', cost: '1.25' }), line(3, { skuId: '4', cost: '12,50' })];
    expect(planCosts(mixed, skus)).toMatchObject({
      changes: [{ line: 2, cost: '1.25' }],
      refusals: [{ line: 3, key: '4', reason: 'comma' }],
    });
  });
});
