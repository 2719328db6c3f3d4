import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Picked, usePicked } from '../../../../web/src/shared/lists/use-picked.ts';
import { render } from '../../support/render.tsx';

type Row = { readonly id: string; readonly state: string };
const row = (id: string, state = 'new'): Row => ({ id, state });

let picked: Picked<Row> | undefined;
const now = (): Picked<Row> => {
  if (picked === undefined) throw new Error('Nothing is rendered');
  return picked;
};

type Shown = { readonly rows: readonly Row[]; readonly page: number };
let turn: ((next: Shown) => void) | undefined;

const List = (first: Shown) => {
  const [{ rows, page }, setShown] = useState(first);
  turn = setShown;
  picked = usePicked(rows, page);
  return null;
};

/** Shows the page in the list that is there, or begins one. */
const show = async (page: number, ...rows: readonly Row[]) => {
  if (turn === undefined) await render(<List rows={rows} page={page} />);
  else await act(() => turn?.({ rows, page }));
};
const ids = () => now().rows.map(({ id }) => id);

afterEach(() => {
  turn = undefined;
});

describe('the ticked rows of a list', () => {
  it('are kept on other pages, and said to be there', async () => {
    await show(1, row('a'), row('b'));
    await act(() => now().pickAll(true));
    expect([ids(), now().all, now().elsewhere]).toEqual([['a', 'b'], true, 0]);
    await show(2, row('c'), row('d'));
    expect([ids(), now().all, now().elsewhere]).toEqual([['a', 'b'], false, 2]);
    await act(() => now().pick('c', true));
    expect([ids(), now().all, now().elsewhere]).toEqual([['c', 'a', 'b'], 'indeterminate', 2]);
    // The box of the page takes this page off alone.
    await act(() => now().pickAll(false));
    expect(ids()).toEqual(['a', 'b']);
  });

  it('are as they stand now where they are shown', async () => {
    await show(1, row('a'));
    await act(() => now().pick('a', true));
    await show(1, row('a', 'packed'));
    expect(now().rows).toEqual([row('a', 'packed')]);
  });

  it('do not count once they have left the page on which they were ticked', async () => {
    await show(1, row('a'), row('b'));
    await act(() => now().pickAll(true));
    await show(1, row('b'), row('c'));
    expect(ids()).toEqual(['b']);
  });

  it('can be all rows of the list, and are dropped as they are dealt with', async () => {
    await show(1, row('a'));
    await act(() => now().pickRows([row('a'), row('x'), row('y')]));
    expect([ids(), now().elsewhere]).toEqual([['a', 'x', 'y'], 2]);
    await act(() => now().drop([row('x')]));
    expect(ids()).toEqual(['a', 'y']);
    await act(() => now().clear());
    expect(ids()).toEqual([]);
  });
});
