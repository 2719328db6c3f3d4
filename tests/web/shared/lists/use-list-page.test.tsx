import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useListPage } from '../../../../web/src/shared/lists/use-list-page.ts';
import { render, unmount } from '../../support/render.tsx';

type List = { readonly page: number; readonly search: string; readonly state: string | null };
type Shown = ReturnType<typeof useListPage<List>>;

const first: List = { page: 1, search: '', state: null };
const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

const set: unknown[] = [];
let left = 0;
let shown: Shown;

type Props = { list: List; answer: Parameters<typeof useListPage<List>>[1] };

function Page({ list, answer }: Props) {
  const setList = (next: List, options?: { readonly push?: boolean }) => {
    set.push([next, options?.push ?? false]);
  };
  shown = useListPage<List>([list, setList], answer, { pageSize: 20, onLeave: () => left++ });
  return null;
}

const show = (list: List, answer: Props['answer']) => render(<Page list={list} answer={answer} />);

afterEach(() => {
  set.length = 0;
  left = 0;
});

describe('a list whose state is in the address', () => {
  it('comes back from a page behind its end, once it is known', async () => {
    await show({ ...first, page: 9 }, { rows: null, total: 0, isBusy: true });
    expect(set).toEqual([]);
    await unmount();
    await show({ ...first, page: 9 }, { rows: [], total: 41, isBusy: false });
    expect(set).toEqual([[{ ...first, page: 3 }, false]]);
    expect(shown.pages?.page).toBe(3);
  });

  it('begins another list at its first page, and forgets what was ticked in the one before', async () => {
    await show({ ...first, page: 2 }, { rows: rows(20), total: 41, isBusy: false });
    await act(async () => shown.change({ state: 'DRAFT' }));
    expect(set).toEqual([[{ ...first, state: 'DRAFT' }, true]]);
    expect(left).toBe(1);
  });

  it('"back" undoes a step to another page, not each letter of a search', async () => {
    await show({ ...first, search: 'a' }, { rows: rows(20), total: 41, isBusy: false });
    await act(async () => shown.pages?.onPage(2));
    await act(async () => shown.change({ search: 'ab' }));
    expect(set).toEqual([
      [{ page: 2, search: 'a', state: null }, true],
      [{ page: 1, search: 'ab', state: null }, false],
    ]);
  });

  it.each([
    [[], false, true],
    [[], true, false],
    [null, false, false],
    [rows(1), false, false],
  ])('%j, busy: %s, is empty: %s', async (answered, isBusy, isEmpty) => {
    await show(first, { rows: answered, total: answered?.length ?? 0, isBusy });
    expect(shown.isEmpty).toBe(isEmpty);
    expect(shown.pages === null).toBe((answered?.length ?? 0) === 0);
  });
});
