import { describe, expect, it } from 'vitest';
import { cellOf } from '../../../web/src/features/products/cells.tsx';
import type { ColumnKey } from '../../../web/src/features/products/columns.ts';
import { columns, permittedColumns } from '../../../web/src/features/products/columns.ts';
import type { RowActs } from '../../../web/src/features/products/ProductLine.tsx';
import type { ProductRow } from '../../../web/src/features/products/variables.ts';
import { listedRow } from '../support/product-row.ts';
import { render, unmount } from '../support/render.tsx';

const acts: RowActs = {
  mayPick: false,
  mayRename: false,
  pick: () => {},
  toggle: () => {},
  open: () => {},
  rename: () => {},
  enterCost: () => {},
  goesOn: false,
  saveCost: async () => true,
};
const shown = async (key: ColumnKey, row: Partial<ProductRow>) => {
  await render(<div id="cell">{cellOf(key, listedRow(row), acts)}</div>);
  return document.getElementById('cell');
};

const uncosted = (sold: number, amount: string) =>
  ({ __typename: 'UncostedSales', sold, returned: 0, amount }) as const;

describe('the margin of a product', () => {
  it.each([
    ['of what has a cost', { netAmount: '100.00', profit: '25.00' }, '25.0%'],
    [
      'without what has none',
      { netAmount: '150.00', profit: '25.00', uncosted: uncosted(5, '50.00') },
      '25.0%',
    ],
    ['of a loss', { netAmount: '100.00', profit: '-5.00' }, '−5.0%'],
    [
      'is none without any cost',
      { netAmount: '100.00', profit: null, uncosted: uncosted(9, '100.00') },
      '缺成本',
    ],
    ['is none where nothing moved', { netAmount: '0.00', profit: null }, '—'],
  ] as const)('%s', async (_what, row, text) => {
    expect((await shown('margin', { uncosted: uncosted(0, '0.00'), ...row }))?.textContent).toBe(
      text,
    );
  });

  it('stands beside the profit for who may see costs, and is not offered to others', () => {
    const keys = permittedColumns(true);
    expect(keys[keys.indexOf('profit') + 1]).toBe('margin');
    expect(columns.margin.isShownAtFirst).toBe(true);
    expect(permittedColumns(false)).not.toContain('margin');
  });
});

describe('the course of a product', () => {
  it('stands in the list of everybody, behind the sales of 30 days, as what to restock does behind the cover', () => {
    const first = permittedColumns(false).filter((key) => columns[key].isShownAtFirst);
    expect(first.join()).toContain('cover,restock');
    expect(first.join()).toContain('net30,course');
  });

  it('is a line that says in words what it shows', async () => {
    const cell = await shown('course', { dailyQuantities: [0, 4, null, 9, 1] });
    const line = cell?.querySelector('[role=img]');
    expect(line?.getAttribute('aria-label')).toBe('近30天净销 14 件，单日最多 9 件');
    expect(line?.querySelector('path')?.getAttribute('d')).not.toBe('');
  });

  it('is none where nothing moved, and where it is not told', async () => {
    expect((await shown('course', { dailyQuantities: [0, 0] }))?.textContent).toBe('—');
    await unmount();
    expect((await shown('course', { dailyQuantities: null }))?.textContent).toBe('—');
  });
});

it('what is to be ordered says how it is reckoned', async () => {
  const cell = await shown('restock', { restock: 1234 });
  expect(cell?.textContent).toBe('1,234');
  expect(cell?.querySelector('[title]')?.getAttribute('title')).toContain('14 天');
  await unmount();
  expect((await shown('restock', { restock: null }))?.textContent).toBe('—');
});

describe('a state of a product, and how many of its SKUs want something', () => {
  const doorOf = async (key: ColumnKey, row: Partial<ProductRow>) =>
    (await shown(key, row))?.querySelector('a')?.getAttribute('href');

  it.each<[string, ColumnKey, Partial<ProductRow>, string | undefined]>([
    [
      'leads to all that is in it, on the level that is looked at',
      'status',
      { level: 'SPU', status: 'OFF_SALE' },
      '/account/manager?level=spu&status=off_sale',
    ],
    [
      'of its stock too',
      'stock',
      { level: 'SKC', hint: 'RUNNING_OUT' },
      '/account/manager?level=skc&hint=runningOut',
    ],
    ['leads nowhere where its stock is all right', 'stock', { hint: null }, undefined],
    [
      'below their floor price: to these',
      'floor',
      { level: 'SPU', skuId: null, skcId: null, belowFloorSkuCount: 2 },
      '/account/manager?shop=temu:1&level=sku&q=359995006448&cost=below',
    ],
    [
      'without a cost: to these',
      'cost',
      { level: 'SKC', skuId: null, uncostedSkuCount: 3 },
      '/account/manager?shop=temu:1&level=sku&q=35999500644801&cost=without',
    ],
    ['of one SKU, whose cost is entered beside', 'cost', { uncostedSkuCount: 1 }, undefined],
    [
      'whose sales are in no profit: to these',
      'profit',
      { level: 'SPU', skuId: null, skcId: null, uncosted: uncosted(5, '50.00') },
      '/account/manager?shop=temu:1&level=sku&q=359995006448&cost=without',
    ],
  ])('%s', async (_what, key, row, door) => {
    expect(await doorOf(key, row)).toBe(door);
  });
});
