import { describe, expect, it, vi } from 'vitest';
import {
  createPageStore,
  type PageEvent,
  type WatchPage,
} from '../../../web/src/features/products/page-store.ts';
import { lineCount, placeOf, unfoldedOf } from '../../../web/src/features/products/unfolded.ts';
import { childLines, createUnfoldStore } from '../../../web/src/features/products/use-unfolded.ts';

type Event = PageEvent<string, string>;

/** A list whose pages are answered by hand. */
const handFed = () => {
  const open = new Map<number, (event: Event) => void>();
  const retried: number[] = [];
  const watch: WatchPage<string, string> = (page, onEvent) => {
    open.set(page, onEvent);
    return { stop: () => open.delete(page), retry: () => retried.push(page) };
  };
  const answer = (page: number, rows: string[], total = 120, isBusy = false) =>
    open.get(page)?.({ kind: 'answer', isBusy, answer: { rows, total, summary: 'all' } });
  const fail = (page: number) => open.get(page)?.({ kind: 'failed' });
  return { store: createPageStore(watch), open, retried, answer, fail };
};

describe('a long list, page by page', () => {
  it('watches only what is in sight, and keeps what was seen', () => {
    const { store, open, answer } = handFed();
    const heard = vi.fn();
    store.subscribe(heard);
    store.look([0]);
    expect(store.state()).toMatchObject({ total: null, isBusy: true });
    answer(0, ['a', 'b']);
    expect(store.state()).toMatchObject({ total: 120, summary: 'all', isBusy: false });
    store.look([1, 2]);
    expect([...open.keys()]).toEqual([1, 2]);
    answer(2, ['y']);
    expect([...store.state().pages]).toEqual([
      [0, ['a', 'b']],
      [2, ['y']],
    ]);
    expect(store.state().isBusy).toBe(true);
    expect(heard).toHaveBeenCalled();
  });

  it('leaves in their places the rows that have gone, where it is told to keep them', () => {
    const told: { page: number; gone: number; on: (event: Event) => void }[] = [];
    const store = createPageStore<string, string>(
      (page, on, gone) => {
        told.push({ page, gone, on });
        return { stop: () => {}, retry: () => {} };
      },
      {
        isGone: (row) => row.endsWith('!'),
        isSame: (row, other) => row[0] === other[0],
      },
    );
    const answer = (page: number, rows: string[], total: number, isBusy = false) =>
      told
        .findLast((entry) => entry.page === page)
        ?.on({ kind: 'answer', isBusy, answer: { rows, total, summary: '' } });
    store.look([0]);
    // What is remembered gives way to what the server tells.
    answer(0, ['x', 'a'], 9, true);
    answer(0, ['a', 'b', 'c'], 5);
    store.change((row) => (row === 'b' ? 'b!' : row));
    // What is asked for again stands there as it was, and an answer may be of the time before.
    answer(0, ['a', 'b', 'c'], 5, true);
    answer(0, ['a', 'b', 'c'], 5);
    expect(store.state().pages.get(0)).toEqual(['a', 'b!', 'c']);
    answer(0, ['c2', 'a', 'd'], 4);
    expect(store.state()).toMatchObject({ total: 5 });
    expect(store.state().pages.get(0)).toEqual(['a', 'b!', 'c2']);
    // The list is shorter by one now: the next page begins by one earlier.
    store.look([0, 1]);
    expect(told.at(-1)).toMatchObject({ page: 1, gone: 1 });
    answer(1, ['d', 'e'], 4);
    expect(store.state().pages.get(1)).toEqual(['d', 'e']);
  });

  it('does not hear what comes after a page has gone out of sight', () => {
    const late: ((event: Event) => void)[] = [];
    const store = createPageStore<string, string>((_, onEvent) => {
      late.push(onEvent);
      return { stop: () => {}, retry: () => {} };
    });
    store.look([0]);
    store.look([]);
    late[0]?.({
      kind: 'answer',
      isBusy: false,
      answer: { rows: ['late'], total: 1, summary: '' },
    });
    expect(store.state()).toMatchObject({ total: null, isBusy: false });
  });

  it('says that a page failed, and asks for that one again', () => {
    const { store, retried, answer, fail } = handFed();
    store.look([0, 1]);
    answer(0, ['a']);
    fail(1);
    expect(store.state()).toMatchObject({ isFailed: true, isBusy: false });
    store.retry();
    expect(retried).toEqual([1]);
    answer(1, ['b']);
    expect(store.state().isFailed).toBe(false);
  });
});

describe('rows that are unfolded', () => {
  const pages = new Map([
    [2, [{ id: 'e' }, { id: 'f' }]],
    [0, [{ id: 'a' }, { id: 'b' }]],
  ]);

  it('push down what stands below them', () => {
    const unfolded = unfoldedOf(
      pages,
      2,
      new Map([
        ['e', 3],
        ['a', 2],
        ['gone', 9],
      ]),
    );
    expect(unfolded.map(({ id, index }) => [id, index])).toEqual([
      ['a', 0],
      ['e', 4],
    ]);
    expect(lineCount(6, unfolded)).toBe(11);
    const shown = Array.from({ length: 11 }, (_, index) => {
      const place = placeOf(index, unfolded);
      return place.kind === 'row' ? place.index : `${place.parent.id}${place.index}`;
    });
    expect(shown).toEqual([0, 'a0', 'a1', 1, 2, 3, 4, 'e0', 'e1', 'e2', 5]);
  });

  it('have a line that says what is the matter, and one where there are too many', () => {
    expect([null, 0, 1, 50, 51].map(childLines)).toEqual([1, 1, 1, 50, 51]);
  });

  it('are asked for when they unfold, and left when they fold', () => {
    const { store, open, answer } = handFed();
    const opened = createUnfoldStore(() => store as never);
    opened.toggle('a');
    expect(open.size).toBe(1);
    answer(0, ['x'], 1);
    expect(opened.state().get('a')?.total).toBe(1);
    opened.toggle('a');
    expect(open.size).toBe(0);
    expect(opened.state().size).toBe(0);
  });
});
