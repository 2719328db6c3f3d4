import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { type ColumnChoice, useColumns } from '../../../web/src/features/products/use-columns.ts';
import { noteOf, writeNote } from '../../../web/src/shared/kept/user-notes.ts';
import { render } from '../support/render.tsx';

let choice: ColumnChoice | undefined;

function List() {
  choice = useColumns('7', true, 'quantity');
  return null;
}

beforeEach(() => {
  choice = undefined;
});
it('stand before everybody with what was earned ahead of what is to be ordered', async () => {
  await render(<List />);
  expect(choice?.look.isChanged).toBe(false);
  const shown = choice?.shown ?? [];
  expect(shown.slice(0, 7)).toEqual([
    'shop',
    'status',
    'stock',
    'quantity',
    'amount',
    'profit',
    'margin',
  ]);
});

it('stay in the order and the number in which somebody has left them', async () => {
  // Every table writes the whole order, as it was for everybody when something was chosen.
  const order =
    'shop,category,status,stock,transit,value,stockCost,loss,cover,restock,price,cost,floor,net7,net30,course,sold,returned,quantity,amount,profit,margin,created';
  const hidden = 'category,transit,value,stockCost,loss,course,sold,returned,created';
  writeNote('7', 'table.products', `${order};${hidden};compact`);
  await render(<List />);
  const left = order.split(',').filter((key) => !hidden.split(',').includes(key));
  expect(choice?.shown).toEqual(left);
  expect(choice?.look.isCompact).toBe(true);
  await act(async () => choice?.look.toggle('course'));
  expect(choice?.shown).toEqual(
    order.split(',').filter((key) => key === 'course' || left.includes(key)),
  );
  expect(noteOf('7', 'table.products')?.startsWith(`${order};`)).toBe(true);
});
