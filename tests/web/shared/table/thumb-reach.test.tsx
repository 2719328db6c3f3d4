import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DataTable } from '../../../../web/src/shared/table/DataTable.tsx';
import { button, render } from '../../support/render.tsx';

const pressed: string[] = [];

/** Two words of 40 × 20 px, below each other in the middle of a cell, by the places of their tops. */
const tops = { 改名: 100, 删除: 124 } as const;

async function show(): Promise<void> {
  const acts = Object.keys(tops).map((name) => (
    <button key={name} type="button" onClick={() => pressed.push(name)}>
      {name}
    </button>
  ));
  const columns = [{ key: 'acts', header: '操作', cell: () => <div>{acts}</div> }];
  await render(<DataTable caption="店铺" columns={columns} rows={['甲']} rowKey={(row) => row} />);
  for (const [name, top] of Object.entries(tops))
    button(name).getBoundingClientRect = () => new DOMRect(100, top, 40, 20);
}
const tapAt = (target: Element | null, clientX: number, clientY: number) =>
  act(async () => {
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
  });
const cell = () => document.querySelector('tbody th');

beforeEach(() => {
  pressed.length = 0;
});

it('presses what a thumb in a cell comes down beside, the nearest, and nothing further away', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  await show();
  await tapAt(cell(), 120, 90);
  await tapAt(document.querySelector('tbody th div'), 120, 123);
  expect(pressed).toEqual(['改名', '删除']);
  await tapAt(cell(), 120, 85);
  await tapAt(cell(), 145, 110);
  await tapAt(document.querySelector('thead th'), 120, 110);
  expect(pressed).toEqual(['改名', '删除']);
  // What is hit itself is pressed once, whatever lies near.
  await tapAt(button('改名'), 120, 119);
  expect(pressed).toEqual(['改名', '删除', '改名']);
});

it('leaves what a mouse comes down beside', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await show();
  await tapAt(cell(), 120, 95);
  expect(pressed).toEqual([]);
});
