import { beforeAll, expect, it } from 'vitest';
import { columnWidths } from '../../../web/src/features/products/column-widths.ts';
import type { ProductTotals } from '../../../web/src/features/products/use-totals.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { listedRow } from '../support/product-row.ts';

type Rest<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Others]
  ? Others
  : never;

beforeAll(() => i18n.loadNamespaces('statistics'));

const widthsOf = (...given: Rest<Parameters<typeof columnWidths>>) =>
  columnWidths(i18n.getFixedT('zh-CN', 'statistics'), ...given);
const shown = ['shop', 'quantity', 'amount', 'profit', 'margin', 'cost', 'net30'] as const;
const usual = [112, 80, 124, 128, 96, 108, 108].map(
  (px) => `calc(${px / 16}rem * var(--word-room))`,
);
const totals = (part: Partial<ProductTotals>): ProductTotals => ({
  ...listedRow(),
  __typename: 'ProductTotals',
  sold: 10,
  returned: 0,
  netQuantity: 10,
  netAmount: '100.00',
  ...part,
});
const signs = (widths: readonly string[]) =>
  widths.map((width) => Number(/\((\d+)ch /.exec(width)?.[1] ?? 0));

it('columns of figures are as wide as they are drawn to be, while these have room', () => {
  expect(widthsOf(shown, [], null)).toEqual(usual);
  expect(widthsOf(shown, [listedRow({ netQuantity: -99_999 })], totals({}))).toEqual(usual);
  const span = listedRow({ costMin: '102.41', costMax: '104.31' });
  expect(widthsOf(shown, [span], null)).toEqual(usual);
});

it('and as wide as the longest figure of the rows and of their sum needs: none loses its last digits', () => {
  const sum = totals({ netQuantity: 30_002_813, netAmount: '3370150470.91' });
  const row = listedRow({
    netAmount: '33.30',
    profit: '-2499966.70',
    uncosted: null,
    costMin: '4.56',
    costMax: '250000.00',
    net30: 30_000_000,
  });
  const widths = widthsOf(shown, [listedRow(), row], sum);
  expect(signs(widths)).toEqual([
    0,
    '30,002,813'.length,
    '¥3,370,150,470.91'.length,
    0,
    '−7,507,407.5%'.length,
    '~¥250,000.00'.length,
    0,
  ]);
  expect(widths[2]).toBe('max(calc(7.75rem * var(--word-room)), calc(17ch + 16px))');
  // The pencil stands behind it.
  expect(widths[5]).toContain('calc(12ch + 44px)');
  expect(signs(widthsOf(['profit'], [listedRow({ profit: '-12499966.70' })], null))).toEqual([
    '−¥12,499,966.70'.length,
  ]);
});

it('a column of profits has room for what has no cost, which stands under them', () => {
  const uncosted = {
    __typename: 'UncostedSales',
    sold: 35,
    returned: 0,
    amount: '1138.45',
  } as const;
  expect(widthsOf(['profit'], [listedRow()], null)).toEqual(['calc(8rem * var(--word-room))']);
  // 另 and 件 are square; the rest are small figures.
  const wider = ['max(calc(8rem * var(--word-room)), calc(12ch + 40px))'];
  expect(widthsOf(['profit'], [listedRow()], totals({ uncosted }))).toEqual(wider);
  expect(widthsOf(['profit'], [listedRow(), listedRow({ uncosted })], null)).toEqual(wider);
});
