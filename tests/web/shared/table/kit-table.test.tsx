import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Column } from '../../../../web/src/shared/table/DataTable.tsx';
import { KitTable } from '../../../../web/src/shared/table/KitTable.tsx';
import { button, click, render, unmount } from '../../support/render.tsx';

type Row = { readonly id: string; readonly stock: number };

let opened: string[] = [];

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    header: '名称',
    cell: ({ id }) => (
      <button type="button" data-opens onClick={() => opened.push(id)}>
        {id}
      </button>
    ),
  },
  {
    key: 'stock',
    header: '库存',
    isFigure: true,
    value: ({ stock }) => stock,
    cell: ({ stock }) => stock,
  },
  { key: 'sold', header: '销量', isShownAtFirst: false, cell: () => '7' },
  { key: 'acts', header: '操作', isFixed: true, cell: () => <input aria-label="备注" /> },
];
const rows: readonly Row[] = ['甲', '乙', '丙'].map((id, stock) => ({ id, stock }));

const draw = () =>
  render(
    <KitTable
      userId="7"
      table="test"
      caption="货品"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />,
  );

afterEach(() => {
  opened = [];
});

const heads = () =>
  [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
const isOffered = (name: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);
const choose = (name: string) => click(button(name));
const press = (element: Element | null, key: string) =>
  act(async () => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // The first and the last row have the focus a frame after the scroll.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => requestAnimationFrame(done));
  });
const focused = () => document.activeElement?.querySelector('th')?.textContent;

it('remembers of each person which rows are close, and forgets it on request', async () => {
  await draw();
  expect(heads()).toEqual(['名称', '库存\u00a0▽', '操作']);
  expect(isOffered('重置')).toBe(false);
  await choose('紧凑行高');
  expect(document.querySelector('table[data-compact]')).not.toBeNull();
  await unmount();
  await draw();
  expect(document.querySelector('table[data-compact]')).not.toBeNull();
  await choose('重置');
  expect(document.querySelector('table[data-compact]')).toBeNull();
  expect(isOffered('重置')).toBe(false);
});

it('names each row by its first column, or by the one that says so, for who hears the table', async () => {
  const names = () =>
    [...document.querySelectorAll('tbody th[scope=row]')].map(({ textContent }) => textContent);
  await draw();
  expect(names()).toEqual(['甲', '乙', '丙']);
  const [, stock, ...others] = columns;
  if (stock === undefined) throw new Error('No second column');
  await unmount();
  await render(
    <KitTable
      userId="1"
      table="named"
      caption="表"
      rowKey={({ id }) => id}
      rows={rows}
      columns={[...columns.slice(0, 1), { ...stock, isRowHead: true }, ...others]}
    />,
  );
  expect(names()).toEqual(rows.map((row) => String(row.stock)));
});

it('orders rows by a column from the largest down, then the other way round, then as they came', async () => {
  await draw();
  const order = () =>
    [...document.querySelectorAll('tbody th[scope=row]:first-child')].map(
      (cell) => cell.textContent,
    );
  const sorted = () => document.querySelector('th[aria-sort]')?.getAttribute('aria-sort');
  const head = () => document.querySelector<HTMLElement>('th button');
  for (const [rowsThen, direction] of [
    ['丙乙甲', 'descending'],
    ['甲乙丙', 'ascending'],
    ['甲乙丙', undefined],
  ] as const) {
    await act(async () => head()?.click());
    expect(order().join('')).toBe(rowsThen);
    expect(sorted()).toBe(direction);
  }
});

it('looks as the person has chosen it in another window of this browser', async () => {
  await draw();
  localStorage.setItem('user.7', JSON.stringify({ 'table.test': 'sold,stock;stock;' }));
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'user.7' })));
  expect(heads()).toEqual(['名称', '销量', '操作']);
});

it('shows the columns that are remembered between the first and those that always stand', async () => {
  localStorage.setItem('user.7', JSON.stringify({ 'table.test': 'sold,stock;stock;' }));
  await draw();
  expect(heads()).toEqual(['名称', '销量', '操作']);
  await choose('重置');
  expect(heads()).toEqual(['名称', '库存\u00a0▽', '操作']);
});

it('moves among the rows by keys, opens one with Enter, and leaves a field its keys', async () => {
  await draw();
  const region = document.querySelector('[role=region]');
  await press(region, 'ArrowDown');
  expect(focused()).toBe('甲');
  await press(document.activeElement, 'ArrowDown');
  await press(document.activeElement, 'Enter');
  expect(opened).toEqual(['乙']);
  await press(document.activeElement, 'End');
  expect(focused()).toBe('丙');
  await press(document.activeElement, 'ArrowDown');
  expect(focused()).toBe('丙');
  await press(document.activeElement, 'Home');
  expect(focused()).toBe('甲');

  const field = document.querySelector('input');
  field?.focus();
  await press(field, 'ArrowDown');
  expect(document.activeElement).toBe(field);
});
